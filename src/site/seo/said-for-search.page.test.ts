import { beforeEach, expect, test } from "vitest";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { totalQueries } from "../../kernel/http/request-context.server.ts";
import { valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, publish, read, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeEach(async () => {
  site = await openSite();
});

const picture = "/uploads/said-1200x630.webp";
const said = {
  metaTitle: "  مواقع تبيع في {city}، وأسعارها معلنة قبل أن تبدأ معنا بيوم  ",
  metaDescription: "وصف كتبه صاحب {agency} بنفسه: سطر واحد، طويل أو قصير، يصل كما هو. ".repeat(4),
  socialImage: { image: picture, alt: "واجهة متجر" },
};
const title = "مواقع تبيع في الرياض، وأسعارها معلنة قبل أن تبدأ معنا بيوم";
const description = said.metaDescription.replaceAll("{agency}", "شُرفة").trim();

/** The head of a page as those read it who do not see the page. */
function headOf(html: string) {
  const page = read(html);
  const of = (name: string) => valuesOf(page, `meta[property="${name}"], meta[name="${name}"]`, "content");
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    descriptions: [of("description"), of("og:description"), of("twitter:description")],
    titles: [of("og:title"), of("twitter:title")],
    pictures: [of("og:image"), of("twitter:image")],
    alt: of("og:image:alt"),
  };
}
/** The policies say when they were published last. */
const undated = (html: string) => html.replace(/<time [^>]*>[^<]*/g, "");
const mainOf = (html: string) => /<main.*<\/main>/s.exec(undated(html))?.[0];
const card = async (name: string) => (await site.visit(`/social/${name}.png`)).headers.get("etag");

test("OWN-01 every page of the site has the title, description and picture that were published, and its usual ones again when they are empty", async () => {
  const pages = pageSections.filter(({ route }) => route !== null);
  expect(pages).toHaveLength(14);
  for (const { key, route } of pages) {
    const path = route ?? "/";
    const name = key === "homepage" ? "home" : key;
    const before = { html: await site.html(path), card: await card(name) };
    await publish(site, key, said);
    const html = await site.html(path);
    expect(headOf(html), path).toEqual({
      title: `${title} | شُرفة`,
      descriptions: Array(3).fill([description]),
      titles: Array(2).fill([title]),
      pictures: Array(2).fill([`http://localhost/social/${name}.png`]),
      alt: ["واجهة متجر"],
    });
    // The page itself is as it was, and names the picture nowhere.
    expect(html.includes(picture), path).toBe(false);
    expect(mainOf(html) === mainOf(before.html), path).toBe(true);
    expect(await card(name), path).not.toBe(before.card);
    await publish(site, key, { metaTitle: " ", metaDescription: "", socialImage: { image: null, alt: "س" } });
    expect(undated(await site.html(path)) === undated(before.html), path).toBe(true);
    expect(await card(name), path).toBe(before.card);
  }
});

test("OWN-01 only one of them may be written", async () => {
  const usual = headOf(await site.html("/projects"));
  await publish(site, "projects", { metaDescription: "أعمالنا." });
  expect(headOf(await site.html("/projects"))).toEqual({
    ...usual,
    descriptions: Array(3).fill(["أعمالنا."]),
  });
});

test("OWN-01 a page of one's own has them too; without them its title stands, and the picture is on its card", async () => {
  const { id } = await site.call<{ id: number }>("POST", "/api/pages", { title: "عروض", address: "offers" });
  await publish(site, `page-${id}`, { layout: [{ id: "block300", part: "steps", isShown: true }] });
  expect(headOf(await site.html("/offers"))).toMatchObject({
    title: "عروض | شُرفة",
    descriptions: Array(3).fill(["عروض"]),
    titles: Array(2).fill(["عروض"]),
    alt: ["عروض"],
  });
  await publish(site, `page-${id}`, said);
  expect(headOf(await site.html("/offers"))).toEqual({
    title: `${title} | شُرفة`,
    descriptions: Array(3).fill([description]),
    titles: Array(2).fill([title]),
    pictures: Array(2).fill([`http://localhost/social/page-${id}.png`]),
    alt: ["واجهة متجر"],
  });
});

test("OWN-01 ACNT-03 a draft of them is behind a share link alone; they are published with the page, and an earlier version takes them back", async () => {
  const before = await site.html("/about");
  const path = "/api/content/about";
  const fields = { metaTitle: { base: "", value: "عنوان مسودة" } };
  await site.call("PATCH", path, { client: "editor-one", fields });
  expect(await site.html("/about")).toBe(before);
  const { token } = await site.call<{ token: string }>("POST", `${path}/shares`);
  expect(headOf(await site.html(`/draft/${token}/about`)).title).toBe("عنوان مسودة | شُرفة");
  await site.call("POST", `${path}/publish`, {});
  const versions = await site.call<{ fields: string[] }[]>("GET", `${path}/versions`);
  expect(versions[0]?.fields).toEqual(["metaTitle"]);
  await site.call("POST", `${path}/versions/1/restore`, { as: "published" });
  expect(await site.html("/about")).toBe(before);
});

test("OWN-01 SURV-08 a page that says what was written sends no further statement", async () => {
  // The fewest of some: what the process does now and then beside pages counts too.
  const statementsOf = async (path: string) => {
    const counts: number[] = [];
    while (counts.length < 4) {
      const before = totalQueries();
      await site.html(path);
      counts.push(totalQueries() - before);
    }
    return Math.min(...counts);
  };
  for (const [key, path] of [
    ["privacy", "/privacy"],
    ["faq", "/faq"],
  ] as const) {
    const before = await statementsOf(path);
    await publish(site, key, said);
    expect(await statementsOf(path), path).toBe(before);
  }
});
