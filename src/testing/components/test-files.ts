import { onTestFinished, vi } from "vitest";

/** The names of the files that the page lets the browser save from now on, none of which is saved. */
export function noteFiles(): string[] {
  const names: string[] = [];
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, "click");
  clicks.mockImplementation(function note(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  onTestFinished(() => clicks.mockRestore());
  return names;
}
