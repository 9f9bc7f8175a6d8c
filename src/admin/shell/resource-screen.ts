import { keysOf } from "../../kernel/objects.ts";
import type { Resource } from "../../kernel/resource/resource.ts";
import { screenNames } from "./admin.text.ts";
import type { ScreenKey } from "./screens.ts";

/** The screen of a resource, or of one of its records. Throws when the admin has no screen of that name. */
export function screenOf({ name, screen }: Pick<Resource, "name" | "screen">): ScreenKey {
  const known = keysOf(screenNames).find((key) => key === screen);
  if (!known) throw new Error(`${name} names a screen that does not exist: ${screen}`);
  return known;
}
