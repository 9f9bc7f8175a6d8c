import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { Item } from "./list.ts";
import { withParameter } from "./list-address.ts";

type Viewed<T extends Item> = {
  /** The first part of the cache key of the list. */
  key: string;
  /** The parameter of the address. */
  parameter: string;
  /** The records that the list shows. */
  shown: readonly T[];
  /** The id that the parameter means; null for none. */
  idOf(asked: string): T["id"] | null;
  read(id: T["id"]): Promise<T>;
};

/**
 * The record that is viewed beside a list, whose id is kept in the address (`?view=4`), so that other screens can link to it, listed here
 * or not.
 */
export function useViewed<T extends Item>({ key, parameter, shown, idOf, read }: Viewed<T>) {
  const [params, setParams] = useSearchParams();
  const id = idOf(params.get(parameter) ?? "");
  const listed = shown.find((record) => record.id === id);
  const { data } = useQuery({
    queryKey: [key, "one", id],
    queryFn: () => (id === null ? null : read(id)),
    enabled: id !== null && !listed,
  });
  const set = (view: T["id"] | null) =>
    setParams((current) => withParameter(current, parameter, view === null ? "" : String(view)), {
      replace: view === null,
      preventScrollReset: true,
    });
  const found = listed ?? data;
  return { viewed: id !== null && found?.id === id ? found : null, view: set, close: () => set(null) };
}
