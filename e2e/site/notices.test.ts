import { demoAccount, expect, test } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

test("LEGAL-01 PRIV-01 PRIV-03 all four notices, also edited ones, name the settings' months, and the privacy text the day of the change", async () => {
  const site = await startSite();
  const headers = { "content-type": "application/json", origin: site.origin };
  const call = async (method: string, path: string, body: unknown, cookie = "") =>
    fetch(site.origin + path, { method, headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const read = async (path: string) => {
    const [, main = ""] =
      /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(await (await fetch(site.origin + path)).text()) ?? [];
    return main.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, "").replace(/\s+/g, " ");
  };
  try {
    const cookie = (
      (await call("POST", "/api/auth/sign-in/email", demoAccount)).headers.get("set-cookie") ?? ""
    )
      .split(";", 1)
      .join();
    const pages = ["/privacy", "/quote", "/contact", "/register"];
    for (const path of pages) expect(await read(path), path).toContain("بعد 12 شهرًا من");
    const periods = { retentionMonths: 18, financialYears: 7 };
    expect((await call("PUT", "/api/settings", periods, cookie)).status).toBe(200);
    for (const path of pages) {
      const words = await read(path);
      expect(words, path).toContain("بعد 18 شهرًا من");
      expect(words, path).not.toMatch(/12 شهرًا|\{\w+\}/);
    }
    const privacy = await (await fetch(`${site.origin}/privacy`)).text();
    expect(privacy).toContain(`<time dateTime="${isoToday()}">`);
    expect(await read("/privacy")).toContain("بعد 7 سنوات من قبولها");
    expect(await read("/quote")).toContain("سجل مالي نحفظه 7 سنوات");

    const person = { name: "نورة", phone: "0551234567", email: "noura@mail.example" };
    const request = await (await call("POST", "/api/project-requests", person)).json();
    const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
    const draft = await (await call("POST", "/api/quotes", { request_id: request.id, items }, cookie)).json();
    const { path } = await (await call("POST", `/api/quotes/${draft.id}/send`, undefined, cookie)).json();
    const answer = await read(path);
    expect(answer).toContain("العرض المقبول سجل مالي نحفظه 7 سنوات، وغيره نتلفه بعد 18 شهرًا من آخر تواصل.");
    expect(await (await fetch(site.origin + path)).text()).toContain('href="/privacy"');

    const value = "لا نحتفظ برسالتك أكثر من {retention}.";
    const fields = { formNote: { base: await publishedNote(), value } };
    await call("PATCH", "/api/content/contact", { client: "editor-one", fields }, cookie);
    expect((await call("POST", "/api/content/contact/publish", {}, cookie)).status).toBe(200);
    expect(await read("/contact")).toContain("لا نحتفظ برسالتك أكثر من 18 شهرًا.");

    async function publishedNote() {
      const answer = await fetch(`${site.origin}/api/content/contact`, { headers: { cookie } });
      return (await answer.json()).published.formNote;
    }
  } finally {
    await site.remove();
  }
});

/** Today's date in Riyadh. */
const isoToday = () => new Date(Date.now() + 3 * 60 * 60_000).toISOString().slice(0, 10);
