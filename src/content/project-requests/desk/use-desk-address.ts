import { useEffect } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { withParameter } from "../../../admin-kit/list/list-address.ts";
import { remember, remembered } from "../../../admin-kit/remembered.ts";
import { oneOf } from "../../../kernel/objects.ts";
import { requestScreen } from "../addresses.ts";
import type { RequestKind } from "../requests.ts";

const views = ["list", "table", "board"] as const;
export type DeskView = (typeof views)[number];

/**
 * Which request is open stands in the path, the view in the address, so that both can be shared and linked to. The view is
 * remembered for an address that names none; requirement DESK-01.
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
    /** The one that the address asks for; null for none. */
    id,
    /** Whether it asks for one, be there such a number or not. */
    isOpen: asked !== "",
    /** Opened on this screen, and not by its address. */
    isOpenedHere: isOpenedHere(state),
    view,
    addressOf,
    /** Opens a request, or another one in its place: the browser's way back leads to the list in both cases. */
    open(request: number) {
      void navigate(addressOf(request), {
        replace: asked !== "",
        state: asked === "" ? openedHere : state,
        preventScrollReset: true,
      });
    },
    /** Takes the step back that opening it was, so that the way back leads out of the list and not to the request again. */
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

function isOpenedHere(state: unknown) {
  return typeof state === "object" && state !== null && "openedHere" in state;
}
