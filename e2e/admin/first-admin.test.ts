import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { freePort } from "../../scripts/test-database.ts";
import { expect, test } from "../support/fixtures.ts";

const packagedNode = resolve("node_modules/.bin/node");
const node = existsSync(packagedNode) ? packagedNode : process.execPath;

test("SEC-05 RUN-04 a site without accounts prints a one-time link for the first administrator, only to a terminal; a command makes more", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "shurfa-first-"));
  const port = await freePort();
  const environment = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "0",
    LOG_LEVEL: "silent",
  };
  const running: ChildProcess[] = [];
  /** Runs the built server; answers its output as soon as it matches `until`. */
  const run = (args: string[], until: RegExp, to: "terminal" | "log" = "log") =>
    new Promise<string>((found, lost) => {
      const terminal =
        to === "terminal" ? ["--import", "data:text/javascript,process.stdout.isTTY=true"] : [];
      const child = spawn(node, [...terminal, "build/server/index.js", ...args], {
        env: environment,
        stdio: ["ignore", "pipe", "inherit"],
      });
      running.push(child);
      let printed = "";
      child.stdout.on("data", (chunk) => {
        printed += chunk;
        if (until.test(printed)) found(printed);
      });
      child.once("exit", () => lost(new Error(`ended after: ${printed}`)));
    });
  const linkIn = /http:\/\/localhost:\d+\/admin#welcome=[\w-]{43}/;
  try {
    // A service manager or a container stores the output as a log, so it must not contain the link.
    const logged = await run([], /There is no account yet.*\n/);
    expect(logged).toContain("npm run admin-link");
    expect(logged).not.toContain("welcome=");
    running[0]?.kill("SIGKILL");
    const database = new Database(join(dataDir, "shurfa.db"), { readonly: true });
    expect(database.prepare("select count(*) as links from account_links").get()).toEqual({ links: 0 });
    database.close();

    const [link = ""] = linkIn.exec(await run([], linkIn, "terminal")) ?? [];
    expect((await page.request.get(`http://localhost:${port}/admin`)).status()).toBe(401);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "إنشاء حساب مدير النظام" })).toBeVisible();
    await page.getByRole("button", { name: "حفظ ودخول" }).click();
    await expect(page.getByText("اكتب 12 حرفًا على الأقل")).toBeVisible();
    await page.getByLabel("كلمة المرور الجديدة").fill("جملة طويلة لا يعرفها أحد");
    await page.getByLabel("تأكيد كلمة المرور").fill("جملة طويلة لا يعرفها أحد");
    await page.getByLabel("الاسم").fill("نورة الحربي");
    await page.getByLabel("البريد الإلكتروني").fill("noura@shurfa.example");
    await page.getByRole("button", { name: "حفظ ودخول" }).click();
    await expect(page.locator("[data-signed-in]")).toContainText("نورة الحربي");
    await page.goto("about:blank");
    await page.goto(link);
    await expect(page.getByText("انتهت صلاحية هذا الرابط أو استُعمل من قبل.")).toBeVisible();

    running[1]?.kill("SIGKILL");
    const again = await run([], /Shurfa is at/, "terminal");
    expect(again).not.toMatch(/no account|welcome=/);
    expect(await run(["admin-link"], linkIn)).toMatch(linkIn);
  } finally {
    for (const child of running) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
});
