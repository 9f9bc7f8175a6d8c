import type { Present } from "../../../../kernel/presence/present.ts";
import { type Address, fieldAddress } from "../../../../kernel/resource/address.ts";
import type { FieldsOfParts } from "../../preview/preview-messages.ts";
import { layoutIn } from "../../sections/layout.ts";
import type { FieldValues } from "../../sections/section.ts";

/** What a part of a page has that its name does not tell. */
export type PartMark = {
  /** Whether visitors read something else, or do not see the part, or still see it. */
  isChanged: boolean;
  /** Who else is at a text of the part. */
  people: readonly Present[];
};

type Marked = {
  values: FieldValues;
  published?: FieldValues;
  /** The addresses of the fields whose values visitors do not read yet. */
  changed?: ReadonlySet<Address>;
  others?: readonly Present[];
  contents: FieldsOfParts;
};

/** The marks of a page's parts, by their ids. */
export function partMarks(page: Marked): ReadonlyMap<string, PartMark> {
  const { values, published = {}, changed = new Set(), others = [], contents } = page;
  const shownNow = new Map(layoutIn(published).map(({ id, isShown }) => [id, isShown]));
  return new Map(
    layoutIn(values).map(({ id, isShown }) => {
      const fields = contents[id] ?? [];
      const isShownOtherwise = published.layout !== undefined && shownNow.get(id) !== isShown;
      const isChanged = isShownOtherwise || fields.some((field) => changed.has(field));
      const people = others.filter(({ field }) => fields.includes(fieldAddress(field)));
      return [id, { isChanged, people }];
    }),
  );
}
