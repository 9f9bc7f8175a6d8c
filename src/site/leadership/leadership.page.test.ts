import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const namesOf = async () => textsOf(await site.page("/leadership"), "article h2");

test("LEAD-01 the members are listed by order with all their facts", async () => {
  const first = elementOf(await site.page("/leadership"), "article");
  expect(textsOf(first, "h2")).toEqual(["سارة العتيبي"]);
  for (const words of [
    "المديرة التنفيذية",
    "الإدارة العليا",
    "14 سنة",
    "تصميم تجربة المستخدم",
    "أسّست شُرفة عام 2020",
  ])
    expect(first.textContent).toContain(words);
  for (const [name, href] of [
    ["راسل سارة العتيبي", "mailto:sara@shurfa.example"],
    ["اتصل بسارة العتيبي", "tel:+966110000001"],
    ["ملف سارة العتيبي المهني", "https://linkedin.example/in/sara"],
  ])
    expect(elementOf(first, `a[aria-label="${name}"]`).getAttribute("href")).toBe(href);
});

test("LEAD-01 API-03 an inactive member is not shown", async () => {
  const name = "عضو جديد";
  const { id } = await site.call<{ id: number }>("POST", "/api/team-members", { name });
  expect(await namesOf()).toContain(name);
  await site.call("PUT", `/api/team-members/${id}`, { isActive: false });
  expect(await namesOf()).not.toContain(name);
});
