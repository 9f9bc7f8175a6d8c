import { displayPhone, formatDate, formatPrice } from "../src/kernel/format.ts";
import { demoAccount, expect, test } from "./fixtures.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

// Pages held against what is stored: a field or a text that a page forgets fails here, whichever it is.

// One after the other in one worker: they share a server.
test.describe.configure({ mode: "default", timeout: 120_000 });

let site: SiteProcess;
let cookie = "";
test.beforeAll(async () => {
  site = await startSite();
  const signIn = await site.call("POST", "/api/auth/sign-in/email", demoAccount);
  cookie = (signIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
});
test.afterAll(() => site.remove());

const read = async (path: string) => (await fetch(site.origin + path, { headers: { cookie } })).json();
const htmlOf = async (path: string) => (await fetch(site.origin + path)).text();

/** What people read, without the signs that order it, spaces and colons: a heading may be broken, and a list be a table. */
function wordsOf(html: string) {
  const entities: Record<string, string> = {
    "&amp;": "&",
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
  };
  return html
    .replaceAll(/<(style|script)[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/[\u2066-\u2069\u200e\u200f\s:]/g, "");
}

const sections = [
  { section: "homepage", path: "/", ids: "HOME-01 HOME-04 HOME-05 SHELL-09" },
  { section: "about", path: "/about", ids: "ABOUT-01 SHELL-09" },
  { section: "services", path: "/services", ids: "SVC-05" },
  { section: "projects", path: "/projects", ids: "PRJ-01 SHELL-09" },
  { section: "testimonials", path: "/testimonials", ids: "SHELL-09" },
  { section: "faq", path: "/faq", ids: "FAQ-07" },
  { section: "vision2030", path: "/vision2030", ids: "VIS-01 VIS-03 VIS-04" },
  { section: "leadership", path: "/leadership", ids: "LEAD-01" },
  { section: "contact", path: "/contact", ids: "CONTACT-05" },
  { section: "privacy", path: "/privacy", ids: "LEGAL-01" },
  { section: "terms", path: "/terms", ids: "LEGAL-01" },
];
// Shown when stores fail, when featured records are chosen, and after sending; and keys that are no words.
const elsewhere = /^(fallbackServices|featured\w+Title|thanks\w+)\b/;
const keys = /\.(id|tone|icon|image|key|channel|projectId|pillar)$/;

for (const { section, path, ids } of sections) {
  test(`${ids} ACNT-01 every text of the section ${section} stands on ${path}`, async () => {
    const { published } = await read(`/api/content/${section}`);
    const html = await htmlOf(path);
    const shown = wordsOf(html);
    const missing: string[] = [];
    let count = 0;
    const look = (value: unknown, place: string) => {
      if (elsewhere.test(place)) return;
      if (value !== null && typeof value === "object") {
        for (const [name, part] of Object.entries(value)) look(part, place ? `${place}.${name}` : name);
      } else if (typeof value === "string" && value !== "" && !keys.test(place)) {
        count++;
        const isThere = place.endsWith(".href")
          ? html.includes(`href="${value}"`)
          : // What stands between the braces is filled in, and the notice counts its months by the settings.
            value
              .split(/\{\w+\}|\d+|:/)
              .every((part) => shown.includes(wordsOf(part)) || html.includes(`"${part}"`));
        if (!isThere) missing.push(`${place}: ${value}`);
      }
    };
    look(published, "");
    expect(missing).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
}

type Stored = Record<string, unknown>;
const price = (value: unknown) => (typeof value === "number" ? formatPrice(value) : "تُحدّد بعد الاستشارة");
const text = (value: unknown) => String(value ?? "");
const lines = (value: unknown) => (Array.isArray(value) ? value.map(text) : []);

/** Of each list, what a record shows on its page. */
const lists: {
  ids: string;
  path: string;
  api: string;
  words: (record: Stored) => string[];
  links?: (record: Stored) => string[];
  /** What the calls answer and the page keeps back. */
  isHidden?: (record: Stored) => boolean;
}[] = [
  {
    ids: "SVC-02 SVC-03",
    path: "/services",
    api: "packages",
    words: ({ title, description, price: sum, delivery_time, features }) => [
      ...[title, description, delivery_time].map(text),
      price(sum),
      ...lines(features),
    ],
  },
  {
    ids: "SVC-07",
    path: "/services",
    api: "packages-server",
    words: ({ title, description, price: sum, features }) => [
      text(title),
      text(description),
      price(sum),
      ...lines(features),
    ],
  },
  {
    ids: "LEAD-01",
    path: "/leadership",
    api: "team-members",
    words: ({ name, position, department, experience, specialty, bio }) =>
      [name, position, department, experience, specialty, bio].map(text),
    links: ({ email, phone, linkedin }) => [`mailto:${email}`, `tel:${phone}`, text(linkedin)],
  },
  {
    ids: "TEST-01",
    path: "/testimonials",
    api: "reviews",
    words: ({
      testimonialText,
      clientName,
      clientPosition,
      company,
      projectName,
      projectValue,
      projectDuration,
      date,
    }) => [
      ...[
        testimonialText,
        clientName,
        clientPosition,
        company,
        projectName,
        projectValue,
        projectDuration,
      ].map(text),
      formatDate(text(date)),
    ],
  },
  {
    ids: "PRJ-01",
    path: "/projects",
    api: "projects",
    words: ({ title, client, value, duration, location, completion, startDate }) => [
      ...[title, client, value, duration, location].map(text),
      `${completion}%`,
      formatDate(text(startDate)),
    ],
  },
  {
    ids: "FAQ-01",
    path: "/faq",
    api: "faqs",
    words: ({ question, answer }) => [text(question), text(answer)],
    isHidden: ({ answer }) => text(answer).trim() === "",
  },
];

for (const { ids, path, api, words, links, isHidden } of lists) {
  test(`${ids} ${path} shows each record of ${api} whole, in the order of the list`, async () => {
    const records: Stored[] = await (await site.call("GET", `/api/${api}`)).json();
    expect(records.length).toBeGreaterThan(2);
    const html = await htmlOf(path);
    const shown = wordsOf(html);
    for (const record of records.filter((record) => isHidden?.(record)))
      expect(shown, `${record.id}`).not.toContain(wordsOf(words(record)[0] ?? ""));
    const places = records
      .filter((record) => !isHidden?.(record))
      .map((record) => {
        for (const part of words(record)) expect(shown, `${record.id}`).toContain(wordsOf(part));
        for (const link of links?.(record) ?? []) expect(html, `${record.id}`).toContain(`href="${link}"`);
        return shown.indexOf(wordsOf(words(record)[0] ?? ""));
      });
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
}

test("SHELL-05 SHELL-08 CONTACT-05 HOME-06 the settings' address, phone, mail, chat number and year stand on every page's frame", async () => {
  const settings = await read("/api/settings");
  for (const { path } of sections) {
    const html = await htmlOf(path);
    const footer = wordsOf(html.slice(html.lastIndexOf("<footer")));
    for (const part of [
      settings.agencyName,
      settings.addressLine1,
      settings.addressLine2,
      settings.copyrightYear,
    ])
      expect(footer, path).toContain(wordsOf(text(part)));
    expect(footer, path).toContain(wordsOf(displayPhone(text(settings.phone))));
  }
});
