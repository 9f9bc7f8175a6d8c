import { keysOf } from "../../kernel/objects.ts";
import { fieldWhere, type Resource } from "../../kernel/resource/resource.ts";
import { fieldValue } from "../use-cases/record-places.server.ts";
import { screenNames } from "./admin.text.ts";
import type { ScreenKey } from "./screens.ts";

/** The screen of a resource, or of one of its records. Throws for one that names none of the admin's. */
export function screenOf({ name, screen }: Pick<Resource, "name" | "screen">): ScreenKey {
  const known = keysOf(screenNames).find((key) => key === screen);
  if (!known) throw new Error(`${name} names a screen that does not exist: ${screen}`);
  return known;
}

/** What a record is called: by the fields that the description names as its title. */
export function titleOf(resource: Resource, record: object): string {
  const titles = (["whereFilled", true] as const)
    .map((which) => fieldWhere(resource, ({ options }) => options.isTitle === which))
    .map((name) => (name === undefined ? "" : String(fieldValue(record, name))));
  return titles.find(Boolean) ?? "";
}
