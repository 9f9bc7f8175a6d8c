import { expect, expectFitsAndReads, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

const address = `/articles/${encodeURIComponent("ما-الذي-يجعل-الموقع-سريعا")}`;

test("ART-01 readers get from the home page to the list, by a tag to an article, and on to the next", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "كل المقالات" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("مقالات نكتبها لأصحاب المواقع");
  await page
    .getByRole("navigation", { name: "الوسوم" })
    .getByRole("link", { name: /^السرعة/ })
    .click();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك" }).click();
  await expect(page).toHaveURL(address);
  await expect(page.locator("h1")).toHaveText("ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك");
  await expect(page.getByText("بقلم فهد الدوسري")).toBeVisible();
  await expect(page.getByText("قراءة 3 دقائق")).toBeVisible();
  await expect(page.locator("article img").nth(1)).toHaveAttribute("alt", /صفحة البحث عن بيت/);
  await expect(page.locator("pre")).toHaveCSS("direction", "ltr");
  await page.getByRole("link", { name: /المقال التالي/ }).click();
  await expect(page.locator("h1")).toHaveText("موقع يصل إليه كل زائر: أين تبدأ");
});

test("ART-01 ADM-07 an article fits every width and is accessible in both themes, and its tables scroll by keyboard", async ({
  page,
}) => {
  await page.goto(address);
  await expectFitsAndReads(page);
  const table = page.getByRole("region", { name: "جدول" });
  await table.focus();
  await expect(table).toBeFocused();
});

test("ART-01 an article page ships no script of ours, and has data for search engines and feeds", async ({
  page,
}) => {
  const html = await (await page.request.get(address)).text();
  expect(html).not.toMatch(/<script[^>]*(src=|type="module")/);
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(data.find((one) => one["@type"] === "BlogPosting")).toMatchObject({
    headline: "ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك",
    author: { "@type": "Person", name: "فهد الدوسري" },
    datePublished: "2026-10-28T06:00:00.000Z",
    inLanguage: "ar",
  });
  expect(html).toContain('type="application/rss+xml"');
  expect(html).toContain('property="article:published_time" content="2026-10-28T06:00:00.000Z"');
});

test("ART-01 only staff can open a draft until it is published, and another spelling of an address redirects to the page", async ({
  page,
  browser,
}) => {
  await signIn(page);
  const made = await call(page, "POST", "/api/articles", {
    title: "مسودة للمعاينة",
    address: "مسودة-للمعاينة",
    body: "<h2>باب</h2>",
  });
  const { id } = await made.json();
  await page.goto(`/admin/preview/articles/${id}`);
  await expect(page.locator("h1")).toHaveText("مسودة للمعاينة");
  const visitor = await browser.newPage();
  const answers = await Promise.all(
    [`/admin/preview/articles/${id}`, `/articles/${encodeURIComponent("مسودة-للمعاينة")}`].map((path) =>
      visitor.request.get(path),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([401, 404]);
  const spelled = await visitor.request.get(address.replace(/-/, "_"), { maxRedirects: 0 });
  expect([spelled.status(), spelled.headers().location]).toEqual([301, address]);

  await call(page, "PUT", `/api/articles/${id}`, { state: "published" });
  await visitor.goto(`/articles/${encodeURIComponent("مسودة-للمعاينة")}`);
  await expect(visitor.locator("h1")).toHaveText("مسودة للمعاينة");
  await expect(visitor.getByRole("heading", { name: "باب" })).toBeVisible();
  await call(page, "DELETE", `/api/articles/${id}`);
});
