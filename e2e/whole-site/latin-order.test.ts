import { demoAccount, expect, fontsAreExchanged, type Page, test } from "../support/fixtures.ts";
import { latinNames } from "../support/latin-names.ts";
import { chooseForRecord } from "../support/records.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const sentences = latinNames.map((name, index) => ({
  name,
  sentence: `${index + 1}. تعاقدنا مع ${name} أمس`,
}));

/** The names whose characters, from left to right as drawn, have another order in a sentence than alone. */
async function outOfOrder(page: Page, asked: typeof sentences) {
  return page.evaluate((asked) => {
    const seen = (element: HTMLElement, from: number, length: number) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const characters: { sign: string; centre: number }[] = [];
      for (let place = 0; nodes.nextNode(); ) {
        const text = nodes.currentNode.textContent ?? "";
        for (let index = 0; index < text.length; index++, place++) {
          if (place < from || place >= from + length) continue;
          const range = document.createRange();
          range.setStart(nodes.currentNode, index);
          range.setEnd(nodes.currentNode, index + 1);
          const { left, right } = range.getBoundingClientRect();
          characters.push({ sign: text.charAt(index), centre: (left + right) / 2 });
        }
      }
      return characters
        .sort((one, other) => one.centre - other.centre)
        .map(({ sign }) => sign)
        .join("");
    };
    const paragraphs = new Map([...document.querySelectorAll("p")].map((p) => [p.textContent, p]));
    // All elements are added before the first measurement, so that the page is laid out once.
    const placed = asked.map(({ name, sentence }) => {
      const paragraph = paragraphs.get(sentence);
      if (!paragraph) throw new Error(`${name} is not shown`);
      const alone = document.createElement("div");
      alone.dir = "ltr";
      alone.textContent = name;
      paragraph.after(alone);
      for (const line of [alone, paragraph]) line.style.cssText = "white-space: nowrap; max-width: none";
      return { name, from: sentence.indexOf(name), paragraph, alone };
    });
    return placed.flatMap(({ name, from, paragraph, alone }) => {
      const within = seen(paragraph, from, name.length);
      return within === seen(alone, 0, name.length) ? [] : [`${name} is seen as ${within}`];
    });
  }, asked);
}

test("SHELL-08 AR-05 two hundred names and addresses have the same order of characters in an Arabic sentence as alone", async ({
  page,
}) => {
  expect(sentences.length).toBeGreaterThanOrEqual(200);
  const headers = { origin: site.origin };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  for (let from = 0; from < sentences.length; from += 50) {
    const part = sentences.slice(from, from + 50);
    const title = `أسماء ${from}`;
    const data = { title, description: part.map(({ sentence }) => sentence).join("\n\n") };
    const made = await page.request.post(`${site.origin}/api/projects`, { data, headers });
    expect(made.status()).toBe(201);
    const { id } = await made.json();
    await page.goto(`${site.origin}/projects/${id}`);
    expect(await outOfOrder(page, part)).toEqual([]);
    if (from > 0) continue;
    await page.goto(`${site.origin}/admin/projects?q=${encodeURIComponent(title)}`);
    await chooseForRecord(page, title, "عرض التفاصيل");
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    expect(await outOfOrder(page, part)).toEqual([]);
  }
});

test("SVC-03 AR-02 money is written in the site's own font: the sign of the riyal is said in words", async ({
  page,
}) => {
  const headers = { origin: site.origin };
  const make = async (path: string, data: object) => {
    const made = await page.request.post(site.origin + path, { data, headers });
    expect(made.status()).toBe(201);
    return (await made.json()).id;
  };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  const unit = { priceUnit: "\u20C1 شهريًا", description: "من \u20C1500 فأكثر", isActive: true };
  await make("/api/packages", { name: "باقة بالعلامة", title: "باقة بالعلامة", price: 777, ...unit });
  const project = await make("/api/projects", {
    title: "مشروع بالعلامة",
    value: "9,000\u20C1",
    summary: "بكلفة 9,000 \u20C1",
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  for (const path of [
    "/services",
    "/projects",
    `/projects/${project}`,
    "/admin/packages",
    "/admin/projects",
  ]) {
    await page.goto(site.origin + path);
    await expect(page.locator("body")).toContainText("ريال");
    await expect(page.locator("body")).not.toContainText("\u20C1");
    await fontsAreExchanged(page);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll("body *"))
        if (
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.includes("ريال"),
          )
        )
          element.setAttribute("data-money", "");
    });
    const { root } = await devtools.send("DOM.getDocument");
    const selector = "[data-money]";
    const { nodeIds } = await devtools.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
    expect(nodeIds.length).toBeGreaterThan(0);
    const others: string[] = [];
    for (const nodeId of nodeIds) {
      const { outerHTML } = await devtools.send("DOM.getOuterHTML", { nodeId });
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      others.push(
        ...fonts
          .filter(({ isCustomFont }) => !isCustomFont)
          .map(({ familyName }) => `${familyName}: ${outerHTML}`),
      );
    }
    expect([path, others]).toEqual([path, []]);
  }
});
