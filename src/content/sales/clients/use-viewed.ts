import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { withParameter } from "../../../admin-kit/list/list-address.ts";
import { clientClient } from "./client.ts";
import type { ClientRecord } from "./clients.ts";

/** The viewed client, whose id is kept in the address (`?view=4`), so that other screens can link to it, listed here or not. */
export function useViewed(key: string, shown: readonly ClientRecord[]) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("view") ?? "";
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const listed = shown.find((client) => client.id === id);
  const { data } = useQuery({
    queryKey: [key, "one", id],
    queryFn: () => clientClient.read(id ?? 0),
    enabled: id !== null && !listed,
  });
  const set = (view: number | null) =>
    setParams((current) => withParameter(current, "view", view === null ? "" : String(view)), {
      replace: view === null,
      preventScrollReset: true,
    });
  const found = listed ?? data;
  return { client: id !== null && found?.id === id ? found : null, view: set, close: () => set(null) };
}
