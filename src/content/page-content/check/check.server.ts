import { plainText } from "../../../kernel/resource/kinds/rich-text.ts";
import { blockFields } from "../sections/blocks/block-fields.ts";
import { blockOf } from "../sections/blocks/blocks.ts";
import { layoutIn } from "../sections/layout.ts";
import { type FieldValue, type FieldValues, isSameValue, type Section } from "../sections/section.ts";
import { shared } from "../sections/texts/shared.text.ts";
import type { DraftField, Finding } from "../wire.ts";
import { type At, type Place, placesIn } from "./place.ts";
import { longSentences, type SaidElsewhere, saidTwice, twoSpellings } from "./words.ts";

/** Whether an address of this site (`/projects/5?x#y`, `#y`) exists. */
export type LinkExists = (path: string) => Promise<boolean>;

/** What the check asks of the rest of the site. */
export type Surroundings = { linkExists: LinkExists; saidElsewhere: SaidElsewhere };

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
  { linkExists, saidElsewhere }: Surroundings,
): Promise<Finding[]> {
  // The frame leaves the link to the articles out as long as there are none.
  const isLeftOut = (address: string) => section.key === shared.key && address === "/articles";
  // An anchor alone is one of the section's own page.
  const exists: LinkExists = async (address) =>
    isLeftOut(address) ||
    linkExists(address.startsWith("#") && section.route !== null ? section.route + address : address);
  const places = placesIn(section, values);
  const findings = await Promise.all(places.map((place) => checkPlace(section, place, exists)));
  return [
    ...findings.flat(),
    ...checkNotice(section, values),
    ...checkBlocks(values),
    ...twoSpellings(places),
    ...saidTwice(places, saidElsewhere),
  ];
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

async function checkPlace(section: Section, place: Place, linkExists: LinkExists): Promise<Finding[]> {
  const { at, kind, text } = place;
  if (place.drawnAs === "heading" && text.trim() === "") return [emptyHeading(section, at)];
  if (kind === "link") return (await leadsNowhere(text, linkExists)) ? [{ ...at, code: "brokenLink" }] : [];
  const found = [...lengthOf(section, place), ...pictureWords(place), ...longSentences(place)];
  return kind === "richText" ? [...found, ...(await checkRichText(place, linkExists))] : found;
}

/** Only a page without its main title is refused. */
const emptyHeading = ({ route }: Section, at: At): Finding =>
  at.field === "heroTitle" && route !== null
    ? { ...at, code: "noTitle", blocks: true }
    : { ...at, code: "emptyHeading" };

const longest = { heading: 90, button: 40, text: Number.POSITIVE_INFINITY };

/** Titles that search engines cut, and lines that break the look of a page. */
function lengthOf(section: Section, { at, kind, text, drawnAs }: Place): Finding[] {
  if (kind !== "text") return [];
  if (at.field === "heroTitle" && section.route !== null)
    return text.length > longestTitle ? [{ ...at, code: "longTitle" }] : [];
  return text.length > longest[drawnAs] ? [{ ...at, code: "longLine" }] : [];
}

/** Pictures whose words are missing, or are the name of their file. */
function pictureWords({ at, kind, text }: Place): Finding[] {
  if (kind !== "alt") return [];
  if (text.trim() === "") return [{ ...at, code: "alt" }];
  return /\.(jpe?g|png|webp|gif|svg|avif|heic)$/i.test(text.trim()) ||
    /^(IMG|DSC|image|photo)[-_ ]?\d*$/i.test(text.trim())
    ? [{ ...at, code: "fileNameAlt" }]
    : [];
}

async function checkRichText({ at, text: html }: Place, linkExists: LinkExists): Promise<Finding[]> {
  const findings: Finding[] = [];
  const headings = [...html.matchAll(/<h([2-4])[^>]*>([\s\S]*?)<\/h\1>/g)];
  if (headings.some(([, , words = ""]) => plainText(words) === ""))
    findings.push({ ...at, code: "emptyHeading" });
  findings.push(
    ...skippedLevel(
      at,
      headings.map(([, level, words = ""]) => [Number(level), plainText(words)]),
    ),
  );
  if (/<img(?![^>]* alt="[^"]*\S[^"]*")[^>]*>/.test(html)) findings.push({ ...at, code: "alt" });
  for (const [, href = ""] of html.matchAll(/<a href="([^"]*)"/g))
    if (await leadsNowhere(href, linkExists)) {
      findings.push({ ...at, code: "brokenLink" });
      break;
    }
  return findings;
}

/** The first heading that skips a level: a reader with a screen reader looks for the one between. WCAG 1.3.1. */
function skippedLevel(at: At, headings: readonly (readonly [level: number, words: string])[]): Finding[] {
  const [first = 0] = headings[0] ?? [];
  // The title of the page or of its part stands above: h1 above a whole text, h2 above a part of a page.
  let above = first === 2 ? 1 : 2;
  for (const [level, words] of headings) {
    if (level > above + 1) return [{ ...at, code: "headingOrder", words }];
    above = level;
  }
  return [];
}

/** Addresses of other sites are not checked. */
async function leadsNowhere(href: string, linkExists: LinkExists): Promise<boolean> {
  const address = href.trim();
  if (/^(https?:\/\/[^/]|mailto:.|tel:.)/i.test(address)) return false;
  return !/^(?:\/|#.)/.test(address) || !(await linkExists(address));
}
