import { type KeyboardEvent as ReactKeyboardEvent, useEffectEvent, useLayoutEffect } from "react";

/** Whether a key was pressed for the page: without a modifier, outside text fields, and while no dialog is open. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return false;
  if (isTyping(event.target)) return false;
  return !document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
}

function isTyping(target: EventTarget | null) {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== "checkbox";
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

/** Calls `onKey` for every key of the page while the component is mounted and `isOn` is true. */
export function usePageKeys(onKey: (event: KeyboardEvent) => void, isOn = true) {
  const listen = useEffectEvent(onKey);
  useLayoutEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => listen(event);
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  }, [isOn]);
}

/** Whether a key is Ctrl-S or Cmd-S. By key code, because on an Arabic keyboard the S key types another letter. */
export function isSaveKey({ code, ctrlKey, metaKey }: KeyboardEvent | ReactKeyboardEvent): boolean {
  return code === "KeyS" && (ctrlKey || metaKey);
}
