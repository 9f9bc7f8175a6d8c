import { csvColumnsOf, historyFormatOf, type ValueWords } from "../../kernel/resource/field-labels.ts";
import { type AnsweredOf, blankOf, type InputOf, type Resource } from "../../kernel/resource/resource.ts";
import { inputOf } from "../../kernel/resource/wire.ts";

/** The options of `useListScreen` that follow from the description of a resource. */
export function listScreenOf<R extends Resource>(resource: R) {
  return {
    path: `/api/${resource.path}`,
    inputOf: (record: AnsweredOf<R>): InputOf<R> => inputOf(resource, record),
    blank: (count: number): InputOf<R> => blankOf(resource, { count }),
  };
}

/** The values of a choice with their labels, as options of a filter. */
export function choiceOptions<R extends Resource>(
  { fields, words }: R,
  name: Extract<keyof R["words"]["values"], string>,
) {
  return (fields[name]?.choices ?? []).map((value) => ({
    value,
    label: words.values[name]?.[value] ?? value,
  }));
}

/** The words of a list screen's history and CSV files; `stored` names values that are stored with other records. */
export function listWordsOf(resource: Resource, stored?: ValueWords) {
  return { history: historyFormatOf(resource, stored), importing: csvColumnsOf(resource, stored) };
}
