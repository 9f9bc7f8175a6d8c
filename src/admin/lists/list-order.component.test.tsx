import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  button,
  choose,
  dialog,
  moveFirstDown,
  openRecords,
  orderRows,
} from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { type ListScreen, listScreens, texts } from "./test-list-screens.tsx";

const titles = ["ألف", "باء", "جيم"];
const recordsOf = ({ fields, field }: ListScreen) => titles.map((title) => ({ ...fields, [field]: title }));

for (const name of ["team", "testimonials", "projects", "packages-server"] as const)
  test(`ADM-05 ${name} are reordered by pointer and by keyboard`, async () => {
    const { screen, path, at, field } = listScreens[name];
    const place = name === "packages-server" ? "display_order" : "order"; // foreign name: the wire
    const records = recordsOf(listScreens[name]).map((record, index) => ({ ...record, [place]: index + 1 }));
    const { stored } = await openRecords<Record<string, unknown>>(screen, { path, at, records });
    await button("إعادة الترتيب").click();
    const rows = orderRows("إعادة الترتيب");
    await expect.poll(() => rows.elements().length).toBe(3);
    const order = async () => (await stored()).map((record) => record[field]);
    await moveFirstDown("إعادة الترتيب");
    await expect.element(rows.nth(1)).toMatchTextContent("ألف");
    await expect.element(page.getByText("حُفظ الترتيب").first()).toBeVisible();
    await expect.poll(order).toEqual(["باء", "ألف", "جيم"]);
    const { width } = rows.first().element().getBoundingClientRect();
    await rows.nth(2).dropTo(rows.first(), { targetPosition: { x: width / 2, y: 2 } });
    await expect.element(rows.first()).toMatchTextContent("جيم");
    await expect.poll(order).toEqual(["جيم", "باء", "ألف"]);
    await button("تم").click();
    await expect.poll(() => rows.elements().length).toBe(0);
  });

/** For lists that load in pages: the call for their total. */
const countOf: Record<string, string> = {
  testimonials: "/api/reviews/summary",
  projects: "/api/projects?limit=1&",
};

for (const name of ["services", "packages-server", "team", "testimonials", "vision", "projects"] as const)
  test(`ADM-05 ${name}: a new record and a copy get place count + 1, also while a filter is set and the count is still loading`, async () => {
    const { screen, path, at, called = "" }: ListScreen = listScreens[name];
    const site = await makeSite();
    for (const record of recordsOf(listScreens[name])) await site.call("POST", path, record);
    const count = countOf[name];
    if (count !== undefined) await site.breakCalls({ method: "GET", path: count, how: "held" });
    await openScreen(screen, `${at}?q=${encodeURIComponent("ألف")}`);
    await expect.poll(texts).toEqual([expect.stringContaining("ألف")]);
    await userEvent.keyboard("n");
    if (count !== undefined) {
      await expect.element(page.getByRole("button", { name: /^إضافة / }).first()).toBeDisabled();
      expect(dialog().elements()).toEqual([]);
      await site.mend();
    }
    const place = dialog().getByLabelText(/^الترتيب/);
    await expect.element(place).toHaveValue("4");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
    await choose(`${called}ألف`, "تكرار");
    await expect.element(place).toHaveValue("4");
  });
