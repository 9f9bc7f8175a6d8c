import { expect, test } from "./fixtures.ts";
import { growContent } from "./grow-content.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

const pages = [
  "/",
  "/services",
  "/projects",
  "/about",
  "/leadership",
  "/testimonials",
  "/faq",
  "/vision2030",
  "/contact",
];
const mostStatements = 14;

test("SURV-08 a page takes a fixed handful of statements, and ten times the content takes not one more", async () => {
  test.setTimeout(60_000);
  const site = await startSite({ LOG_LEVEL: "debug" });
  try {
    const before = await statementsOf(site);
    for (const [page, count] of Object.entries(before))
      expect(count, page).toBeLessThanOrEqual(mostStatements);
    growContent(site.dataDir, 10);
    const shown = async () => (await (await site.call("GET", "/testimonials")).text()).includes(">90<");
    await expect.poll(shown).toBe(true);
    expect(await statementsOf(site)).toEqual(before);
  } finally {
    await site.remove();
  }
});

/** How many statements each page sent when it was rendered, as the log tells. */
async function statementsOf(site: SiteProcess) {
  const statements: Record<string, number> = {};
  for (const path of pages) {
    expect((await site.call("GET", path)).status, path).toBe(200);
    const rendered = () => site.log().findLast((line) => line.msg === "page rendered" && line.path === path);
    await expect.poll(rendered, path).toBeTruthy();
    statements[path] = Number(rendered()?.queries);
  }
  return statements;
}
