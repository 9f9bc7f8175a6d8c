import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { restoreArchive } from "../../kernel/backup/restore.server.ts";
import { StoreError } from "../../kernel/backup/store-error.server.ts";
import { closeKernel, openKernel } from "../../kernel/process/open-kernel.server.ts";
import { openSite, siteOf } from "../../testing/pages/test-site.ts";

function folder() {
  const made = mkdtempSync(join(tmpdir(), "shurfa-import-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

// When a page of fixed words may last have changed is when its process began.
const undated = (text: string) => text.replace(/<lastmod>[^<]*<\/lastmod>/g, "");

test("OWN-04 an exported site is imported into an empty one with the same pages, letter by letter", async () => {
  const site = await openSite();
  const own = await site.call<{ id: number }>("POST", "/api/pages", { title: "عرضنا", address: "offer" });
  await site.call("PUT", `/api/pages/${own.id}`, { isActive: true });
  await site.call("POST", "/api/site-export");
  await expect
    .poll(async () => (await site.call<{ state: string }>("GET", "/api/site-export")).state, {
      timeout: 60_000,
    })
    .toBe("ready");
  const answer = await site.visit("/api/site-export/file", { isStaff: true });
  const archive = join(folder(), "site.zip");
  writeFileSync(archive, new Uint8Array(await answer.arrayBuffer()));

  const config = { ...site.kernel.config, dataDir: join(folder(), "data") };
  const manifest = await restoreArchive(config, archive);
  expect(manifest.files.length).toBeGreaterThan(10);
  const kernel = await openKernel(config, { now: site.kernel.now });
  onTestFinished(() => closeKernel(kernel));
  const imported = siteOf(kernel);
  const pages = [
    "",
    "about",
    "services",
    "projects",
    "testimonials",
    "faq",
    "vision2030",
    "leadership",
    "contact",
  ]
    .concat(["quote", "register", "privacy", "terms", "articles", "sitemap.xml", "articles/feed.xml"])
    .map((page) => `/${page}`);
  const [article] = await site.call<{ address: string }[]>("GET", "/api/articles");
  const [project] = await site.call<{ id: string }[]>("GET", "/api/projects");
  pages.push(`/articles/${article?.address}`, `/projects/${project?.id}`);
  for (const page of pages) {
    const [before, after] = [await site.answer(page), await imported.answer(page)];
    expect([page, after.status, undated(after.text) === undated(before.text)]).toEqual([
      page,
      before.status,
      true,
    ]);
    expect(before.text.length, page).toBeGreaterThan(100);
  }
  // Nobody gets in by what they knew before; the operator makes a link.
  const rows = await kernel.db.selectFrom("users").select("password_hash").execute();
  expect([...new Set(rows.map(({ password_hash }) => password_hash))]).toEqual([null]);
  await expect(restoreArchive(config, archive)).rejects.toThrow("already");
});

test("OWN-04 SURV-06 what is no export, or a damaged one, is told and leaves nothing", async () => {
  const site = await openSite();
  const config = { ...site.kernel.config, dataDir: join(folder(), "data") };
  const archive = join(folder(), "site.zip");
  writeFileSync(archive, "no archive");
  await expect(restoreArchive(config, archive)).rejects.toThrow(StoreError);
  await expect(restoreArchive(config, join(folder(), "nowhere.zip"))).rejects.toThrow(StoreError);
});
