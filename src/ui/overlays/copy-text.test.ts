import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";
import { toasts } from "./toast-queue.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.close(id);
});

const said = () => toasts.read().map(({ tone, message }) => `${tone}: ${message}`);

test("ENGINE-01 E7: what is copied is the text, and the message says so", async () => {
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  expect(await copyText("https://shurfa.example/q/1", "نُسخ الرابط")).toBe(true);
  expect(copied).toEqual(["https://shurfa.example/q/1"]);
  expect(said()).toEqual(["success: نُسخ الرابط"]);
});

test.each([
  ["has no clipboard, as on http", {}],
  ["refuses", { clipboard: { writeText: () => Promise.reject(new DOMException("", "NotAllowedError")) } }],
])(
  "ENGINE-01 E7: a browser that %s leads to a message that says what to do, not to an error",
  async (_, navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(await copyText("x", "نُسخ الرابط")).toBe(false);
    expect(said()).toEqual(["error: تعذّر النسخ. حدّد النص وانسخه."]);
  },
);
