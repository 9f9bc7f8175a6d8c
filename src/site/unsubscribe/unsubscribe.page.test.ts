import { expect, test } from "vitest";
import { textsOf } from "../../testing/pages/test-markup.ts";
import { openSite } from "../../testing/pages/test-site.ts";

const person = {
  name: "نورة الشمري",
  email: "noura@news.example",
  phone: "0551234567",
  company: "ركن",
  address: "الرياض",
  consent: true,
  marketing: true,
};
type Stored = { id: number; agreesToNews: boolean; marketingEndedWay: string | null };

async function openLink(environment?: Record<string, string>) {
  const site = await openSite(environment);
  await site.visit("/api/registrations", { method: "POST", json: person });
  const stored = async () => {
    const [client] = await site.call<Stored[]>("GET", "/api/clients?q=noura@news.example");
    if (!client) throw new Error("the registration was not stored");
    return client;
  };
  const { id } = await stored();
  const { link } = await site.call<{ link: string }>("GET", `/api/clients/${id}/marketing-link`);
  return { site, stored, path: new URL(link).pathname };
}

test("PRIV-01 a link ends the consent to news without account and script: a page that changes nothing, one button, and the same page again", async () => {
  const { site, stored, path } = await openLink();
  const asked = await site.answer(path);
  expect(asked.status).toBe(200);
  expect(asked.headers.get("x-robots-tag")).toContain("noindex");
  expect(asked.headers.get("cache-control")).toBe("no-store");
  expect(asked.text).not.toMatch(/نورة|noura@|modulepreload/);
  const page = await site.page(path);
  expect(textsOf(page, "main form[method=post] button")).toEqual(["أوقف الرسائل"]);
  expect(await stored()).toMatchObject({ agreesToNews: true });

  const posted = await site.visit(path, { method: "POST", form: {} });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, path]);
  expect(await stored()).toMatchObject({ agreesToNews: false, marketingEndedWay: "link" });
  const ended = await site.page(path);
  expect(textsOf(ended, "main h1")).toEqual(["أُوقفت الرسائل التسويقية"]);
  expect(ended.querySelectorAll("main form")).toHaveLength(0);
  expect((await site.visit(path, { method: "POST", form: {} })).status).toBe(303);
});

test("PRIV-01 SEC-12 a wrong link tells nothing and ends nothing, whichever way it is asked", async () => {
  const { site, stored, path } = await openLink();
  const wrong = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
  for (const other of [wrong, "/unsubscribe/1", "/unsubscribe/x"]) {
    const { status, text } = await site.answer(other);
    expect(status, other).toBe(404);
    expect(text).toContain("هذا الرابط لا يعمل");
    expect((await site.visit(other, { method: "POST", form: {} })).status).toBe(303);
  }
  expect(await stored()).toMatchObject({ agreesToNews: true });
});

test("PRIV-01 SEC-07 an address that sends too often is refused with a sentence, and a post from another site with 403", async () => {
  const { site, stored, path } = await openLink({ RATE_LIMIT: "on" });
  const strange = { method: "POST", form: {}, headers: { origin: "https://evil.example" } };
  expect((await site.visit(path, strange)).status).toBe(403);
  for (let sent = 0; sent < 30; sent++) await site.visit("/unsubscribe/1", { method: "POST", form: {} });
  const refused = await site.visit(path, { method: "POST", form: {} });
  expect(refused.headers.get("location")).toContain("answer=1");
  expect(await stored()).toMatchObject({ agreesToNews: true });
});
