import type { PageField } from "../section.ts";

/**
 * A block that an editor adds to a page: its name, its fields, and what stands in a new one. Its folder in `src/site/blocks` has
 * the description (`block.text.ts`), its drawing (`drawing.tsx`) with styles, its picture in the editor (an SVG of its name) and,
 * where it shows records, what reads them (`records.server.ts`). Requirement PAGES-01.
 */
export type Block<Fields extends readonly PageField[] = readonly PageField[]> = {
  label: string;
  /** Blocks are offered in this order. */
  order: number;
  /** Fields whose first texts only say what to write there; the check before publishing names them. */
  unwritten: readonly string[];
  fields: Fields;
};

type Options<Fields extends readonly PageField[]> = {
  order: number;
  unwritten?: readonly Fields[number]["id"][];
};

/** Describes a block. The types of its texts are inferred from the fields. */
export function block<const Fields extends readonly PageField[]>(
  label: string,
  { order, unwritten = [] }: Options<NoInfer<Fields>>,
  fields: Fields,
): Block<Fields> {
  return { label, order, unwritten, fields };
}

/** What a block shows, by the ids of its fields. */
export type TextsOf<B extends Block> = { [F in B["fields"][number] as F["id"]]: F["content"] };
