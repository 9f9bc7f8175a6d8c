import { join } from "node:path";
import Database from "better-sqlite3";
import { missingPath, publicPaths } from "../../src/testing/pages/test-paths.ts";
import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { startMailServer } from "../support/mail-server.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

/** The demo's agency in any spelling, and its town. */
const traces = /شرف[ةه]|shurfa|الرياض|riyadh|العليا|سارة العتيبي/i;
/** Technical names that contain the brand, but are not read by people. */
const identifiers = /__Host-shurfa|x-shurfa-doctor|riyadh-moment/g;
const vowels = /[\u064B-\u0652\u0640]/g;

/** The places where a text names the demo, with the text around them. */
function tracesIn(text: string) {
  const bare = text.replace(vowels, "").replace(identifiers, "");
  return [...bare.matchAll(new RegExp(traces, "gi"))].map(({ index }) => bare.slice(index - 40, index + 40));
}

/** Removes the demo's records, revisions and account from the site. */
function emptied(site: SiteProcess) {
  const database = new Database(join(site.dataDir, "shurfa.db"));
  const kept = /^(kysely_|sqlite_|site_state|users$|secrets$)|_fts/;
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all() as {
    name: string;
  }[];
  database.pragma("foreign_keys = off");
  for (const { name } of tables) if (!kept.test(name)) database.exec(`delete from ${name}`);
  database.exec("update site_state set content_version = content_version + 1");
  database
    .prepare("update users set name = 'نورة الحربي', email = 'noura@riwaq.example' where email = ?")
    .run(demoAccount.email);
  database.close();
}

const agency = {
  agencyName: "رواق",
  legalName: "شركة رواق للهندسة",
  tagline: "نرسم ونشرف",
  addressLine1: "شارع التحلية، حي الروضة",
  addressLine2: "جدة، المملكة العربية السعودية",
  city: "جدة",
  district: "حي الروضة",
  phone: "0555555555",
  chatNumber: "0555555555",
  chatGreeting: "السلام عليكم",
  email: "info@riwaq.example",
  privacyEmail: "info@riwaq.example",
  notificationEmails: ["info@riwaq.example"],
  socials: [],
  foundedYear: 2015,
};

test("BRAND-01 under another brand no page, mail, quote, feed, manifest, card or screen names the agency of the demo", async ({
  page,
}) => {
  const mailServer = await startMailServer();
  const site = await startSite({ SMTP_URL: mailServer.url, MAIL_FROM: "info@riwaq.example", DEMO: "0" });
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(site.origin + path, {
      method,
      data,
      headers: { origin: site.origin },
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return answer;
  };
  try {
    await site.stop();
    emptied(site);
    await site.start();
    await call("POST", "/api/auth/sign-in/email", {
      email: "noura@riwaq.example",
      password: demoAccount.password,
    });
    await call("PUT", "/api/settings", agency);
    const fields = {
      colour: { base: "#015a3f", value: "#8b1e3f" },
      type: { base: "readex", value: "alexandria" },
    };
    await call("PATCH", "/api/content/brand", { client: crypto.randomUUID(), fields });
    await call("POST", "/api/content/brand/publish", {});
    await call("POST", "/api/services", { title: "إشراف هندسي" });
    await call("POST", "/api/articles", {
      title: "مقال",
      address: "مقال",
      body: "<p>نص</p>",
      state: "published",
    });
    const seen = await documentsOf(site, page, call);
    for (const [name, text] of seen) expect(tracesIn(text), name).toEqual([]);
    const home = seen.get("/") ?? "";
    for (const own of ["لماذا تختار رواق؟", "استوديو سعودي في جدة", "منذ عام 2015"])
      expect(home, own).toContain(own);

    expect(home.replace(/<[^>]*>/g, "")).toContain("© 2024 شركة رواق للهندسة");

    await call("POST", "/api/settings/test-mail");
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
    for (const { subject, text, html, from } of mailServer.mails)
      expect(tracesIn([subject, text, html, from?.address, from?.name].join("\n")), subject).toEqual([]);
    expect(mailServer.mails.map(({ text }) => text).join("\n")).toContain("في إعدادات موقع رواق");
  } finally {
    await site.remove();
    await mailServer.close();
  }
});

type Call = (
  method: string,
  path: string,
  data?: object,
) => Promise<{ json(): Promise<Record<string, string>> }>;

/** The text of every document of the site, by path: pages, files with fixed names, a quote, and the screens of the admin. */
async function documentsOf(site: SiteProcess, page: Page, call: Call): Promise<Map<string, string>> {
  const visitor = { name: "زائر", phone: "0551234567", email: "visitor@mail.example", message: "طلب" };
  const request = await (await call("POST", "/api/project-requests", visitor)).json();
  const items = [{ title: "إشراف", detail: "", quantity: 1, unit_price: 500_00 }];
  const quote = await (await call("POST", "/api/quotes", { request_id: request.id, items })).json();
  const sent = await (await call("POST", `/api/quotes/${quote.id}/send`)).json();
  const fixed = ["/sitemap.xml", "/robots.txt", "/site.webmanifest", "/articles/rss.xml", "/favicon.svg"];
  const admin = ["", "/services", "/content/brand", "/settings", "/users"].map((screen) => `/admin${screen}`);
  const open = [...publicPaths, missingPath, ...fixed, String(sent.path), "/api/openapi.json"];
  const seen = new Map<string, string>();
  for (const path of open) seen.set(path, await (await fetch(site.origin + path)).text());
  seen.set("the login", await (await fetch(`${site.origin}/admin`)).text());
  for (const path of [...admin, "/api/docs"])
    seen.set(path, await (await page.request.get(site.origin + path)).text());
  for (const path of ["/admin", "/admin/services"]) {
    await page.goto(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    seen.set(`${path}, alive`, `${await page.title()} ${await page.locator("body").innerText()}`);
  }
  return seen;
}
