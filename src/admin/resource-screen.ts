import type { Resource } from "../kernel/resource/resource.ts";
import { screenNames } from "./admin.text.ts";
import type { ScreenKey } from "./screens.ts";

/** The screen of a resource. Throws for a resource that names none of the admin's. */
export function screenOf({ name, screen }: Resource): ScreenKey {
  const known = Object.keys(screenNames).find((key) => key === screen);
  if (!known) throw new Error(`${name} names a screen that does not exist: ${screen}`);
  return known as ScreenKey; // one of the keys
}

/** What a record is called: the field that the description names as its title. */
export function titleOf({ fields }: Resource, record: object): string {
  const title = Object.keys(fields).find((name) => fields[name]?.options.isTitle);
  return title === undefined
    ? ""
    : String(Object.entries(record).find(([name]) => name === title)?.[1] ?? "");
}
