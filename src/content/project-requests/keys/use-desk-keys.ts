import { usePageKeys } from "../../../admin-kit/shortcuts.ts";

/** What each key does; those that stand for nothing now are left to the browser. */
export type DeskKeys = {
  onNext(): boolean;
  onPrevious(): boolean;
  onClose(): boolean;
  onMark(): boolean;
  onReply(): boolean;
  onNote(): boolean;
  onAssign(): boolean;
  onStage(): boolean;
  onRemind(): boolean;
  onSelect(): boolean;
  onNew(): boolean;
  onHelp(): boolean;
};

/**
 * The keys of the desk, by their place on the keyboard: an Arabic one types other letters with them. They rest while
 * somebody types and under a dialog; requirement DESK-01.
 */
export function useDeskKeys(keys: DeskKeys, isOn: boolean) {
  usePageKeys((event) => {
    const deed = deedOf(event);
    if (deed && isFree(event) && keys[deed]()) event.preventDefault();
  }, isOn);
}

const deeds: { [code: string]: keyof DeskKeys } = {
  KeyJ: "onNext",
  KeyK: "onPrevious",
  KeyE: "onMark",
  KeyR: "onReply",
  KeyM: "onNote",
  KeyA: "onAssign",
  KeyS: "onStage",
  KeyH: "onRemind",
  KeyX: "onSelect",
  KeyN: "onNew",
};

/** What a key asks for. The question mark is one letter with both keyboards. */
export function deedOf(event: Pick<KeyboardEvent, "code" | "key" | "shiftKey">): keyof DeskKeys | undefined {
  if (event.key === "?" || event.key === "\u061F") return "onHelp";
  if (event.shiftKey) return undefined;
  return event.code === "Escape" ? "onClose" : deeds[event.code];
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function isFree(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  const isField =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=checkbox]), textarea, select"));
  return !isField && document.querySelector(overlays) === null;
}
