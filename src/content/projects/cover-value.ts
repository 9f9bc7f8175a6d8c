/** The picture in the form of a project: a stored path, a chosen file that is uploaded on save, or none. */
export type CoverValue = string | File | null;

/** The picture of a form. A restored draft has lost its file, so the stored picture is used instead. */
export function coverOf(value: unknown, stored: string | null): CoverValue {
  return value === null || typeof value === "string" || value instanceof File ? value : stored;
}
