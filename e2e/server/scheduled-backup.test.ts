import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

test("SURV-06 a server outside production makes scheduled backups even with settings that production refuses", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-backups-"));
  // Such settings are RATE_LIMIT=off, which every server of the suite has, and mail without PUBLIC_URL.
  const site = await startSite({
    BACKUP_DIR: folder,
    SMTP_URL: "smtp://127.0.0.1:9",
    LOG_LEVEL: "info",
  });
  try {
    const jobs = () => site.log().filter(({ job }) => job === "backup");
    await expect.poll(jobs, { timeout: 30_000 }).not.toEqual([]);
    expect(jobs()).toMatchObject([{ msg: "job done" }]);
    const [name = ""] = readdirSync(folder);
    expect(name).toMatch(/Z$/);
    expect(existsSync(join(folder, name, "manifest.json"))).toBe(true);
  } finally {
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});
