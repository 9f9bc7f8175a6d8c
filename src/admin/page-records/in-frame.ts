import { addressMark } from "../../content/page-content/preview/preview-marks.ts";
import { knowRecordFields, recordEntries } from "../../content/page-content/sections/record-fields.ts";
import type { FieldValue, FieldValues, Item } from "../../content/page-content/sections/section.ts";
import { cardOf } from "../../content/team/member-card.tsx";
import { type Address, parseAddress, printAddress } from "../../kernel/resource/address.ts";
import type { Field } from "../../kernel/resource/field.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf, displayPhone, formatNumber } from "../../kernel/text/format.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { shownRecords } from "../preview/shown-records.ts";
import { mapRecords } from "./in-found.ts";
import { recordFields } from "./record-fields.ts";
import { recordPlace, settingAddress } from "./record-places.ts";
import { heldOf, placeId, typedOf } from "./record-values.ts";

knowRecordFields(recordFields);

/**
 * A loader's data with drafted values in place of stored records and settings, and each text followed by its address. A value
 * that the page formats or compares gets no address here; `markFormatted` finds it on the page.
 */
export function drawRecords<Found>(found: Found, drafted: FieldValues): Found {
  if (typeof found !== "object" || found === null) return found;
  const records = JSON.stringify(recordEntries(drafted));
  const before = drawn.get(found);
  if (before?.records === records) return before.result as Found; // made from this same object
  const result = mapRecords(found, (id, loaded, field) => {
    const typed = drafted[id];
    const value = typed === undefined ? loaded : heldOf(field, typed, loaded);
    shownRecords.set(id, typed ?? typedOf(id, field, loaded));
    return marked(field, value, id);
  });
  drawn.set(found, { records, result });
  unmarked = undefined;
  return result;
}

/** Results by loader data. The same drafted records give the same object again, so that the page renders no block again. */
const drawn = new WeakMap<object, { records: string; result: unknown }>();

function marked(field: Field, value: unknown, address: Address): unknown {
  if (field.kind === "texts" && !isCompared(address))
    return Array.isArray(value)
      ? value.map((text, index) =>
          text === "" ? "" : text + addressMark(printAddress(address, placeId(address, index), "text")),
        )
      : value;
  if (field.items)
    return Array.isArray(value)
      ? value.map((item, index) => markItem(item, printAddress(address, placeId(address, index))))
      : value;
  return typeof value === "string" && value !== "" && isMarked(address, field)
    ? value + addressMark(address)
    : value;
}

function markItem(item: Item, address: Address): Item {
  const parts = Object.entries(item).map(([key, text]) => [
    key,
    key !== "id" && typeof text === "string" && text !== ""
      ? text + addressMark(printAddress(address, key))
      : text,
  ]);
  return Object.fromEntries(parts);
}

/** Whether a value may carry its address: one that the page turns into a link, formats or compares may not. */
function isMarked(address: Address, { kind }: Field): boolean {
  return (
    (kind === "text" || kind === "paragraphs" || kind === "richText") &&
    !isCompared(address) &&
    address !== settingAddress("workingHours")
  );
}

/** Texts that the page puts into addresses (titles of packages, tags), or compares with each other (features of packages). */
const isCompared = (address: Address) =>
  /^(?:(?:packages|hosting)\/\d+\/(?:title|features)|articles\/\d+\/tags)$/.test(address);

/** What `markFormatted` looks for: addresses by the shown text, and by the path of a picture. */
type Unmarked = { texts: Map<string, string[]>; pictures: Map<string, Address[]> };

let unmarked: Unmarked | undefined;

/** Kept until other records are shown, because it is asked for with each letter that is typed. */
function unmarkedValues(): Unmarked {
  if (unmarked) return unmarked;
  unmarked = { texts: new Map(), pictures: new Map() };
  const { texts, pictures } = unmarked;
  for (const [id, value] of shownRecords) {
    const place = recordPlace(id);
    if (place?.field.kind === "picture" && typeof value === "string" && value !== "")
      pictures.set(value, [...(pictures.get(value) ?? []), id]);
    if (!place || isMarked(id, place.field)) continue;
    for (const [text, at] of bareTexts(id, value, place.field.kind))
      if (text !== "") texts.set(text, [...(texts.get(text) ?? []), at]);
  }
  return unmarked;
}

/** Finds the elements inside one that show formatted or compared values and marks them with the addresses of these values. */
function markFormatted(root: Element) {
  const { texts, pictures } = unmarkedValues();
  for (const image of [root, ...root.querySelectorAll("img")]) {
    if (image.hasAttribute("data-field")) continue;
    const address = pictureAt(image, pictures.get(image.getAttribute("src") ?? "") ?? []);
    if (address) image.setAttribute("data-field", address);
  }
  if (texts.size === 0) return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    const ids = texts.get(node.nodeValue?.trim() ?? "");
    if (
      !ids ||
      !element ||
      element.closest(`[data-field], [data-edit-layer], script, svg, .${typeStyles.unseen}`)
    )
      continue;
    const id = ids.find((id) => standsIn(element, id));
    if (id) element.dataset.field = id;
  }
}

/** Of several records with the same picture, the one with a text nearest to the element. */
function pictureAt(image: Element, addresses: readonly Address[]): Address | undefined {
  if (addresses.length < 2) return addresses[0];
  const isBeside = (around: Element) => (address: Address) => {
    const { resource, id } = parseAddress(address);
    return around.querySelector(`[data-field^="${CSS.escape(`${resource}/${id}/`)}"]`) !== null;
  };
  for (let around = image.parentElement; around; around = around.parentElement) {
    const found = addresses.find(isBeside(around));
    if (found !== undefined) return found;
  }
  return addresses[0];
}

/** The texts that the page shows for a value without a mark, each with its address. */
function bareTexts(id: string, value: FieldValue, kind: string): [text: string, at: string][] {
  if (kind === "picture") return [];
  if (typeof value === "string") return [[value === "" ? "" : inWords(kind, value), id]];
  if (!Array.isArray(value) || kind !== "texts" || !isCompared(id)) return [];
  return value.map((item) => [String(item.text).trim(), printAddress(id, item.id, "text")]);
}

function inWords(kind: string, value: string): string {
  if (kind === "phone") return displayPhone(value);
  if (kind === "number") return countOf(counted.year, Number(value)); // the only numbers on pages are years
  return kind === "price" ? formatNumber(Number(value)) : value;
}

/**
 * Whether an element is inside that of the record, because two packages may have the same price and two members the same years. True
 * for other records.
 */
function standsIn(element: Element, id: string): boolean {
  const { resource, id: record, field } = parseAddress(id);
  if (resource === "members" && field === "years")
    return element.closest(`#${cardOf({ id: Number(record) })}`) !== null;
  if (resource !== "packages" && resource !== "hosting") return true;
  const own = element.closest<HTMLElement>("[data-package]");
  return own?.dataset.package === record && (own?.closest("#hosting") !== null) === (resource === "hosting");
}

/** Marks formatted values now and after each change of the page; returns a function that stops this. */
export function watchFormatted(): () => void {
  unmarked = undefined;
  markFormatted(document.body);
  const observer = new MutationObserver((changes) => {
    // Values that were not looked for before may stand anywhere.
    const places = unmarked ? new Set(changes.flatMap(changedElements)) : [document.body];
    for (const place of places) if (place.isConnected) markFormatted(place);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["src"],
  });
  return () => observer.disconnect();
}

/** The elements in which a change may show a value: those that were added, and the one around a text. */
function changedElements({ type, target, addedNodes }: MutationRecord): Element[] {
  const nodes = type === "childList" ? [...addedNodes] : [target];
  return nodes.flatMap((node) => (node instanceof Element ? node : node.parentElement) ?? []);
}
