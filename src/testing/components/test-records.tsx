import type { ReactNode } from "react";
import { expect } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { isoDay } from "../../kernel/text/format.ts";
import { makeSite, openScreen } from "./test-screen.tsx";
import type { Fault } from "./test-site-calls.ts";

/*
 * What tests of the screens of records have in common: `path` is that of the resource, such as `/api/services`. Names of buttons
 * and labels are matched whole.
 */

type Opened = {
  path: string;
  at: string;
  records: readonly object[];
  /** What happens to calls from the first on. */
  fault?: Fault;
};

/** A site with these records, and the screen with them. `stored` reads what the API holds. */
export async function openRecords<Wire>(screen: ReactNode, { path, at, records, fault }: Opened) {
  const site = await makeSite();
  const made: Wire[] = [];
  for (const record of records) made.push(await site.call("POST", path, record));
  if (fault) await site.breakCalls(fault);
  const router = await openScreen(screen, at);
  const stored = (): Promise<Wire[]> => site.call("GET", path);
  return { site, router, stored, made };
}

export const tile = (title: string) => page.getByRole("article", { name: title });
/** The row of a table with these words. */
export const rowOf = (words: string) => page.getByRole("row").filter({ hasText: words });
/** The number of cards that the screen shows. */
export const countOfTiles = () => page.getByRole("article").elements().length;
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");
/** The question that is open, with its sentence as its name. */
export const question = (sentence?: string) =>
  page.getByRole("alertdialog", sentence === undefined ? {} : { name: sentence, exact: true });
/** The message with this sentence, above a list or in a form. */
export const banner = (sentence: string) => page.getByRole("alert").filter({ hasText: sentence });
export const field = (label: string) => dialog().getByLabelText(label, { exact: true });
/** A field whose label ends with a mark, such as that it is required. */
export const markedField = (label: string) => dialog().getByLabelText(new RegExp(`^${label}`));
export const optionsOf = (title: string) => button(`خيارات ${title}`);

export const save = () => dialog().getByRole("button", { name: "حفظ", exact: true }).click();

/**
 * Presses a checkbox, radio button or switch: its input is hidden, so people press its label, and so does this, once it stands
 * still.
 */
export async function press(control: Locator) {
  await expect.element(control).toBeInTheDocument();
  const input = control.element();
  await page.elementLocator(input.closest("label") ?? input).click();
}

/** Presses a key on a control, once it works: a key does not wait for that, as a click does. */
export async function pressKey(control: Locator, key = "{Enter}") {
  await expect.element(control).toBeEnabled();
  control.element().focus();
  await userEvent.keyboard(key);
}

/** Opens the menu of a record and chooses an entry. */
export async function choose(title: string, entry: string) {
  await optionsOf(title).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Closes a changed form without saving. */
export async function leave() {
  await dialog().getByRole("button", { name: "إلغاء", exact: true }).click();
  await question().getByRole("button", { name: "الخروج دون حفظ", exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
}

type Deletion = {
  name: string;
  /** The sentence of the question before it. */
  asks: string;
  told: string;
  /** The records that the API holds. */
  stored(): Promise<readonly unknown[]>;
};

/** Deletes a record after the question that is asked, and takes that back. */
export async function deleteAndUndo({ name, asks, told, stored }: Deletion) {
  const before = await stored();
  await choose(name, "حذف");
  const asked = question(asks);
  await expect.element(asked.getByRole("button", { name: "إلغاء" })).toHaveFocus();
  await asked.getByRole("button", { name: "حذف" }).click();
  await expect.element(page.getByText(told)).toBeVisible();
  await expect.element(optionsOf(name)).not.toBeInTheDocument();
  expect(await stored()).toHaveLength(before.length - 1);
  await button("تراجع").click();
  await expect.element(optionsOf(name)).toBeVisible();
  expect(await stored()).toHaveLength(before.length);
}

/** Shows all records of the list to visitors at once; `count` is what is chosen, in words. */
export async function showAll(count: string) {
  await press(page.getByRole("checkbox", { name: "تحديد كل المعروض" }));
  await expect.element(page.getByText(`المحدد: ${count}`)).toBeVisible();
  await button("إظهار").click();
  await expect.element(page.getByText(`أُظهر المحدد: ${count}`)).toBeVisible();
}

/** Checks that a list says that it loads, above a skeleton. */
export async function expectLoading(sentence: string) {
  await expect.element(page.getByText(sentence)).toBeInTheDocument();
  expect(document.querySelectorAll("main [aria-busy=true] [data-bone]").length).toBeGreaterThan(0);
}

export const textsOf = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** The labels of the options of a choice. */
export const optionsIn = (choice: Locator) => textsOf([...choice.element().querySelectorAll("option")]);

/** The rows of a list in which records are put in another order. */
export const orderRows = (label: string) => page.getByRole("grid", { name: label }).getByRole("row");

/** Moves the first row by one place, by keyboard. */
export async function moveFirstDown(label: string) {
  const first = orderRows(label).first();
  await expect.element(first).toBeVisible();
  first.element().focus();
  await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
}

type Order = Awaited<ReturnType<typeof openRecords<{ id: unknown }>>> & {
  /** The name of the list of rows. */
  label: string;
  path: string;
  /** The names of the first two of three records. */
  first: string;
  second: string;
  /** The sentence of a failure. */
  failure: string;
};

/** Moves the first of three records down by keyboard: its new place is sent and stored, and after a failure the old one is shown. */
export async function expectReorders({ label, path, first, second, failure, site, made, stored }: Order) {
  await moveFirstDown(label);
  await expect.element(orderRows(label).nth(1)).toMatchTextContent(first);
  await expect.element(page.getByText("نُقل إلى الموضع 2 من 3")).toBeInTheDocument();
  await expect.element(page.getByText("حُفظ الترتيب")).toBeVisible();
  const ids = [1, 0, 2].map((place) => made[place]?.id);
  expect(await site.sent(path)).toEqual([
    { method: "POST", path: `${path}/reorder`, ifMatch: null, body: { ids } },
  ]);
  expect((await stored()).map(({ id }) => id)).toEqual(ids);

  await site.breakCalls({ method: "POST", path: `${path}/reorder`, how: "failed" });
  await moveFirstDown(label);
  await expect.element(banner(failure)).toBeVisible();
  await expect.element(orderRows(label).first()).toMatchTextContent(second); // the order of the server is shown again
}

/** Opens the history of a record, which has these words, and closes it. */
export async function expectHistory(name: string, words: string) {
  await choose(name, "سجل التعديلات");
  await expect.element(dialog().getByText(words).first()).toBeVisible();
  await dialog().getByRole("button", { name: "إغلاق" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
}

/** Today in Riyadh as a field of a day shows it: `30/11/2026`. */
export const todayShown = () => isoDay(new Date()).split("-").map(Number).reverse().join("/");
