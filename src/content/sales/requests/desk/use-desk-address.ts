import { useEffect } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { withParameter } from "../../../../admin-kit/list/list-address.ts";
import { remember, remembered } from "../../../../admin-kit/remembered.ts";
import { oneOf } from "../../../../kernel/objects.ts";
import { requestScreen } from "../addresses.ts";
import type { RequestKind } from "../requests.ts";

const views = ["list", "table", "board"] as const;
export type DeskView = (typeof views)[number];

/**
 * The path names the open request and the query the view, so that both can be shared and linked to. The last chosen view is
 * used for an address without one; requirement DESK-01.
 */
export function useDeskAddress(kind: RequestKind) {
  const { id: asked = "" } = useParams();
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const id = /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const named = oneOf(views, params.get("view") ?? "");
  const view: DeskView = named ?? oneOf(views, remembered("view") ?? "") ?? "list";
  const isUnnamed = named === undefined && view !== "list" && asked === "" && params.get("trash") === null;
  useEffect(() => {
    if (isUnnamed) setParams((current) => withParameter(current, "view", view), { replace: true });
  }, [isUnnamed, view, setParams]);

  const list = `/admin/${requestScreen(kind)}`;
  const search = (changed = params) => (changed.size > 0 ? `?${changed}` : "");
  const addressOf = (request: number) => `${list}/${request}${search()}`;
  return {
    /** The id of the request in the address; null without one, or when it is not a number. */
    id,
    /** Whether the address names a request, whether or not it exists. */
    isOpen: asked !== "",
    /** Whether the request was opened from the list or from the one before it, not by its address. */
    isOpenedHere: isOpenedHere(state) || has(state, "steppedHere"),
    view,
    addressOf,
    /**
     * Opens a request. It replaces an open one in the history, so that the back button leads to the list, or to where the person
     * came from whose first request had been opened by its address. `page` turns the list.
     */
    open(request: number, page?: number) {
      const turned = page && withParameter(params, "page", page > 1 ? String(page) : "");
      void navigate(`${list}/${request}${search(turned || params)}`, {
        replace: asked !== "",
        state: asked === "" || isOpenedHere(state) ? openedHere : steppedHere,
        preventScrollReset: true,
      });
    },
    /** Closes the request by going back in the history, so that the back button then leaves the list. */
    close() {
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(`${list}${search()}`, { replace: true, preventScrollReset: true });
    },
    setView(chosen: DeskView) {
      remember("view", chosen);
      const changed = withParameter(params, "view", chosen === "list" ? "" : chosen);
      void navigate(`${list}${search(changed)}`, { replace: asked === "", preventScrollReset: true });
    },
  };
}

export type DeskAddress = ReturnType<typeof useDeskAddress>;

const openedHere = { openedHere: true };
const steppedHere = { steppedHere: true };

const isOpenedHere = (state: unknown) => has(state, "openedHere");

const has = (state: unknown, member: string) =>
  typeof state === "object" && state !== null && member in state;
