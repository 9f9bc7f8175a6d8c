import { blockFields } from "../../../content/page-content/sections/blocks/block-fields.ts";
import { blockNames } from "../../../content/page-content/sections/blocks/blocks.ts";
import type { PlacedPart } from "../../../content/page-content/sections/layout.ts";
import type {
  FieldValue,
  FieldValues,
  PageField,
  PageImage,
} from "../../../content/page-content/sections/section.ts";
import type { Field } from "../../../kernel/resource/field.ts";
import { blankItem } from "../../../kernel/resource/kinds/list.ts";
import { richTexts, texts } from "./random-page.text.ts";

type RandomPage = {
  layout: PlacedPart[];
  values: FieldValues;
  /** What stands in the blocks before anybody writes them. */
  first: FieldValues;
};

/** The layout of a page of one to fourteen blocks and the texts of all of them, the same for the same seed; requirement PAGES-01. */
export function randomPage(seed: number, picture: string): RandomPage {
  const roll = dice(seed);
  const layout = Array.from(
    { length: 1 + roll(14) },
    (_, index): PlacedPart => ({
      id: `block${100 + index}`,
      part: pick(roll, blockNames),
      isShown: roll(8) > 0,
    }),
  );
  return filled(layout, roll, picture);
}

/** The same with each block once, in the order in which they are offered. */
export function everyBlock(seed: number, picture: string): RandomPage {
  const layout = blockNames.map((part, index) => ({ id: `block${100 + index}`, part, isShown: true }));
  return filled(layout, dice(seed), picture);
}

function filled(layout: PlacedPart[], roll: Roll, picture: string): RandomPage {
  const fields = layout.flatMap(blockFields);
  const values = Object.fromEntries(
    fields.map((field): [string, FieldValue] => [field.id, valueFor(field, roll, picture)]),
  );
  const first = Object.fromEntries(fields.map(({ id, content }) => [id, content]));
  return { layout, values, first };
}

/** Makes random numbers below `most`, the same for the same seed. */
function dice(seed: number) {
  let state = seed * 2654435761 + 1;
  return (most: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

type Roll = ReturnType<typeof dice>;

function pick<T>(roll: Roll, from: readonly T[]): T {
  const [picked] = from.slice(roll(from.length));
  if (picked === undefined) throw new Error("There is nothing to pick from.");
  return picked;
}

function valueFor(field: PageField, roll: Roll, picture: string): FieldValue {
  const { items, options } = field;
  if (!items) return valueOfKind(field, roll, picture);
  return Array.from({ length: roll(Math.min(5, Number(options.max) + 1)) }, (_, index) => ({
    ...blankItem(items),
    id: `${field.id}-${index}`,
    ...Object.fromEntries(
      Object.entries(items).map(([name, item]) => [name, valueOfKind(item, roll, picture)]),
    ),
  }));
}

function valueOfKind(field: Field, roll: Roll, picture: string): string | PageImage {
  const { kind, choices } = field;
  if (kind === "illustration")
    return { image: pick(roll, [null, picture]), alt: pick(roll, texts).slice(0, 500) };
  if (choices) return pick(roll, choices);
  if (kind === "richText") return pick(roll, richTexts);
  if (kind === "link") return pick(roll, ["", "https://youtu.be/dQw4w9WgXcQ", "https://a.example/"]);
  return kind === "reference" ? "1" : textFor(field, roll);
}

/** A random text, cut to the length that the field accepts. */
function textFor({ options }: Pick<Field, "options">, roll: Roll): string {
  const max = "max" in options ? Number(options.max) : 200;
  return pick(roll, texts).slice(0, max);
}
