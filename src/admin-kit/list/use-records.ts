import { keepPreviousData, type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type ApiClient, type BulkAction, callApi } from "../../kernel/http/api-client.ts";
import { exchange, type Finding, findInList, type Item, type List, pageSize } from "./list.ts";
import type { ListAddressControl } from "./use-list-address.ts";

/** The part of an ApiClient that a screen needs; each slice supplies one for its own records. */
export type RecordClient<T extends Item> = Pick<
  ApiClient<T>,
  "list" | "create" | "update" | "remove" | "restore"
> &
  Partial<Pick<ApiClient<T>, "reorder" | "bulk">>;

/**
 * The records of one resource and the calls that change them. Each call resolves when the list shows the server's state again
 * (ADM-04), and throws an AppError when it fails.
 */
export function useRecords<T extends Item>(key: string, client: RecordClient<T>) {
  const query = useQuery({ queryKey: [key], queryFn: () => client.list() });
  return {
    /** Undefined until the first answer; kept when a reload fails. */
    records: query.data,
    isLoading: query.isPending,
    error: query.error,
    reload: () => void query.refetch(),
    ...useRecordChanges(key, client),
  };
}

/** The list of a resource that is read as a whole, and searched, filtered, sorted and paged in the browser. */
export function useWholeList<T extends Item, Filter extends string>(
  key: string,
  client: RecordClient<T> & Pick<ApiClient<T>, "read">,
  address: ListAddressControl<Filter>,
  finding: Finding<T>,
): List<T> & { records: readonly T[] | undefined; total: number } {
  const source = useRecords(key, client);
  return { ...source, ...findInList(source.records, address, finding), read: client.read };
}

/** Selects a page of a large list. Names of filters and sort fields are wire names. */
export type PageQuery = {
  query: string;
  /** Empty values do not filter. */
  filters?: { [name: string]: string };
  sort?: string;
  /** From 1. */
  page: number;
};

/**
 * One page of a resource that is too large to be read as a whole: the server searches, filters and sorts. While another page
 * loads, the previous one stays, with `isOld`.
 */
export function useRecordPage<T extends Item>(
  key: string,
  client: RecordClient<T> & Pick<ApiClient<T>, "page">,
  asked: PageQuery,
) {
  const cache = useQueryClient();
  const parameters = pageParameters(asked);
  const query = useQuery({
    queryKey: [key, "page", parameters],
    queryFn: () => client.page(parameters),
    placeholderData: keepPreviousData,
  });
  // Deferred, so that rendering fifty new cards does not delay the next typed letter.
  const data = useDeferredValue(query.data);
  const total = data?.total ?? 0;
  return {
    /** Undefined until the first answer. */
    records: data?.records,
    /** How many records match, and on how many pages. */
    total,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    isOld: query.isPlaceholderData,
    error: query.error,
    reload: () => void cache.invalidateQueries({ queryKey: [key] }),
    ...useRecordChanges(key, client),
  };
}

/**
 * The list of a resource that the server searches, filters and sorts. `counted` has the number of all records; when that count
 * fails, the number of matches is used.
 */
export function usePagedList<T extends Item>(
  key: string,
  client: RecordClient<T> & Pick<ApiClient<T>, "page" | "read">,
  asked: PageQuery,
  counted: Pick<UseQueryResult<{ total: number }>, "data" | "isPending">,
): List<T> {
  const { records, total: matching, ...page } = useRecordPage(key, client, asked);
  return {
    ...page,
    shown: records,
    matching,
    total: counted.isPending ? undefined : (counted.data?.total ?? matching),
    page: asked.page,
    read: client.read,
  };
}

/** The server's counts over all records of a large list. */
export function useSummary<Summary>(key: string, path: string) {
  return useQuery({
    queryKey: [key, "summary"],
    queryFn: () => callApi<Summary>("GET", `${path}/summary`),
  });
}

/** The query parameters of a page; empty ones are left out. */
export function pageParameters({ query, filters = {}, sort, page }: PageQuery) {
  const chosen = Object.entries(filters).filter(([, value]) => value !== "");
  return {
    ...(query.trim() && { q: query.trim().slice(0, 200) }),
    ...Object.fromEntries(chosen),
    ...(sort && { sort }),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  };
}

function useRecordChanges<T extends Item>(key: string, client: RecordClient<T>) {
  const cache = useQueryClient();
  const reloadAll = () => cache.invalidateQueries({ queryKey: [key] });
  const thenReload = async <Result>(change: Promise<Result>) => {
    const result = await change;
    await reloadAll();
    return result;
  };
  /** Changes the shown records before the server's state arrives; the pages of a large list are cached below its key. */
  const show = (change: (records: T[]) => T[]) => {
    cache.setQueryData<T[]>([key], (records) => records && change(records));
    cache.setQueriesData<{ records: T[]; total: number }>(
      { queryKey: [key, "page"] },
      (page) => page && { ...page, records: change(page.records) },
    );
  };
  return {
    create: (body: object, key?: string) => thenReload(client.create(body, key)),
    /** Sends the version of `record`, so that a newer version is not overwritten unseen. */
    update: (record: T, body: object) => thenReload(client.update(record.id, body, record)),
    async remove(record: T) {
      await client.remove(record.id);
      // Removed at once, even if the list cannot be read again.
      show((records) => records.filter(({ id }) => id !== record.id));
      await reloadAll();
    },
    restore: (record: T) => thenReload(client.restore(record.id)),
    /** Applies one action to several records; to none of them when one is missing. */
    bulk: (ids: readonly T["id"][], action: BulkAction) =>
      thenReload(client.bulk?.(ids, action) ?? Promise.resolve()),
    /** Shows the new order at once, and the server's order again when the call fails. */
    async reorder(ids: readonly T["id"][]) {
      await cache.cancelQueries({ queryKey: [key] }); // an answer under way still has the old order
      show((records) => exchange(records, ids));
      try {
        await client.reorder?.(ids);
      } finally {
        await reloadAll();
      }
    },
  };
}
