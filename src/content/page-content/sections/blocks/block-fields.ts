import { blockFieldId, layoutIn, type PlacedPart } from "../layout.ts";
import { recordField, recordFieldsOf } from "../record-fields.ts";
import type { FieldValues, PageField, Section } from "../section.ts";
import type { Block, TextsOf } from "./block.ts";
import { blockOf } from "./blocks.ts";

const known = new WeakMap<PlacedPart, readonly PageField[]>();

/** The fields of a block under their ids in the section; nothing for a part of the page's own. */
export function blockFields(placed: PlacedPart): readonly PageField[] {
  const ready = known.get(placed);
  if (ready) return ready;
  const { id, part } = placed;
  const described = id === part ? [] : (blockOf(part)?.fields ?? []);
  const fields = described.map((field) => inSection(placed, field));
  known.set(placed, fields);
  return fields;
}

function inSection(placed: Pick<PlacedPart, "part" | "id">, field: PageField): PageField {
  return { ...field, id: blockFieldId(placed, field.id), name: field.id };
}

/** All fields that a section has with these values: its own, those of the blocks in its layout, and those of drafted records. */
export function fieldsOf(section: Section, values: FieldValues): readonly PageField[] {
  const added = [...layoutIn(values).flatMap(blockFields), ...recordFieldsOf(section, values)];
  return added.length === 0 ? section.fields : [...section.fields, ...added];
}

/** A field of a section, of any block that may stand in it, or of a record that its page may show, by its id. */
export function fieldOf(section: Section, id: string): PageField | undefined {
  const own = section.fields.find((field) => field.id === id) ?? recordField(id);
  if (own || !hasLayout(section)) return own;
  const [, part = "", block = "", name] = /^([a-z]+)-([a-z\d]{8})-(\w+)$/.exec(id) ?? [];
  const field = blockOf(part)?.fields.find((field) => field.id === name);
  return field && inSection({ part, id: block }, field);
}

const hasLayout = (section: Section) => section.fields.some(({ id }) => id === "layout");

/** The values of a section with the first texts of blocks whose fields nobody has filled yet. */
export function withBlockTexts(section: Section, values: FieldValues): FieldValues {
  const blank = layoutIn(values)
    .flatMap(blockFields)
    .filter(({ id }) => values[id] === undefined);
  if (blank.length === 0 || !hasLayout(section)) return values;
  return { ...values, ...Object.fromEntries(blank.map(({ id, content }) => [id, content])) };
}

/** What a block shows, among the values of its section. */
export function textsOfBlock<B extends Block>(
  block: B,
  placed: PlacedPart,
  values: { readonly [field: string]: unknown },
): TextsOf<B> {
  const texts = block.fields.map((field) => [
    field.id,
    values[blockFieldId(placed, field.id)] ?? field.content,
  ]);
  return Object.fromEntries(texts);
}
