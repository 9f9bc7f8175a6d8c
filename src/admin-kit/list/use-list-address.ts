import { useLayoutEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { changeListAddress, type ListAddress, readListAddress } from "./list-address.ts";

export type ListAddressControl<Filter extends string> = ListAddress<Filter> & {
  isFiltered: boolean;
  setQuery(query: string): void;
  setFilter(name: Filter, value: string): void;
  setSort(sort: string): void;
  /** The address of another page, for `<Pagination hrefOf>`. */
  hrefOf(page: number): string;
  clearFilters(names: readonly Filter[]): void;
  /** Removes the search and all filters. */
  clear(): void;
};

/** The search, the named filters and the order of this screen, kept in the address so that they can be shared and survive a reload. */
export function useListAddress<Filter extends string>(
  names: readonly Filter[],
  sorts: readonly { value: string }[],
): ListAddressControl<Filter> {
  const [params, setParams] = useSearchParams();
  const address = readListAddress(params, names, sorts);
  // The address changes a moment later, so two quick changes, such as search and filter, must each build on the latest.
  const latest = useRef(params);
  useLayoutEffect(() => {
    latest.current = params;
  }, [params]);
  const change = (changes: Parameters<typeof changeListAddress>[1]) => {
    latest.current = changeListAddress(latest.current, changes);
    setParams(latest.current, { replace: true, preventScrollReset: true });
  };
  const none = (names: readonly Filter[]) => Object.fromEntries(names.map((name) => [name, ""]));
  return {
    ...address,
    isFiltered: address.query !== "" || names.some((name) => address.filters[name] !== ""),
    setQuery: (query) => change({ query }),
    setFilter: (name, value) => change({ filters: { [name]: value } }),
    setSort: (sort) => change({ sort }),
    hrefOf: (page) => `?${changeListAddress(params, { page })}`,
    clearFilters: (names) => change({ filters: none(names) }),
    clear: () => change({ query: "", filters: none(names) }),
  };
}
