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
