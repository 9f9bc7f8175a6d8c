import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AppError } from "../../../kernel/errors.ts";
import { defaultTexts, type FieldValues, type Section } from "../sections/section.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import type { SectionState } from "../wire.ts";
import type { EditorApi } from "./editor-view.ts";
import { SectionEditor } from "./section-editor.ts";

const section: Section = homepage;
const published: FieldValues = defaultTexts(homepage);
const start: SectionState = {
  section: "homepage",
  published,
  draft: {},
  revision: 0,
  version: null,
  schedule: null,
};

/** A server with one draft; each error in `fails` makes one of the next saves throw. */
function server() {
  let state = start;
  const fails: AppError[] = [];
  const saves: FieldValues[] = [];
  const api: EditorApi = {
    read: async () => state,
    async save(changes) {
      const failure = fails.shift();
      if (failure) throw failure;
      const values = Object.fromEntries(Object.entries(changes).map(([field, { value }]) => [field, value]));
      saves.push(values);
      const at = "2026-11-21T09:00:00.000Z";
      const draft = Object.fromEntries(
        Object.entries(values).map(([field, value]) => [field, { value, by: "Sara", at, client: "one" }]),
      );
      state = { ...state, draft: { ...state.draft, ...draft }, revision: state.revision + 1 };
      return state;
    },
  };
  const theirs = (field: string, value: string) => {
    const entry = { value, by: "Fahd", at: "2026-11-21T09:00:00.000Z", client: "other" };
    state = { ...state, draft: { ...state.draft, [field]: entry }, revision: state.revision + 1 };
    return entry;
  };
  return { api, saves, fails, theirs, state: () => state };
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function opened(of: ReturnType<typeof server>, client = "one") {
  const editor = new SectionEditor(section, of.api, client);
  await editor.load();
  return editor;
}

test("ACNT-02 a field is unsaved from the first edit until the server has it, at most two seconds under steady typing", async () => {
  const site = server();
  const editor = await opened(site);
  expect(editor.read().unsaved).toEqual([]);
  for (const letter of "abcdefghijklmnopqrst") {
    editor.change("heroTitle", letter);
    expect(editor.read().unsaved).toEqual(["heroTitle"]);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(site.saves.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1500);
  expect(site.saves.at(-1)).toEqual({ heroTitle: "t" });
  expect(editor.read().unsaved).toEqual([]);
  const saves = site.saves.length;
  expect(await editor.save()).toBe(true);
  expect(site.saves).toHaveLength(saves);
});

test("SURV-01 text that no save has stored yet is kept in the browser, restored from there and saved", async () => {
  const site = server();
  const editor = await opened(site);
  editor.change("heroTitle", "لم يصل");
  editor.stop(); // the tab is closed
  const again = await opened(site, "a-new-tab");
  expect(again.read()).toMatchObject({
    values: { heroTitle: "لم يصل" },
    unsaved: ["heroTitle"],
    conflicts: {},
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.saves).toEqual([{ heroTitle: "لم يصل" }]);
});

test("SURV-05 a restored edit of a field that somebody changed meanwhile waits until the editor chooses", async () => {
  const site = server();
  const editor = await opened(site);
  editor.change("heroTitle", "نسختي");
  editor.stop();
  site.theirs("heroTitle", "نسختهم");
  const again = await opened(site, "a-new-tab");
  expect(again.read().conflicts.heroTitle).toMatchObject({ value: "نسختهم", by: "Fahd" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(site.saves).toEqual([]);
  again.keepMine("heroTitle");
  await vi.advanceTimersByTimeAsync(10);
  expect(site.saves).toEqual([{ heroTitle: "نسختي" }]);
});

test("ERR-07 a failed save says so, keeps the text and tries again", async () => {
  const site = server();
  const editor = await opened(site);
  site.fails.push(new AppError("unavailable"));
  editor.change("heroTitle", "باقٍ");
  expect(await editor.save()).toBe(false);
  expect(editor.read()).toMatchObject({
    saveFailed: "refused",
    values: { heroTitle: "باقٍ" },
    unsaved: ["heroTitle"],
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(editor.read()).toMatchObject({ saveFailed: undefined, unsaved: [] });
  // The screen blames the connection only when no answer came.
  site.fails.push(new AppError("unavailable", { cause: new TypeError("Failed to fetch") }));
  editor.change("heroTitle", "بلا جواب");
  await editor.save();
  expect(editor.read().saveFailed).toBe("unanswered");
});

test("SURV-05 in a conflict the other person's value can be taken, and undo brings back one's own", async () => {
  const site = server();
  const editor = await opened(site);
  const entry = site.theirs("heroTitle", "نسختهم");
  site.fails.push(
    new AppError("precondition-failed", { current: { ...site.state(), conflicts: { heroTitle: entry } } }),
  );
  editor.change("heroTitle", "نسختي");
  editor.change("whyTitle", "لا خلاف عليه");
  expect(await editor.save()).toBe(false);
  expect(editor.read()).toMatchObject({ unsaved: ["heroTitle"], conflicts: { heroTitle: { by: "Fahd" } } });
  editor.takeTheirs("heroTitle");
  expect(editor.read()).toMatchObject({ unsaved: [], conflicts: {}, values: { heroTitle: "نسختهم" } });
  expect(editor.undo()).toBe("heroTitle");
  expect(editor.read().values.heroTitle).toBe("نسختي");
});

test("SURV-05 a field that somebody else changed is updated by itself, one that is edited here is not", async () => {
  const site = server();
  const editor = await opened(site);
  editor.change("heroTitle", "أكتبه الآن");
  site.theirs("whyTitle", "منهم");
  site.theirs("heroTitle", "منهم أيضًا");
  await editor.load();
  expect(editor.read().values).toMatchObject({ whyTitle: "منهم", heroTitle: "أكتبه الآن" });
});

test("SEC-09 a refused field does not prevent the others from being saved", async () => {
  const site = server();
  const editor = await opened(site);
  site.fails.push(new AppError("invalid", { fields: { "heroLinks/a/href": "هذا الرابط غير مسموح به" } }));
  editor.change("heroLinks", [{ id: "a", label: "زر", href: "javascript:x", tone: "line" }]);
  editor.change("heroTitle", "يُحفظ");
  await editor.save();
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.saves).toEqual([{ heroTitle: "يُحفظ" }]);
  expect(editor.read().errors).toEqual({ "heroLinks/a/href": "هذا الرابط غير مسموح به" });
});

test("ACNT-02 changes are undone and redone, typing in steps", async () => {
  const editor = await opened(server());
  editor.change("heroTitle", "ا");
  editor.change("heroTitle", "ال");
  await vi.advanceTimersByTimeAsync(1000);
  editor.change("heroTitle", "الآن");
  editor.undo();
  expect(editor.read().values.heroTitle).toBe("ال");
  editor.undo();
  expect(editor.read()).toMatchObject({
    values: { heroTitle: published.heroTitle },
    canUndo: false,
    canRedo: true,
  });
  editor.redo();
  expect(editor.read().values.heroTitle).toBe("ال");
});

test("SURV-05 an answer that arrives after a newer save does not bring the old text back", async () => {
  const site = server();
  const editor = await opened(site);
  let answer = (_: SectionState) => {};
  const late = { ...site.api, read: () => new Promise<SectionState>((done) => (answer = done)) };
  const slow = new SectionEditor(section, late, "one");
  const opening = slow.load();
  answer(site.state());
  await opening;
  const before = site.state();
  const looking = slow.load();
  slow.change("heroTitle", "جديد");
  expect(await slow.save()).toBe(true);
  answer(before);
  await looking;
  expect(slow.read().values.heroTitle).toBe("جديد");
  editor.stop();
});

test("SURV-01 undoing a change while its save is under way is saved too", async () => {
  const site = server();
  let answer = () => {};
  const arrived = () => new Promise<void>((done) => (answer = done));
  const slow: EditorApi = {
    ...site.api,
    async save(changes) {
      await arrived();
      return site.api.save(changes);
    },
  };
  const editor = new SectionEditor(section, slow, "one");
  await editor.load();
  editor.change("heroTitle", "x");
  await vi.advanceTimersByTimeAsync(1000);
  editor.undo();
  answer();
  const saved = editor.save();
  await vi.advanceTimersByTimeAsync(0);
  answer();
  expect(await saved).toBe(true);
  expect(site.saves).toEqual([{ heroTitle: "x" }, { heroTitle: published.heroTitle }]);
  expect(editor.read()).toMatchObject({ unsaved: [], values: { heroTitle: published.heroTitle } });
});

test("SURV-01 undoing a change after a save whose answer was lost is saved too", async () => {
  const site = server();
  const save = site.api.save;
  site.api.save = async (changes) => {
    await save(changes);
    throw new TypeError("the connection broke before the answer");
  };
  const editor = await opened(site);
  editor.change("heroTitle", "x");
  await vi.advanceTimersByTimeAsync(1000);
  expect(editor.read().saveFailed).toBe("refused");
  site.api.save = save;
  editor.undo();
  expect(editor.read().unsaved).toEqual(["heroTitle"]);
  await editor.load();
  await vi.advanceTimersByTimeAsync(5000);
  expect(site.state().draft.heroTitle?.value).toBe(published.heroTitle);
  expect(editor.read()).toMatchObject({ unsaved: [], values: { heroTitle: published.heroTitle } });
});

test("ACNT-02 SURV-01 cancelling a schedule, or publishing, keeps what is being typed", async () => {
  const site = server();
  const editor = await opened(site);
  editor.change("heroLead", "كُتب قبل الجواب");
  editor.take(site.state());
  expect(editor.read()).toMatchObject({ unsaved: ["heroLead"] });
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.saves).toEqual([{ heroLead: "كُتب قبل الجواب" }]);
});

test("ACNT-02 discarding the draft also discards changes that were never saved", async () => {
  const site = server();
  const editor = await opened(site);
  site.fails.push(new AppError("unavailable"));
  editor.change("heroTitle", "لم يصل");
  await editor.save();
  await editor.discard(async () => start);
  expect(editor.read()).toMatchObject({
    unsaved: [],
    saveFailed: undefined,
    values: { heroTitle: published.heroTitle },
  });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(site.saves).toEqual([]);
});

test("SURV-01 another tab of the same section does not delete what this tab keeps in the browser", async () => {
  const site = server();
  const [one, two] = [await opened(site), await opened(site, "two")];
  one.change("heroTitle", "دون اتصال");
  await two.load();
  two.change("whyTitle", "من التبويب الثاني");
  await two.save();
  one.stop();
  expect((await opened(site, "three")).read().values.heroTitle).toBe("دون اتصال");
});

test("SURV-05 undo does not overwrite what somebody else has written since", async () => {
  const site = server();
  const editor = await opened(site);
  editor.change("heroTitle", "لي");
  await editor.save();
  site.theirs("heroTitle", "لزميلي");
  await editor.load();
  expect(editor.read()).toMatchObject({ values: { heroTitle: "لزميلي" }, canUndo: false });
  expect(editor.undo()).toBeUndefined();
});

test("SURV-01 text typed while a save is under way is saved when the screen is left", async () => {
  const site = server();
  let answer = () => {};
  const slow: EditorApi = {
    ...site.api,
    async save(changes) {
      await new Promise<void>((done) => (answer = done));
      return site.api.save(changes);
    },
  };
  const editor = new SectionEditor(section, slow, "one");
  await editor.load();
  editor.change("heroTitle", "أول");
  await vi.advanceTimersByTimeAsync(1000);
  editor.change("whyTitle", "ثانٍ");
  const leaving = editor.save().finally(() => editor.stop());
  answer();
  await vi.advanceTimersByTimeAsync(0);
  answer();
  await leaving;
  expect(site.saves).toEqual([{ heroTitle: "أول" }, { whyTitle: "ثانٍ" }]);
});

test("ERR-07 a failed save is repeated as soon as the server answers again", async () => {
  const site = server();
  const editor = await opened(site);
  for (const _ of [1, 2, 3]) site.fails.push(new AppError("unavailable"));
  editor.change("heroTitle", "ينتظر");
  await vi.advanceTimersByTimeAsync(8000);
  expect(site.fails).toEqual([]);
  await editor.load();
  await vi.advanceTimersByTimeAsync(10);
  expect(site.saves).toEqual([{ heroTitle: "ينتظر" }]);
});

test("SEC-01 ERR-07 a save that was refused because the session had ended waits for the next sign-in", async () => {
  const site = server();
  const editor = await opened(site);
  site.fails.push(new AppError("unauthorized"));
  editor.change("heroTitle", "ينتظر الدخول");
  await vi.advanceTimersByTimeAsync(2000);
  expect(site.fails).toEqual([]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(site.saves).toEqual([]);
  expect(editor.read().saveFailed).toBe("refused");
  await editor.load(); // somebody has signed in
  await vi.advanceTimersByTimeAsync(10);
  expect(site.saves).toEqual([{ heroTitle: "ينتظر الدخول" }]);
});

test("SURV-05 undoing a change ends its conflict, and the other person's value appears", async () => {
  const site = server();
  const editor = await opened(site);
  const entry = site.theirs("heroTitle", "نسختهم");
  site.fails.push(
    new AppError("precondition-failed", { current: { ...site.state(), conflicts: { heroTitle: entry } } }),
  );
  editor.change("heroTitle", "نسختي");
  await editor.save();
  expect(Object.keys(editor.read().conflicts)).toEqual(["heroTitle"]);
  editor.undo();
  await editor.load();
  expect(editor.read()).toMatchObject({ unsaved: [], conflicts: {}, values: { heroTitle: "نسختهم" } });
});
