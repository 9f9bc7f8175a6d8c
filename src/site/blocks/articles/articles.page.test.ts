import { beforeAll, expect, test } from "vitest";
import { type BlockOnPage, blockOnPage } from "../../../testing/pages/test-block.ts";
import { textsOf, valuesOf } from "../../../testing/pages/test-markup.ts";
import { openSite, read, type TestSite } from "../../../testing/pages/test-site.ts";
import { words } from "./block.text.ts";

let site: TestSite;
let articles: BlockOnPage;
beforeAll(async () => {
  site = await openSite();
  articles = await blockOnPage(site, "articles");
});

const titles = (block: Element) =>
  [...block.querySelectorAll("article h2")].map(({ textContent }) => textContent);
const newest = "موقع يصل إليه كل زائر: أين تبدأ";
const onSpeed = "ما الذي يجعل الموقع سريعًا، وكيف تقيسه بنفسك";

test("OWN-04 PAGES-01 the newest published articles stand in their number, and no draft or scheduled one", async () => {
  for (const state of [{ state: "draft" }, { state: "scheduled", publishedAt: "2099-01-01T09:00:00.000Z" }])
    await site.call("POST", "/api/articles", {
      title: "لا يُرى",
      address: `unseen-${state.state}`,
      body: "<p>نص</p>",
      tags: ["السرعة"],
      ...state,
    });
  const block = await articles.shown({ count: "2" });
  expect(titles(block)).toEqual([newest, onSpeed]);
  expect(titles(await articles.shown({ count: "1" }))).toEqual([newest]);
  expect(titles(await articles.shown({ count: "12" }))).toHaveLength(3);
  await expect(articles.shown({ count: "13" })).rejects.toThrow("422");
  await expect(articles.shown({ count: "0" })).rejects.toThrow("422");
});

test("OWN-04 articles of a tag are found by any spelling of it, and the link leads to that tag", async () => {
  for (const tag of ["السرعة", " السرعه "]) {
    const block = await articles.shown({ tag, count: "3" });
    expect(titles(block)).toEqual([onSpeed]);
    const [more = ""] = [...block.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(new URL(more ?? "", "http://a.example").searchParams.get("tag")).toBe("السرعة");
  }
});

test("OWN-04 without an article of the tag visitors see nothing, its editor reads what it waits for, and a client who reviews it does not", async () => {
  for (const tag of ["لا أحد", "<script>", "__proto__"]) {
    const block = await articles.shown({ tag });
    expect(block.innerHTML).toBe("");
  }
  const preview = await (await site.visit(`/admin/preview${articles.path}`, { isStaff: true })).text();
  expect(textsOf(read(preview), "[data-block] p")).toEqual([words.hint]);
  const { token } = await site.call<{ token: string }>("POST", `/api/content/${articles.section}/shares`, {
    grants: "approve",
  });
  const review = await site.page(`/review/${token}${articles.path}`);
  expect(valuesOf(review, "[data-part]", "data-part")).toEqual(["block300"]);
  expect(review.body.textContent).not.toContain(words.hint);
});

test("OWN-04 articles in the trash are not shown", async () => {
  await articles.shown({ count: "3" });
  for (const { id, state } of await site.call<{ id: number; state: string }[]>("GET", "/api/articles"))
    if (state === "published") await site.call("DELETE", `/api/articles/${id}`);
  expect((await articles.now()).innerHTML).toBe("");
});
