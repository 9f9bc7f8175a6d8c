import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { withParameter } from "../../../admin-kit/list/list-address.ts";
import type { DeskRequest } from "../requests.ts";
import { deskKey, useRequest } from "./use-desk.ts";

/** Which request is open, and whether the board is shown, stand in the address, so that both can be shared and linked to. */
export function useOpened() {
  const cache = useQueryClient();
  const [params, setParams] = useSearchParams();
  const asked = params.get("id") ?? "";
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const { data, error } = useRequest(id);
  const navigate = useNavigate();
  const { state } = useLocation();
  const set = (name: string, value: string, replace: boolean) =>
    setParams((current) => withParameter(current, name, value), {
      replace,
      preventScrollReset: true,
      state: replace ? null : openedHere,
    });
  return {
    request: id !== null && data?.id === id ? data : null,
    /** Why the one that the address asks for cannot be shown. */
    error: id !== null && !data ? error : null,
    open(request: DeskRequest) {
      // Shown at once with what the list knows.
      cache.setQueryData([deskKey, "one", request.id], request);
      set("id", String(request.id), false);
    },
    /** Takes the step back that opening it was: the browser's button then leads out of the list, not to it again. */
    close: () => (isOpenedHere(state) ? void navigate(-1) : set("id", "", true)),
    /** It was deleted: nothing of it stays open. */
    forget(deleted: number) {
      if (deleted === id) set("id", "", true);
    },
    isBoard: params.get("view") === "board",
    setBoard: (isBoard: boolean) => set("view", isBoard ? "board" : "", true),
  };
}

const openedHere = { openedHere: true };

function isOpenedHere(state: unknown) {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
