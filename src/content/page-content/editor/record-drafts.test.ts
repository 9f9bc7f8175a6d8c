import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { text as textKind } from "../../../kernel/resource/kinds/text.ts";
import { knowRecordFields } from "../sections/record-fields.ts";
import { defaultTexts, type FieldValue, type PageField } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import type { DraftField, SectionState } from "../wire.ts";
import type { EditorApi } from "./editor-view.ts";
import { SectionEditor } from "./section-editor.ts";

const price = "packages/3/price";
const origin = { from: "", changes: "", href: "" };
const field = (id: string): PageField =>
  ({ ...textKind(), id, label: "السعر", content: "", origin }) as PageField;

/** A server with one record; what it holds is undefined once it was deleted. */
function server() {
  let record: FieldValue | undefined = "4800";
  let draft: { [field: string]: DraftField } = {};
  let revision = 0;
  const state = (): SectionState => ({
    section: "homepage",
    published: {
      ...defaultTexts(homepage),
      ...(record !== undefined && price in draft && { [price]: record }),
    },
    draft: record === undefined ? {} : draft,
    revision,
    version: null,
    schedule: null,
  });
  const written = (value: FieldValue) => ({
    value,
    by: "Sara",
    at: "2026-11-21T09:00:00.000Z",
    client: "one",
  });
  const saves: unknown[] = [];
  const api: EditorApi = {
    read: async () => state(),
    async save(changes) {
      revision += 1;
      saves.push(changes);
      for (const [id, { value }] of Object.entries(changes)) draft = { ...draft, [id]: written(value) };
      return state();
    },
  };
  const change = (value: FieldValue | undefined) => {
    record = value;
    revision += 1;
    const there = draft[price];
    if (there && value !== undefined) draft = { ...draft, [price]: { ...there, moved: written(value) } };
  };
  return { api, saves, change };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  knowRecordFields({ find: field, section: () => undefined, overlay: (found) => found });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened({ api }: ReturnType<typeof server>) {
  const editor = new SectionEditor(homepage, api, "one");
  await editor.load();
  return editor;
}

test("EDIT-01 a text of a record is edited from what the page shows, saved as a field, and undone", async () => {
  const site = server();
  const editor = await opened(site);
  editor.begin(price, "4800");
  expect(editor.read()).toMatchObject({ unsaved: [], canUndo: false });
  editor.change(price, "5200");
  expect(await editor.save()).toBe(true);
  expect(site.saves).toEqual([{ [price]: { base: "4800", value: "5200" } }]);
  expect(editor.undo()).toBe(price);
  expect(editor.read().values[price]).toBe("4800");
  editor.begin(price, "1");
  expect(editor.read().values[price]).toBe("4800");
});

test("SURV-01 EDIT-01 text typed into a record that the server never got is restored from the browser and saved", async () => {
  const site = server();
  const editor = await opened(site);
  editor.begin(price, "4800");
  editor.change(price, "5200");
  editor.stop(); // the tab is closed
  const again = await opened(site);
  expect(again.read()).toMatchObject({ values: { [price]: "5200" }, unsaved: [price], conflicts: {} });
  await again.save();
  expect(site.saves).toEqual([{ [price]: { base: "4800", value: "5200" } }]);
});

test("SURV-05 EDIT-01 a record that was changed elsewhere is a conflict; the editor's own value can be kept and is sent again", async () => {
  const site = server();
  const editor = await opened(site);
  editor.begin(price, "4800");
  editor.change(price, "5200");
  await editor.save();
  site.change("6000");
  await editor.load();
  expect(editor.read().conflicts[price]).toMatchObject({ value: "6000" });
  editor.keepMine(price);
  await editor.save();
  expect(site.saves.at(-1)).toEqual({ [price]: { base: "6000", value: "5200" } });
});

test("EDIT-01 a deleted record is reported, and its text is dropped", async () => {
  const site = server();
  const editor = await opened(site);
  const gone: string[] = [];
  editor.onGone = (id) => gone.push(id);
  editor.begin(price, "4800");
  editor.change(price, "5200");
  await editor.save();
  site.change(undefined);
  await editor.load();
  expect(gone).toEqual([price]);
  expect(editor.read().values).not.toHaveProperty(price);
  expect(editor.read().canUndo).toBe(false);
});
