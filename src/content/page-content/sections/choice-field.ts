import type { Field } from "../../../kernel/resource/field.ts";
import { choice } from "../../../kernel/resource/kinds/choice.ts";
import type { PageField } from "./section.ts";

/** One of a few looks, whose names are in `item-words.text.ts`; until somebody chooses, the first. */
export function oneOf<const Id extends string>(
  id: Id,
  label: string,
  choices: readonly [string, ...string[]],
): PageField<Id, string> {
  const kind: Field<string> = choice(choices);
  return { id, label, content: choices[0], ...kind };
}
