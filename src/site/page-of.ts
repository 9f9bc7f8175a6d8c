/** Records on a page of a public list; requirement API-08. */
export const pageSize = 24;

/** The page that an address asks for, from 1; whatever is no such number is the first. */
export function pageOf(search: URLSearchParams): number {
  const asked = search.get("page") ?? "";
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
}
