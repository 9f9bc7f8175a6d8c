import { addressMark, type FieldAddress } from "../../content/page-content/preview/preview-marks.ts";
import { isRecordField, knowRecordFields } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValue, FieldValues, Item } from "../../content/page-content/sections/section.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { displayPhone, formatNumber } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { shownRecords } from "../preview/begin-at.ts";
import { mapRecords } from "./in-found.ts";
import { recordFields } from "./record-fields.ts";
import { recordPlace } from "./record-places.ts";
import { heldOf, typedOf } from "./record-values.ts";

knowRecordFields(recordFields);

/**
 * What a loader found with drafted values over its records and settings, and their addresses behind their texts. What the page
 * draws in another form, or compares, stays bare: `markFormatted` finds it.
 */
export function drawRecords<Found>(found: Found, section: string, drafted: FieldValues): Found {
  if (typeof found !== "object" || found === null) return found;
  const records = JSON.stringify([section, Object.entries(drafted).filter(([id]) => isRecordField(id))]);
  const before = drawn.get(found);
  if (before?.records === records) return before.result as Found; // of this very object
  const result = mapRecords(found, (id, loaded, field) => {
    const typed = drafted[id];
    const value = typed === undefined ? loaded : heldOf(field, typed, loaded);
    shownRecords.set(id, typed ?? typedOf(id, field, loaded));
    return marked(field, value, `${section}/${id}`);
  });
  drawn.set(found, { records, result });
  return result;
}

/** By what was found: with the same drafted records the very same comes out, so that the page draws no block of it anew. */
const drawn = new WeakMap<object, { records: string; result: unknown }>();

function marked(field: Field, value: unknown, address: FieldAddress): unknown {
  if (field.kind === "texts" && !isCompared(address))
    return Array.isArray(value)
      ? value.map((text, index) => (text === "" ? "" : text + addressMark(`${address}/${index}/text`)))
      : value;
  if (field.items)
    return Array.isArray(value) ? value.map((item, index) => markItem(item, `${address}/${index}`)) : value;
  return typeof value === "string" && value !== "" && isMarked(address, field)
    ? value + addressMark(address)
    : value;
}

function markItem(item: Item, address: FieldAddress): Item {
  const parts = Object.entries(item).map(([key, text]) => [
    key,
    key !== "id" && typeof text === "string" && text !== "" ? text + addressMark(`${address}/${key}`) : text,
  ]);
  return Object.fromEntries(parts);
}

/** Links are made of phones and e-mail addresses. */
function isMarked(address: FieldAddress, { kind }: Field): boolean {
  return (
    (kind === "text" || kind === "paragraphs") &&
    !isCompared(address) &&
    !address.endsWith("/setting-workingHours")
  );
}

/** Packages are compared by their titles, and line by line by what they have. */
const isCompared = (address: FieldAddress) =>
  /\/record-(packages|hosting)-\d+-(title|features)$/.test(address);

/** Puts the addresses of what the page draws in another form on the elements that show it. */
function markFormatted(section: string) {
  const wanted = new Map<string, string[]>();
  for (const [id, value] of shownRecords) {
    const place = recordPlace(id);
    if (place?.field.kind === "picture" && typeof value === "string") markPicture(value, `${section}/${id}`);
    if (!place || isMarked(`${section}/${id}`, place.field)) continue;
    for (const [text, at] of bareTexts(id, value, place.field.kind))
      if (text !== "") wanted.set(text, [...(wanted.get(text) ?? []), at]);
  }
  if (wanted.size === 0) return;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const ids = wanted.get(node.nodeValue?.trim() ?? "");
    if (
      !ids ||
      !element ||
      element.closest(`[data-field], [data-edit-layer], script, svg, .${typeStyles.unseen}`)
    )
      continue;
    const id = ids.find((id) => standsIn(element, id));
    if (id) element.dataset.field = `${section}/${id}`;
  }
}

/** A picture is known by its path. */
function markPicture(path: string, address: FieldAddress) {
  if (path === "") return;
  for (const image of document.querySelectorAll<HTMLElement>(
    `img[src="${CSS.escape(path)}"]:not([data-field])`,
  ))
    image.dataset.field = address;
}

/** What the page draws of a bare value, each with its address in the section. */
function bareTexts(id: string, value: FieldValue, kind: string): [text: string, at: string][] {
  if (kind === "picture") return [];
  if (typeof value === "string") return [[value === "" ? "" : inWords(kind, value), id]];
  if (!Array.isArray(value) || kind !== "texts" || !isCompared(`/${id}`)) return [];
  return value.map(({ text }, index) => [String(text).trim(), `${id}/${index}/text`]);
}

function inWords(kind: string, value: string): string {
  if (kind === "phone") return displayPhone(value);
  return kind === "price" ? formatNumber(Number(value)) : value;
}

/** Two packages may have one price: what is theirs stands in their own element. */
function standsIn(element: Element, id: string): boolean {
  const [, type, offer] = /^record-(packages|hosting)-(\d+)-/.exec(id) ?? [];
  if (!type) return true;
  const own = element.closest<HTMLElement>("[data-package]");
  return own?.dataset.package === offer && (own?.closest("#hosting") !== null) === (type === "hosting");
}

/** Finds them again with whatever the page draws; answers how to stop. */
export function watchFormatted(section: string): () => void {
  const mark = () => markFormatted(section);
  mark();
  const observer = new MutationObserver(mark);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}
