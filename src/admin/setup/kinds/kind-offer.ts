import type { faqs } from "../../../content/faqs/faqs.ts";
import {
  type FieldValue,
  isPageImage,
  type PageField,
} from "../../../content/page-content/sections/section.ts";
import type { services } from "../../../content/services/services.ts";
import type { pagesToHide } from "../../../content/shared/pages.ts";
import { blankItem } from "../../../kernel/resource/kinds/list.ts";
import type { InputOf } from "../../../kernel/resource/resource.ts";

/** Page texts by section and field, where they differ from the first texts in the code; the items of lists without their ids. */
export type KindTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Texts<Input> = { readonly [Name in keyof Input]?: unknown };

/** The first services, questions and texts of a kind of agency, a file of `seeds/kinds`; requirement SETUP-01. */
export type KindOffer = {
  services: readonly ({ key: string; title: string; shortDescription: string } & Texts<
    InputOf<typeof services>
  >)[];
  questions: readonly ({ key: string; question: string; answer: string } & Texts<InputOf<typeof faqs>>)[];
  texts: KindTexts;
  /** The pages that visitors of this trade do not find until the owner shows them. */
  hides?: readonly (typeof pagesToHide)[number][] | undefined;
};

/** The value that a page stores of a given one: items get their ids, and what a new item has. Throws for a value of another form. */
export function firstValue({ id, items = {} }: PageField, given: unknown): FieldValue {
  if (typeof given === "string" || isPageImage(given)) return given;
  if (!Array.isArray(given)) throw new Error(`no value for ${id}`);
  return given.map((item, index) => ({ id: `${id}-${index + 1}`, ...blankItem(items), ...item }));
}
