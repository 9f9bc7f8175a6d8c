import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ApiClient } from "../kernel/api-client.ts";

type Item = { id: number | string; version?: number };

/** The part of an ApiClient that a screen needs; a slice gives one that speaks its own records. */
export type RecordClient<T extends Item> = Pick<
  ApiClient<T>,
  "list" | "create" | "update" | "remove" | "restore"
> &
  Partial<Pick<ApiClient<T>, "reorder">>;

/**
 * The records of one resource and the calls that change them. Each call answers when the list shows the server's state
 * again (ADM-04) and throws an AppError when it fails.
 */
export function useRecords<T extends Item>(key: string, client: RecordClient<T>) {
  const cache = useQueryClient();
  const queryKey = [key];
  const query = useQuery({ queryKey, queryFn: () => client.list() });
  const thenReload = async <Result>(change: Promise<Result>) => {
    const result = await change;
    await cache.invalidateQueries({ queryKey });
    return result;
  };
  return {
    /** Undefined until the first answer. Kept while a reload fails. */
    records: query.data,
    isLoading: query.isPending,
    error: query.error,
    reload: () => void query.refetch(),
    create: (body: object) => thenReload(client.create(body)),
    /** Based on a record, so that a newer one is not overwritten unseen. */
    update: (record: T, body: object) => thenReload(client.update(record.id, body, record)),
    async remove(record: T) {
      await client.remove(record.id);
      // Gone at once, also when the list cannot be read again.
      cache.setQueryData<T[]>(queryKey, (records) => records?.filter(({ id }) => id !== record.id));
      await cache.invalidateQueries({ queryKey });
    },
    restore: (record: T) => thenReload(client.restore(record.id)),
    /** Shows the new order at once and the server's when it fails. */
    async reorder(ids: readonly T["id"][]) {
      const order = new Map(ids.map((id, index) => [id, index]));
      const place = (record: T) => order.get(record.id) ?? ids.length;
      await cache.cancelQueries({ queryKey }); // an answer under way still has the old order
      cache.setQueryData<T[]>(queryKey, (records) => records?.toSorted((a, b) => place(a) - place(b)));
      try {
        await client.reorder?.(ids);
      } finally {
        await cache.invalidateQueries({ queryKey });
      }
    },
  };
}
