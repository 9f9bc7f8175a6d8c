/** The search and the filters of a list as its address holds them: `?q=…&category=…`. An empty value is not in the address. */
export type ListAddress<Filter extends string> = { query: string; filters: Record<Filter, string> };

const queryName = "q";

/** Reads the search and the named filters; what the address does not name is "". */
export function readListAddress<Filter extends string>(
  params: URLSearchParams,
  names: readonly Filter[],
): ListAddress<Filter> {
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ""]));
  return { query: params.get(queryName) ?? "", filters: filters as Record<Filter, string> };
}

/** The address with some values changed; parameters that are not the list's stay as they are. */
export function changeListAddress(
  params: URLSearchParams,
  changes: { query?: string } & { filters?: { [name: string]: string } },
) {
  const changed = new URLSearchParams(params);
  const set = (name: string, value: string) =>
    value === "" ? changed.delete(name) : changed.set(name, value);
  if (changes.query !== undefined) set(queryName, changes.query);
  for (const [name, value] of Object.entries(changes.filters ?? {})) set(name, value);
  return changed;
}
