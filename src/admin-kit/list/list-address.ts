import { byName } from "../../kernel/objects.ts";

/** The state of a list, as its address holds it: `?q=…&category=…&sort=…&page=2`. An empty value is not in the address. */
export type ListAddress<Filter extends string> = {
  query: string;
  filters: Record<Filter, string>;
  /** A field in wire names, `-field` descending; "" is the list's own order. */
  sort: string;
  /** From 1. */
  page: number;
};

const queryName = "q";
const sortName = "sort";
const pageName = "page";

/** Reads the search, the named filters and one of the known orders; "" for those that the address does not name. */
export function readListAddress<Filter extends string>(
  params: URLSearchParams,
  names: readonly Filter[],
  sorts: readonly { value: string }[],
): ListAddress<Filter> {
  const sort = params.get(sortName) ?? "";
  const page = params.get(pageName) ?? "";
  return {
    query: params.get(queryName) ?? "",
    filters: byName(names, (name) => params.get(name) ?? ""),
    // An unknown order falls back to the list's own, because the server would refuse it.
    sort: sorts.some(({ value }) => value === sort) ? sort : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

type Changes = { query?: string; filters?: { [name: string]: string }; sort?: string; page?: number };

/** The parameters with one changed, or removed when its value is "". */
export function withParameter(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const changed = new URLSearchParams(params);
  setParameter(changed, name, value);
  return changed;
}

function setParameter(params: URLSearchParams, name: string, value: string) {
  if (value === "") params.delete(name);
  else params.set(name, value);
}

/**
 * The address with some values changed; parameters that are not the list's stay as they are. Another search, filter or order
 * begins on the first page.
 */
export function changeListAddress(params: URLSearchParams, { query, filters = {}, sort, page }: Changes) {
  const changed = new URLSearchParams(params);
  if (query !== undefined) setParameter(changed, queryName, query);
  for (const [name, value] of Object.entries(filters)) setParameter(changed, name, value);
  if (sort !== undefined) setParameter(changed, sortName, sort);
  setParameter(changed, pageName, page === undefined || page === 1 ? "" : String(page));
  return changed;
}
