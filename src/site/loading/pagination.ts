/** The number of records on a page of a public list; requirement API-08. */
export const pageSize = 24;

/** The page number in an address, from 1; anything else means the first page. */
export function pageNumber(search: URLSearchParams, name = "page"): number {
  const asked = search.get(name) ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}

/** The range of a page's records in their list. */
export function toLimitOffset(page: number): { limit: number; offset: number } {
  return { limit: pageSize, offset: (page - 1) * pageSize };
}

/** The page with the record at a place of the list; places count from 0. */
export function pageOfPlace(place: number): number {
  return Math.floor(place / pageSize) + 1;
}

/** A page of a list, and how many records the list has. */
export type Paged<T> = { list: T[]; total: number; page: number };
