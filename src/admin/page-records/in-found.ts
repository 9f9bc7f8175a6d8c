import type { Field } from "../../kernel/resource/field.ts";
import { recordAddress, resourcesOnPages, settingAddress, settingsOnPages } from "./record-places.ts";

/** Returns the new value of a field of a record, or the same value to leave it unchanged. */
type Change = (id: string, value: unknown, field: Field) => unknown;
type Plain = Record<string, unknown>;

/** A loader's data with the values of its records and settings changed; the same object when nothing changes. */
export function mapRecords<Found>(found: Found, change: Change): Found {
  const changed = isPlain(found) ? settingsIn(found, change) : found;
  return within(changed, change, "") as Found; // `change` keeps the shape
}

/** Keys of a loader's data that hold no records: the texts of the page, and data that are not texts. */
const passed = new Set(["texts", "pictures", "answer"]);

function within(found: unknown, change: Change, path: string): unknown {
  if (Array.isArray(found)) {
    const list = found.map((one) => within(one, change, path));
    return list.some((one, index) => one !== found[index]) ? list : found;
  }
  if (!isPlain(found)) return found;
  const named =
    path.endsWith("/settings") || path.endsWith("/contact")
      ? settingsIn(found, change)
      : recordIn(found, change, path);
  const entries = Object.entries(named).map(([key, value]) => [
    key,
    passed.has(key) ? value : within(value, change, `${path}/${key}`),
  ]);
  const inside: Plain = Object.fromEntries(entries);
  return Object.keys(inside).some((key) => inside[key] !== found[key]) ? withQuoted(found, inside) : found;
}

function recordIn(found: Plain, change: Change, path: string): Plain {
  const { id } = found;
  if (typeof id !== "number" && typeof id !== "string") return found;
  const fitting = [...resourcesOnPages.values()].find(({ signs }) =>
    signs.every((name) => Object.hasOwn(found, name)),
  );
  if (!fitting) return found;
  // Hosting packages have the same fields as other packages; the loader's key tells them apart.
  const key = fitting.key === "packages" && path.includes("/hosting") ? "hosting" : fitting.key;
  return changedIn(found, fitting, (field) => recordAddress(key, id, field), change);
}

const settingsIn = (found: Plain, change: Change) =>
  changedIn(found, settingsOnPages, settingAddress, change);

function changedIn(
  found: Plain,
  { edited, fields }: { edited: readonly string[]; fields: { readonly [name: string]: Field } },
  idOf: (name: string) => string,
  change: Change,
): Plain {
  let changed = found;
  for (const name of edited) {
    const field = fields[name];
    if (!field || !Object.hasOwn(found, name)) continue;
    const value = change(idOf(name), found[name], field);
    if (value !== found[name]) changed = { ...changed, [name]: value };
  }
  return changed;
}

/** Changes a text beside a record, such as a page's summary, when it repeats a changed text of that record. */
function withQuoted(before: Plain, after: Plain): Plain {
  const quoted = new Map<unknown, unknown>();
  for (const [key, child] of Object.entries(before)) {
    const now = after[key];
    if (!isPlain(child) || !isPlain(now)) continue;
    for (const [name, text] of Object.entries(child))
      if (typeof text === "string" && text !== "" && now[name] !== text) quoted.set(text, now[name]);
  }
  if (quoted.size === 0) return after;
  return Object.fromEntries(
    Object.entries(after).map(([key, value]) => [
      key,
      typeof value === "string" ? (quoted.get(value) ?? value) : value,
    ]),
  );
}

const isPlain = (found: unknown): found is Plain =>
  typeof found === "object" &&
  found !== null &&
  !Array.isArray(found) &&
  Object.getPrototypeOf(found) === Object.prototype;
