import { choice } from "../../../kernel/resource/kinds/choice.ts";
import { field, type PageField } from "./section.ts";

/** One of a few looks, whose names are in `item-words.text.ts`; until somebody chooses, the first. */
export function oneOf<const Id extends string>(
  id: Id,
  label: string,
  choices: readonly [string, ...string[]],
): PageField<Id, string> {
  return field(id, label, choices[0], choice(choices));
}
