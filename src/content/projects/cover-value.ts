/** The picture of a project in its form: a stored path, a chosen file that is stored on save, or none. */
export type CoverValue = string | File | null;

/** A draft that comes back from the browser's storage has lost its file: the picture is what it was. */
export function coverOf(value: unknown, stored: string | null): CoverValue {
  return value === null || typeof value === "string" || value instanceof File ? value : stored;
}
