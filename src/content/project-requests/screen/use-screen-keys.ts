import type { RefObject } from "react";
import { useListKeys } from "../../../admin-kit/list/use-list-keys.ts";
import { useMay } from "../../../admin-kit/may.ts";
import type { RequestHandle } from "../desk/request-page.tsx";
import { useDeskKeys } from "../keys/use-desk-keys.ts";
import type { Beside } from "./use-beside.ts";
import type { DeskScreen } from "./use-desk-screen.ts";
import type { RequestActions } from "./use-request-actions.ts";

type KeysProps = {
  screen: DeskScreen;
  actions: RequestActions;
  beside: Beside;
  openPage: RefObject<RequestHandle | null>;
  isOn: boolean;
  /** Undefined for who may not enter one. */
  onNew: (() => void) | undefined;
  onHelp(): void;
};

/** The keys of the screen: along the rows or from one open request to the next, and what is done with it; requirement DESK-01. */
export function useScreenKeys({ screen, actions, beside, openPage, isOn, onNew, onHelp }: KeysProps) {
  const { place, page, opened, selection } = screen;
  const canWrite = useMay("write");
  useDeskKeys(
    {
      onNext: () => (place.isOpen && beside.next ? did(beside.next) : walk(1)),
      onPrevious: () => (place.isOpen && beside.previous ? did(beside.previous) : walk(-1)),
      onClose: () => place.isOpen && did(actions.close),
      onMark: () => {
        // As its row says it: of the queries that follow a change, that of the open request may be the last.
        const key = place.id === null ? focusedKey() : String(place.id);
        const request = page.records?.find(({ id }) => String(id) === key) ?? opened.data;
        if (!request || !canWrite) return false;
        return did(() => void actions.mark(request, request.news ? "read" : "unread"));
      },
      ...openKeys(openPage, canWrite),
      onSelect: () => {
        const request = page.records?.find(({ id }) => String(id) === focusedKey());
        // Only the table shows what is chosen.
        if (!request || !canWrite || place.view !== "table" || place.isOpen) return false;
        return did(() => selection.toggle(request.id));
      },
      onNew: () => onNew !== undefined && did(onNew),
      onHelp: () => did(onHelp),
    },
    isOn,
  );
  useListKeys({ itemSelector: "[data-key]" });
}

/** What the keys do with the request that is open. */
function openKeys(openPage: KeysProps["openPage"], canWrite: boolean) {
  const on = (deed: (page: RequestHandle) => void) => () => {
    const { current } = openPage;
    return canWrite && current !== null && did(() => deed(current));
  };
  return {
    onReply: on((page) => page.reply()),
    onNote: on((page) => page.note()),
    onAssign: on((page) => page.choose("assignee")),
    onStage: on((page) => page.choose("stage")),
    onRemind: on((page) => page.choose("reminder")),
  };
}

/** Does what a key asks for, and says that it did. */
function did(deed: () => void): true {
  deed();
  return true;
}

/** Moves the focus along the rows or cards; answers whether there was one to go to. */
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
