import { expect, type Page } from "./fixtures.ts";

/** The figures of the dashboard and the desk: counts, and values in riyals. */
export async function readFigures(page: Page, origin: string) {
  await page.goto(`${origin}/admin`);
  const clients = page.locator("main a[data-figure]", { hasText: "العملاء" }).first().locator("b");
  await expect(clients).toHaveText(/\d/);
  const waiting = await page.locator("main [data-page-head] p").innerText();
  // The table of the plot is folded; its first row is the current week.
  const week = page
    .locator("section", { hasText: "الزيارات والطلبات أسبوعًا بأسبوع" })
    .locator("tbody td")
    .nth(2);
  const counted = {
    clients: numberIn(await clients.innerText()),
    fresh: numberIn(/طلبات جديدة: [\d,]+/.exec(waiting)?.[0]),
    lastWeek: numberIn((await week.textContent()) ?? ""),
  };
  await page.goto(`${origin}/admin/quote-requests`);
  const stage = (name: string) =>
    page
      .getByRole("list", { name: "مراحل الطلبات" })
      .first()
      .getByRole("button")
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(stage("جديد").locator("b")).toHaveText(/\d/);
  const count = async (name: string) => numberIn(await stage(name).locator("b").innerText());
  const worth = async (name: string) => numberIn(await stage(name).locator("small").innerText());
  return {
    ...counted,
    new: await count("جديد"),
    quoted: await count("أُرسل العرض"),
    quotedWorth: await worth("أُرسل العرض"),
    won: await count("تم الاتفاق"),
    wonWorth: await worth("تم الاتفاق"),
  };
}

const numberIn = (text = "") => Number(text.replace(/[^\d.]/g, ""));
