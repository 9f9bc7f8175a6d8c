import type { RefObject } from "react";
import { useListKeys } from "../../../../admin-kit/list/use-list-keys.ts";
import { useMay } from "../../../../admin-kit/may.ts";
import type { RequestHandle } from "../desk/request-page.tsx";
import { useDeskKeys } from "../keys/use-desk-keys.ts";
import type { Beside } from "./use-beside.ts";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { RequestActions } from "./use-request-actions.ts";
import type { Spam } from "./use-spam.ts";

type KeysProps = {
  screen: DeskScreen;
  actions: RequestActions;
  beside: Beside;
  spam: Spam;
  openPage: RefObject<RequestHandle | null>;
  isOn: boolean;
  /** Undefined for users who may not enter requests. */
  onNew: (() => void) | undefined;
  onHelp(): void;
};

/** The shortcuts of the screen: to other rows or requests, and the actions on a request; requirement DESK-01. */
export function useScreenKeys({ screen, actions, beside, spam, openPage, isOn, ...on }: KeysProps) {
  const { place, page, opened, selection } = screen;
  const canWrite = useMay("write");
  useDeskKeys(
    {
      onNext: () => (place.isOpen && beside.next ? did(beside.next) : walk(1)),
      onPrevious: () => (place.isOpen && beside.previous ? did(beside.previous) : walk(-1)),
      onClose: () => place.isOpen && did(actions.close),
      onMark: () => {
        // The row is preferred, because after a change the list can be reloaded before the open request.
        const key = place.id === null ? focusedKey() : String(place.id);
        const request = page.records?.find(({ id }) => String(id) === key) ?? opened.data;
        if (!request || !canWrite) return false;
        return did(() => void actions.mark(request, request.news ? "read" : "unread"));
      },
      ...openKeys(openPage, canWrite),
      onSelect: () => {
        const request = page.records?.find(({ id }) => String(id) === focusedKey());
        // Only the table shows the selection.
        if (!request || !canWrite || place.view !== "table" || place.isOpen) return false;
        return did(() => selection.toggle(request.id));
      },
      onMine: () => {
        // An open request stays: the list beside it changes.
        const isMine = screen.address.filters.assignee === "me";
        return did(() => screen.address.setFilter("assignee", isMine ? "" : "me"));
      },
      onSpam: () => spam.byKey(focusedKey()),
      onNew: () => on.onNew !== undefined && did(on.onNew),
      onHelp: () => did(on.onHelp),
    },
    isOn,
  );
  useListKeys({ itemSelector: "[data-key]" });
}

/** The shortcuts for the open request. */
function openKeys(openPage: KeysProps["openPage"], canWrite: boolean) {
  const on = (deed: (page: RequestHandle) => void) => () => {
    const { current } = openPage;
    return canWrite && current !== null && did(() => deed(current));
  };
  return {
    onReply: on((page) => page.reply()),
    onNote: on((page) => page.note()),
    onLog: on((page) => page.log()),
    onAssign: on((page) => page.choose("assignee")),
    onStage: on((page) => page.choose("stage")),
    onRemind: on((page) => page.choose("reminder")),
  };
}

/** Runs an action and returns true, which keeps the key from the browser. */
function did(deed: () => void): true {
  deed();
  return true;
}

/** Moves the focus to the next or previous row or card; returns whether there is one. */
function walk(step: 1 | -1): boolean {
  const items = [...document.querySelectorAll<HTMLElement>("[data-key]")];
  const from = items.findIndex((item) => item.contains(document.activeElement));
  const item = items[from < 0 ? 0 : from + step];
  const target = item?.querySelector<HTMLElement>("[data-open]") ?? item;
  target?.focus();
  target?.scrollIntoView({ block: "nearest" });
  return target !== undefined;
}

const focusedKey = () => document.activeElement?.closest<HTMLElement>("[data-key]")?.dataset.key;
