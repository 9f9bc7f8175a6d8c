/**
 * Focuses a control and scrolls to it with its label. WebKit's own way to what is focused ignores the margin that keeps the
 * label, which stands above the control, in view below a header.
 */
export function focusWithLabel(control: HTMLElement) {
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "nearest" });
}
