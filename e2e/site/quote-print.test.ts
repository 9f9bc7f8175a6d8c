import { expect, fontsAreExchanged, type Page, signIn, test } from "../support/fixtures.ts";
import { overlaps, readRuns } from "../support/pdf-text.ts";
import { call } from "../support/records.ts";

const most = 50; // lines of a quote

/** Sends a quote of fifty lines and opens it as its customer does. */
async function openLongest(page: Page) {
  await signIn(page);
  const mark = `${test.info().workerIndex}${Date.now()}`;
  const sent = { name: "نورة", phone: `05${mark.slice(-8)}`, email: `p${mark}@mail.example`, message: "" };
  const request = await (await call(page, "POST", "/api/project-requests", sent)).json();
  const items = Array.from({ length: most }, (_, index) => ({
    title: `L${String(index + 1).padStart(2, "0")}`,
    detail:
      index % 3 === 0
        ? "تفصيل هذا البند في سطرين: يبدأ العمل بعد الدفعة الأولى، وتُراجع كل صفحة مرتين قبل التسليم"
        : "",
    quantity: 1,
    unit_price: 100_00,
  }));
  const terms = "يبدأ العمل بعد الدفعة الأولى.\nالمراجعة مرتان.";
  const body = { request_id: request.id, items, terms, first_share: 50, rest_days: 14 };
  const { id } = await (await call(page, "POST", "/api/quotes", body)).json();
  const { path } = await (await call(page, "POST", `/api/quotes/${id}/send`)).json();
  await page.goto(path);
  // People print what they have read. In the local face each letter is placed alone, and no word would be found in the sheet.
  await fontsAreExchanged(page);
}

test("AREQ-02 TRIAL-01 F2: S19: a printed quote of 1 to 50 lines draws nothing over each other, its total stands with a line, and its pages are numbered", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openLongest(page);
  for (let count = most; count > 0; count--) {
    const runs = await readRuns(await page.pdf({ preferCSSPageSize: true }));
    expect(overlaps(runs), `${count} lines`).toEqual([]);
    const pageOf = (text: string) => runs.find((run) => run.text.includes(text))?.page;
    const last = `L${String(count).padStart(2, "0")}`;
    expect(pageOf(last), `${count} lines: the last line is printed`).toBeDefined();
    expect(pageOf("5,750.00"), `${count} lines: the total stands with the last line`).toBe(pageOf(last));
    const pages = Math.max(...runs.map((run) => run.page));
    for (let number = 1; number <= pages; number++) {
      const foot = runs.filter((run) => run.page === number && run.y < 40).map(({ text }) => text);
      expect(foot.join("").replace(/\s/g, ""), `${count} lines`).toBe(`${number}/${pages}`);
    }
    // The last line stands beside the sums: it goes, and the one before it takes its place.
    await page.evaluate(() => {
      const [lines, end] = document.querySelectorAll("table tbody");
      end?.firstElementChild?.remove();
      if (lines?.lastElementChild) end?.prepend(lines.lastElementChild);
    });
  }
});

test("BRAND-01 TRIAL-01 O4: a logo of any shape and size stays small in a quote, on a phone too", async ({
  page,
}) => {
  await openLongest(page);
  const head = page.locator("article header > div").first();
  for (const [width, height] of [
    [4000, 100],
    [100, 4000],
    [3000, 3000],
  ]) {
    await head.evaluate(
      (place, [width, height]) => {
        place.querySelector("svg, img")?.remove();
        const logo = new Image();
        logo.src = `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
        place.prepend(logo);
        return logo.decode();
      },
      [width, height],
    );
    for (const screen of [1440, 320]) {
      await page.setViewportSize({ width: screen, height: 900 });
      const box = await head.locator("img").boundingBox();
      expect(box?.width, `${width} × ${height}`).toBeLessThanOrEqual(220);
      expect(box?.height, `${width} × ${height}`).toBeLessThanOrEqual(44);
    }
  }
});
