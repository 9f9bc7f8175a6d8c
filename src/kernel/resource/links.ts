import type { Field, Fields } from "./field.ts";

/** A link in a value, with the id of the list item that contains it and its field there; the place of an item without an id. */
export type FoundLink = { href: string; item?: string; key?: string };

/** Whether values of a field can hold links. */
export function holdsLinks({ kind, items = {} }: Field): boolean {
  return kind === "link" || kind === "richText" || Object.values(items).some(holdsLinks);
}

/** The fields of a description that can hold links, by name. */
export function linkFields(fields: Fields): [name: string, field: Field][] {
  return Object.entries(fields).filter(([, field]) => holdsLinks(field));
}

/** Every link of a value, in rich text and in items of lists too. */
export function linksIn(field: Field, value: unknown): FoundLink[] {
  const found: FoundLink[] = [];
  withLinks(field, value, (href, place) => {
    if (href.trim() !== "") found.push({ href, ...place });
    return href;
  });
  return found;
}

type Change = (href: string, place: Omit<FoundLink, "href">) => string;

/** The value with each of its links replaced by the result of `change`. */
export function withLinks<Value>(field: Field, value: Value, change: Change): Value {
  return changedValue(field, value, change) as Value; // links are texts before and after
}

function changedValue({ kind, items }: Field, value: unknown, change: Change): unknown {
  if (items)
    return Array.isArray(value) ? value.map((item, index) => inItem(items, item, index, change)) : value;
  return typeof value === "string" ? inText(kind, value, (href) => change(href, {})) : value;
}

function inItem(items: Fields, item: unknown, index: number, change: Change): unknown {
  if (typeof item !== "object" || item === null) return item;
  const id = "id" in item ? String(item.id) : String(index);
  const changed = Object.entries(items).flatMap(([key, { kind }]) => {
    const value: unknown = Reflect.get(item, key);
    if (typeof value !== "string") return [];
    return [[key, inText(kind, value, (href) => change(href, { item: id, key }))]];
  });
  return { ...item, ...Object.fromEntries(changed) };
}

function inText(kind: string, text: string, change: (href: string) => string): string {
  if (kind === "link") return change(text);
  if (kind !== "richText") return text;
  // In the form that the sanitiser writes: quoted, with `&` and quotes as entities.
  return text.replace(
    /(<a\b[^>]*?\shref=")([^"]*)(")/g,
    (whole, before: string, href: string, after: string) => {
      const plain = decoded(href);
      const changed = change(plain);
      return changed === plain ? whole : before + encoded(changed) + after;
    },
  );
}

const decoded = (text: string) => text.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
const encoded = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
