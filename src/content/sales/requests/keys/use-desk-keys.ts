import { usePageKeys } from "../../../../admin-kit/shortcuts.ts";

/** What each shortcut does. One that returns false leaves the key to the browser. */
export type DeskKeys = {
  onNext(): boolean;
  onPrevious(): boolean;
  onClose(): boolean;
  onMark(): boolean;
  onReply(): boolean;
  onNote(): boolean;
  onLog(): boolean;
  onAssign(): boolean;
  onStage(): boolean;
  onRemind(): boolean;
  onMine(): boolean;
  onSelect(): boolean;
  onSpam(): boolean;
  onNew(): boolean;
  onHelp(): boolean;
};

/**
 * The keyboard shortcuts of the desk, by the position of the key, since an Arabic layout types other letters. They do nothing
 * while the focus is in a field or a dialog or menu is open; requirement DESK-01.
 */
export function useDeskKeys(keys: DeskKeys, isOn: boolean) {
  usePageKeys((event) => {
    const deed = deedOf(event);
    // A key that is held down would put aside one request after the other.
    if (deed === "onSpam" && event.repeat) return;
    if (deed && isFree(event) && keys[deed]()) event.preventDefault();
  }, isOn);
}

const deeds: { [code: string]: keyof DeskKeys } = {
  KeyJ: "onNext",
  KeyK: "onPrevious",
  KeyE: "onMark",
  KeyR: "onReply",
  KeyM: "onNote",
  KeyL: "onLog",
  KeyA: "onAssign",
  KeyS: "onStage",
  KeyH: "onRemind",
  KeyI: "onMine",
  KeyX: "onSelect",
  KeyN: "onNew",
};

/** The shortcut of a key. The question and the exclamation mark are known by their letters, in Latin and in Arabic layouts. */
export function deedOf(event: Pick<KeyboardEvent, "code" | "key" | "shiftKey">): keyof DeskKeys | undefined {
  if (event.key === "?" || event.key === "\u061F") return "onHelp";
  if (event.key === "!") return "onSpam";
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
