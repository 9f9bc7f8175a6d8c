import { keysOf } from "../kernel/objects.ts";
import { fieldWhere, type Resource } from "../kernel/resource/resource.ts";
import { screenNames } from "./admin.text.ts";
import { fieldValue } from "./record-places.server.ts";
import type { ScreenKey } from "./screens.ts";

/** The screen of a resource. Throws for a resource that names none of the admin's. */
export function screenOf({ name, screen }: Resource): ScreenKey {
  const known = keysOf(screenNames).find((key) => key === screen);
  if (!known) throw new Error(`${name} names a screen that does not exist: ${screen}`);
  return known;
}

/** What a record is called: the field that the description names as its title. */
export function titleOf(resource: Resource, record: object): string {
  const title = fieldWhere(resource, ({ options }) => options.isTitle === true);
  return title === undefined ? "" : String(fieldValue(record, title));
}
