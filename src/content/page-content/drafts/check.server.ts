import type { Field } from "../../../kernel/resource/field.ts";
import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { blockFields, fieldsOf } from "../sections/blocks/block-fields.ts";
import { blockOf } from "../sections/blocks/blocks.ts";
import { layoutIn } from "../sections/layout.ts";
import { isSearchField } from "../sections/said-for-search.ts";
import {
  type FieldValue,
  type FieldValues,
  type Item,
  isSameValue,
  type PageField,
  type Section,
} from "../sections/section.ts";
import { shared } from "../sections/texts/shared.text.ts";
import type { DraftField, Finding } from "../wire.ts";

/** Whether an address of this site (`/projects/5?x#y`, `#y`) exists. */
export type LinkExists = (path: string) => Promise<boolean>;

const longestTitle = 60; // what search engines show of a title

/** The fields that tell how long data is kept, and the placeholders by which they take the periods of the settings. */
const notices: Readonly<Record<string, { field: string; placeholders: readonly string[] }>> = {
  privacy: { field: "sections", placeholders: ["{retention}", "{records}"] },
  quote: { field: "formNote", placeholders: ["{retention}"] },
  contact: { field: "formNote", placeholders: ["{retention}"] },
  register: { field: "formNote", placeholders: ["{retention}"] },
};

/**
 * What should be looked at before a section is published: pictures without alternative text, empty headings, links that lead
 * nowhere on this site, titles that are too long, notices without the periods of the settings. Only a page without its main title
 * is refused.
 */
export async function checkDraft(
  section: Section,
  values: FieldValues,
  linkExists: LinkExists,
): Promise<Finding[]> {
  // The frame leaves the link to the articles out as long as there are none.
  const isLeftOut = (address: string) => section.key === shared.key && address === "/articles";
  // An anchor alone is one of the section's own page.
  const exists: LinkExists = async (address) =>
    isLeftOut(address) ||
    linkExists(address.startsWith("#") && section.route !== null ? section.route + address : address);
  const findings = await Promise.all(
    fieldsOf(section, values).map((field) => checkField(section, field, values[field.id], exists)),
  );
  return [...findings.flat(), ...checkNotice(section, values), ...checkBlocks(values)];
}

/** The shown blocks in which still stands what a new block begins with; requirement PAGES-01. */
function checkBlocks(values: FieldValues): Finding[] {
  return layoutIn(values)
    .filter(({ isShown }) => isShown)
    .flatMap((placed) => {
      const names = blockOf(placed.part)?.unwritten ?? [];
      return blockFields(placed).filter(
        ({ id, name, content }) =>
          name !== undefined && names.includes(name) && isFirst(values[id] ?? content, content),
      );
    })
    .map(({ id }) => ({ field: id, code: "placeholder" }));
}

/** Whether a value, or an item of a list, is still that of a new block. */
function isFirst(value: FieldValue, content: FieldValue): boolean {
  if (isSameValue(value, content)) return true;
  if (!Array.isArray(value) || !Array.isArray(content)) return false;
  return value.some((item) => !item.isHidden && content.some((first) => isSameValue([item], [first])));
}

/** Records that were changed elsewhere since their drafts began: an editor must first choose which value stays. */
export function movedRecords(draft: { [field: string]: DraftField }): Finding[] {
  return Object.entries(draft).flatMap(([field, { moved }]) =>
    moved ? [{ field, code: "moved", blocks: true as const }] : [],
  );
}

/** A typed period becomes wrong when the settings change, so a notice needs the placeholders; requirement LEGAL-01. */
function checkNotice({ key }: Section, values: FieldValues): Finding[] {
  const notice = notices[key];
  if (!notice) return [];
  const words = JSON.stringify(values[notice.field]);
  const isComplete = notice.placeholders.every((placeholder) => words.includes(placeholder));
  return isComplete ? [] : [{ field: notice.field, code: "periods" }];
}

async function checkField(
  section: Section,
  field: PageField,
  value: FieldValue | undefined,
  linkExists: LinkExists,
): Promise<Finding[]> {
  const at = { field: field.id };
  if (Array.isArray(value)) return checkItems(field, value, linkExists);
  if (typeof value === "object")
    return value.image && !field.options.isMark && value.alt.trim() === "" ? [{ ...at, code: "alt" }] : [];
  const text = String(value);
  if (field.kind !== "text") return checkValue(field, text, at, linkExists);
  const isTitle = /title$/i.test(field.id) && !isSearchField(field.id); // an empty one follows from the page
  if (!isTitle) return [];
  if (text.trim() === "")
    return field.id === "heroTitle" && section.route !== null
      ? [{ ...at, code: "noTitle", blocks: true }]
      : [{ ...at, code: "emptyHeading" }];
  return field.id === "heroTitle" && text.length > longestTitle ? [{ ...at, code: "longTitle" }] : [];
}

async function checkItems(
  { id: field, items = {} }: PageField,
  values: Item[],
  linkExists: LinkExists,
): Promise<Finding[]> {
  const shown = values.filter(({ isHidden }) => !isHidden);
  const findings = shown.flatMap((item) =>
    Object.entries(items).map(async ([key, kind]): Promise<Finding[]> => {
      const at = { field, item: item.id, key };
      const isHeading = ["title", "heading", "question", "name"].includes(key);
      const text = String(item[key]);
      if (isHeading && text.trim() === "") return [{ ...at, code: "emptyHeading" }];
      return checkValue(kind, text, at, linkExists);
    }),
  );
  return (await Promise.all(findings)).flat();
}

/** Dead links and empty headings in one text, of the page or of an item. */
async function checkValue(
  { kind }: Field,
  text: string,
  at: Omit<Finding, "code">,
  linkExists: LinkExists,
): Promise<Finding[]> {
  if (kind === "link") return (await leadsNowhere(text, linkExists)) ? [{ ...at, code: "brokenLink" }] : [];
  return kind === "richText" ? checkRichText(text, at, linkExists) : [];
}

async function checkRichText(
  html: string,
  at: Omit<Finding, "code">,
  linkExists: LinkExists,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const headings = [...html.matchAll(/<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>/g)];
  if (headings.some(([, words = ""]) => plainText(words) === ""))
    findings.push({ ...at, code: "emptyHeading" });
  for (const [, href = ""] of html.matchAll(/<a href="([^"]*)"/g))
    if (await leadsNowhere(href, linkExists)) {
      findings.push({ ...at, code: "brokenLink" });
      break;
    }
  return findings;
}

/** Addresses of other sites are not checked. */
async function leadsNowhere(href: string, linkExists: LinkExists): Promise<boolean> {
  const address = href.trim();
  if (/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(address)) return false;
  return !/^(?:\/|#.)/.test(address) || !(await linkExists(address));
}
