import { beforeAll, expect, test } from "vitest";
import { textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import ownform from "../blocks/ownform/block.text.ts";
import { askedFields, editionOf } from "../own-form/asked-fields.ts";

/*
 * Posts the forms as a browser without script does, with the rate limits of a public site. Each test uses other visitors'
 * addresses, which is possible because the site trusts the test as its proxy.
 */

let site: TestSite;
beforeAll(async () => {
  site = await openWithForms({ RATE_LIMIT: "on", TRUST_PROXY: "127.0.0.1,::1" });
});

const placed = { id: "form1234", part: "ownform", isShown: true };
/** A site with a form of one's own on one of its pages. */
async function openWithForms(environment: Record<string, string>) {
  const opened = await openSite(environment);
  const content = JSON.stringify([placed]);
  await opened.kernel.db
    .insertInto("page_texts")
    .values({ section: "about", field: "layout", content })
    .onConflict((stored) => stored.columns(["section", "field"]).doUpdateSet({ content }))
    .execute();
  return opened;
}

const person = { name: "هند", email: "hind@mail.example", phone: "0551234567" };
/** The fields that a browser sends for each form; tests replace the name, and find their records by it. */
const forms: Record<string, Record<string, string>> = {
  "/quote": { ...person, requested_services: "serviceWebsite", message: "متجر" },
  "/contact": { ...person, reason: "service", message: "سؤال" },
  "/register": { ...person, company: "مشغل هند", address: "الرياض", consent: "yes" },
};
/** The same with the form of one's own, whose page answers alike. */
const ownForm = "/forms/about/form1234";
const everyForm: typeof forms = {
  ...forms,
  [ownForm]: {
    ...person,
    edition: editionOf(askedFields(textsOfBlock(ownform, placed, {}).fields)),
    "f-fields-1": "25/11/2027",
  },
};
const thanks: Record<string, string> = {
  [ownForm]: "وصلنا ما أرسلته",
  "/quote": "وصلنا طلبك",
  "/contact": "وصلتنا رسالتك",
  "/register": "وصلنا تسجيلك",
};

async function post(path: string, form: Record<string, string>, address: string) {
  const posted = await site.visit(path, { method: "POST", headers: { "x-forwarded-for": address }, form });
  // Follows the redirect as a browser does, with the cookies that hold the answer.
  const cookie = posted.headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
  const next = new URL(posted.headers.get("location") ?? "", `http://localhost${path}`);
  const headers = { cookie, "x-forwarded-for": address };
  const response =
    posted.status === 303 ? await site.visit(next.pathname + next.search, { headers }) : posted;
  // Scripts are left out, because they contain every text of the page, also those not shown.
  const shown = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "");
  return { status: response.status, shown };
}

type Stored = Record<string, unknown>;

/** The records that the site stored from a form with this name. */
function stored(path: string, name: string) {
  const list = path === "/register" ? "/api/clients" : "/api/project-requests";
  return site.call<Stored[]>("GET", `${list}?q=${encodeURIComponent(name)}`);
}

/** Sends a quote that can be answered. */
async function sendQuote() {
  const [request] = await site.call<Stored[]>("GET", "/api/project-requests?limit=1");
  const items = [{ title: "موقع", quantity: 1, unit_price: 100_00 }];
  const quote = await site.call<Stored>("POST", "/api/quotes", { request_id: request?.id, items });
  const { path } = await site.call<{ path: string }>("POST", `/api/quotes/${quote.id}/send`);
  return { path, read: () => site.call<Stored>("GET", `/api/quotes/${quote.id}`) };
}

/** The lengths in seconds of the rate limit windows that counted this number of hits. */
async function windowsWith(hits: number) {
  const windows = await site.kernel.db
    .selectFrom("rate_limits")
    .selectAll()
    .where("hits", "=", hits)
    .execute();
  return [...new Set(windows.map(({ ends_at, window_start }) => Number(ends_at) - Number(window_start)))];
}

test("SEC-07 OWN-03 RUN-07 TRIAL-01 O17: behind a proxy with TLS each form is taken by a plain post of the site's own page, and refused from another", async () => {
  const secure = "https://shurfa.example";
  const behind = await openWithForms({ PUBLIC_URL: secure, TRUST_PROXY: "127.0.0.1,::1" });
  const send = async (path: string, origin: string) => {
    const proxied = {
      origin,
      "x-forwarded-for": "203.0.113.90",
      "x-forwarded-proto": "https",
      "x-forwarded-host": "shurfa.example",
    };
    const answer = await behind.visit(path, {
      method: "POST",
      headers: proxied,
      form: everyForm[path] ?? {},
    });
    const cookies = answer.headers.getSetCookie();
    return {
      status: answer.status,
      isAnswered: cookies.length > 0,
      isOpen: cookies.some((line) => !/; Secure(;|$)/.test(line)),
    };
  };
  for (const path of Object.keys(everyForm)) {
    expect([path, await send(path, secure)]).toEqual([
      path,
      { status: 303, isAnswered: true, isOpen: false },
    ]);
    for (const foreign of ["https://evil.example", "null"])
      expect([path, await send(path, foreign)]).toEqual([
        path,
        { status: 403, isAnswered: false, isOpen: false },
      ]);
  }
});

const accepted = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

for (const [index, [path, form]] of Object.entries(everyForm).entries()) {
  test(`SEC-07 OWN-03 ${path} by a plain post: a filled honeypot is thanked and stores nothing, ten posts an hour are accepted from one address`, async () => {
    const address = `203.0.113.${index + 1}`;
    const trapped = await post(path, { ...form, name: "آلة مصيدة", website: "http://spam.example" }, address);
    expect(trapped.status).toBe(200);
    expect(trapped.shown).toContain(thanks[path]);
    expect(await stored(path, "آلة مصيدة")).toEqual([]);

    const name = `بلا سكربت ${index}`;
    const send = (count: number, from = address) =>
      post(
        path,
        {
          ...form,
          name: `${name}-${count}`,
          // Different people: one person has a limit of their own, from whatever address.
          email: `${index}-${count}@mail.example`,
          phone: `05${index}${String(count).padStart(7, "0")}`,
        },
        from,
      );
    for (const count of accepted) {
      const taken = await send(count);
      expect([count, taken.status]).toEqual([count, 200]);
      expect(taken.shown === trapped.shown, "a real one is answered as the trapped one was").toBe(true);
    }
    const refused = await send(11);
    expect(refused.shown).not.toContain(thanks[path]);
    expect(refused.shown).toContain(`value="${name}-11"`);
    expect(refused.shown).toMatch(/role="alert"/);
    expect(await windowsWith(10)).toEqual([3600]);
    expect((await send(12, `198.51.100.${index + 1}`)).status).toBe(200);
    const names = (await stored(path, name)).map((record) => String(record.name));
    expect(names.filter((found) => found.startsWith(name)).sort()).toEqual(
      [...accepted, 12].map((count) => `${name}-${count}`).sort(),
    );
  });
}

test("SEC-07 AREQ-02 the link of a quote accepts 30 answers an hour from one address, and one more is not stored", async () => {
  const { path, read } = await sendQuote();
  const address = "203.0.113.30";
  for (let count = 1; count <= 30; count++) {
    const { shown } = await post(path, { name: " ", decision: "accepted" }, address);
    expect([count, shown.includes('aria-invalid="true"')]).toEqual([count, true]);
  }
  const answer = { name: "هند", note: "", decision: "accepted" };
  const refused = await post(path, answer, address);
  expect(refused.shown).toContain('value="هند"');
  expect(refused.shown).toMatch(/role="alert"/);
  expect(await windowsWith(31)).toEqual([3600]); // the refused answer counts too
  expect((await read()).state).toBe("sent");
  expect((await post(path, answer, "198.51.100.30")).status).toBe(200);
  expect((await read()).state).toBe("accepted");
});

test("PRIV-01 plain posts are stored with the edition of the notice that the form showed, and the time", async () => {
  const start = new Date().toISOString();
  for (const [path, form] of Object.entries(forms)) {
    const fields = { ...form, name: "صاحبة الإشعار", email: "notice@mail.example" };
    expect((await post(path, fields, "203.0.113.40")).status, path).toBe(200);
  }
  const { path, read } = await sendQuote();
  await post(path, { name: "صاحبة الإشعار", note: "", decision: "declined" }, "203.0.113.40");

  const [message, quote] = await stored("/quote", "صاحبة الإشعار");
  const [client] = await stored("/register", "صاحبة الإشعار");
  const answer = await read();
  expect([quote?.kind, message?.kind, answer.state]).toEqual(["quote", "message", "declined"]);
  const notices = [
    [quote?.notice_edition, quote?.notice_at],
    [message?.notice_edition, message?.notice_at],
    [client?.consentEdition, client?.consentAt],
    [answer.notice_edition, answer.notice_at],
  ];
  for (const [edition, at] of notices) {
    expect(edition).toMatch(/^\d{4}-\d{2}-\d{2}\/[0-9a-f]{12}$/);
    expect(String(at) >= start && String(at) <= new Date().toISOString()).toBe(true);
  }
  expect(client?.marketingConsentAt).toBeNull();

  // Each edition is that of its form, the same as the one that calls with script store.
  const calls: [string, object][] = [
    ["/api/project-requests", { ...person, name: "بسكربت" }],
    [
      "/api/project-requests",
      { ...person, name: "بسكربت", requested_services: { reason: "service", message: "سؤال" } },
    ],
    [
      "/api/registrations",
      {
        ...person,
        name: "بسكربت",
        company: "أ",
        address: "ب",
        email: "script@mail.example",
        consent: true,
        marketing: true,
      },
    ],
  ];
  for (const [path, body] of calls)
    expect((await site.visit(path, { method: "POST", json: body })).status).toBe(201);
  const [sentMessage, sentQuote] = await stored("/quote", "بسكربت");
  const [sentClient] = await stored("/register", "بسكربت");
  expect(notices.slice(0, 3).map(([edition]) => edition)).toEqual([
    sentQuote?.notice_edition,
    sentMessage?.notice_edition,
    sentClient?.consentEdition,
  ]);
  expect(new Set(notices.map(([edition]) => edition)).size).toBe(4);
  const news = { ...forms["/register"], name: "مشتركة", email: "news@mail.example", marketing: "yes" };
  await post("/register", news, "203.0.113.41");
  const [subscriber] = await stored("/register", "مشتركة");
  expect(subscriber?.marketingConsentAt).toBe(subscriber?.consentAt);
});
