import type { Present } from "../../../../kernel/presence/present.ts";
import type { FieldsOfParts } from "../../preview/preview-messages.ts";
import { layoutIn } from "../../sections/layout.ts";
import type { FieldValues, Section } from "../../sections/section.ts";

/** What a part of a page has that its name does not tell. */
export type PartMark = {
  /** Whether visitors read something else, or do not see the part, or still see it. */
  isChanged: boolean;
  /** Who else is at a text of the part. */
  people: readonly Present[];
};

type Marked = {
  section: Section;
  values: FieldValues;
  published?: FieldValues;
  /** The fields whose values visitors do not read yet. */
  changed?: ReadonlySet<string>;
  others?: readonly Present[];
  contents: FieldsOfParts;
};

const nobody: readonly Present[] = [];

/** The marks of a page's parts, by their ids. */
export function partMarks(page: Marked): ReadonlyMap<string, PartMark> {
  const { section, values, published = {}, changed = new Set(), others = nobody, contents } = page;
  const shownNow = new Map(layoutIn(published).map(({ id, isShown }) => [id, isShown]));
  return new Map(
    layoutIn(values).map(({ id, isShown }) => {
      const fields = contents[id] ?? [];
      const isMoved = published.layout !== undefined && shownNow.get(id) !== isShown;
      const isChanged = isMoved || fields.some((field) => changed.has(field.slice(section.key.length + 1)));
      const people = others.filter(({ field }) => fields.some((one) => isWithin(field, one)));
      return [id, { isChanged, people }];
    }),
  );
}

const isWithin = (address: string, field: string) => address === field || address.startsWith(`${field}/`);
