import { onTestFinished, vi } from "vitest";

/** What the page copies from now on, which reaches no clipboard: a browser lets a page without the focus write none. */
export function noteCopies(): string[] {
  const copied: string[] = [];
  const writes = vi.spyOn(navigator.clipboard, "writeText");
  writes.mockImplementation(async (text) => void copied.push(text));
  onTestFinished(() => writes.mockRestore());
  return copied;
}
