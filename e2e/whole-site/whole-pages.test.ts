import {
  displayPhone,
  formatDate,
  formatPercent,
  formatPrice,
  telLink,
  waLink,
} from "../../src/kernel/text/format.ts";
import { mailLink } from "../../src/kernel/text/mail-link.ts";
import { quoteLink } from "../../src/site/quote/quote-wire.ts";
import { demoAccount, expect, test } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

// Compares pages with the stored records and texts, so that any field or text that a page omits fails here.

// The tests run in sequence in one worker, because they share a server.
test.describe.configure({ mode: "default" });

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

/** The visible text without direction marks, spaces and colons, because a heading may be broken and a list be a table. */
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
// Texts that show only when stores fail, when featured records are chosen, or after sending; and below keys, not texts.
const elsewhere = /^(fallbackServices|featured\w+Title|thanks\w+)\b/;
const keys = /\.(id|tone|icon|image|key|channel|projectId|testimonialId|pillar|part)$/;

for (const { section, path, ids } of sections) {
  test(`${ids} ACNT-01 every text of the section ${section} is on ${path}`, async () => {
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
          : // Placeholders in braces are filled in, and the notice takes its months from the settings, so both are left out.
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

const wordsOfPackage = ({ title, description, price: sum, delivery_time, features }: Stored) => [
  ...[title, description, delivery_time].map(text),
  price(sum),
  ...lines(features),
];

/** For each list the words of a record that its page shows. */
const lists: {
  ids: string;
  path: string;
  api: string;
  words: (record: Stored) => string[];
  links?: (record: Stored) => string[];
  /** Whether the page leaves out a record that the call answers. */
  isHidden?: (record: Stored) => boolean;
}[] = [
  {
    ids: "SVC-01",
    path: "/services",
    api: "services",
    // The ruler of delivery times lists services in another order, so the description decides the order of the list.
    words: ({ title, description, features, benefits }) => [
      ...[description, title].map(text),
      ...lines(features).map((line) => line.replace(/^التسليم:/, "")),
      ...lines(benefits),
    ],
  },
  { ids: "SVC-02 SVC-03", path: "/services", api: "packages", words: wordsOfPackage },
  { ids: "SVC-07", path: "/services", api: "packages-server", words: wordsOfPackage },
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
    ids: "VIS-02",
    path: "/vision2030",
    api: "vision-items",
    words: ({ title, description, percentage, metric, value, initiatives }) => [
      ...[title, description, metric, value].map(text),
      ...(typeof percentage === "number" ? [formatPercent(percentage)] : []),
      ...lines(initiatives),
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
  test(`${ids} ${path} shows all words of each record of ${api}, in the order of the list`, async () => {
    const records: Stored[] = await (await site.call("GET", `/api/${api}`)).json();
    expect(records.length).toBeGreaterThan(2);
    // The timeline is left out: it repeats the cards by time, and is hidden from screen readers.
    const html = (await htmlOf(path)).replace(/<div[^>]*data-timeline[\s\S]*?<\/ol><\/div>/, "");
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

test("SVC-02 the priced packages have the prices and delivery times of the seed", async () => {
  const html = await htmlOf("/services");
  const cards = (html.match(/<th scope="col" data-package.*?<\/th>/g) ?? []).map(wordsOf);
  for (const [index, [title, price, time]] of [
    ["الأساسية", "1,400 ريال", "من أسبوعين إلى 3 أسابيع"],
    ["المتقدمة", "2,900 ريال", "3 إلى 5 أسابيع"],
    ["الاحترافية", "4,900 ريال", "4 إلى 6 أسابيع"],
  ].entries())
    for (const words of [title, price, time]) expect(cards[index], title).toContain(wordsOf(text(words)));
});

test("SVC-05 each package's button opens a quote with the title of that package", async () => {
  const html = await htmlOf("/services");
  const links = [...html.matchAll(/<a [^>]*href="(\/quote\?[^"]*)"[^>]*>(.*?)<\/a>/g)];
  const shown = links.map(([, href, words = ""]) => [href, wordsOf(/<span .*/.exec(words)?.[0] ?? "")]);
  for (const api of ["packages", "packages-server"]) {
    const stored: Stored[] = await (await site.call("GET", `/api/${api}`)).json();
    expect(stored.length).toBeGreaterThan(2);
    for (const { title } of stored)
      expect(shown).toContainEqual([quoteLink(text(title)).replaceAll("&", "&amp;"), wordsOf(text(title))]);
  }
});

const claims: [path: string, figures: Record<string, string>][] = [
  ["/", { "سنوات خبرة": "5+", "مشروعًا منجزًا": "20+" }],
  ["/about", { "سنوات خبرة": "5+", "مشروعًا منجزًا": "20+", "منشأة خدمناها": "20+", "دعم فني": "24/7" }],
  [
    "/projects",
    {
      "مشروعًا منجزًا": "20+",
      "منشأة خدمناها": "20+",
      "عملاء عادوا بمشروع ثانٍ": "85%",
      "رضا العملاء عند التسليم": "99%",
    },
  ],
  [
    "/testimonials",
    {
      "عميلًا راضيًا": "30+",
      "رضا العملاء عند التسليم": "99%",
      "عملاء عادوا بمشروع ثانٍ": "85%",
      "من 5 في أكثر التقييمات": "5.0",
    },
  ],
];
for (const [path, figures] of claims)
  test(`SHELL-09 each figure of the agency is under its own label on ${path}`, async () => {
    const html = await htmlOf(path);
    const shown = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
    const values = shown.map(([, label, value]) => [label, wordsOf(value ?? "")]);
    expect(Object.fromEntries(values)).toMatchObject(figures);
  });

test("SHELL-09 the home page says since when the agency exists, and shows each certificate with its meaning", async () => {
  const html = await htmlOf("/");
  expect(wordsOf(html)).toContain(wordsOf("منذ عام 2020"));
  const certificates = [...html.matchAll(/<\/svg><span><b>(.*?)<\/b><span>(.*?)<\/span>/g)];
  expect(certificates.map(([, title, words]) => [wordsOf(title ?? ""), wordsOf(words ?? "")])).toEqual([
    [wordsOf("ISO 9001"), wordsOf("نظام إدارة الجودة")],
    ["LEED", wordsOf("مبنى مركز البيانات الذي يستضيفنا")],
  ]);
});

test("QUOTE-03 the banner shows only if the address has a package title, whatever else the address contains", async () => {
  const { published } = await read("/api/content/quote");
  const label = wordsOf(text(published.selectedLabel));
  const title = encodeURIComponent("الباقة الأساسية");
  expect(wordsOf(await htmlOf(`/quote?selected_package_title=${title}`))).toContain(
    `${label}${wordsOf("الباقة الأساسية")}`,
  );
  for (const search of [
    "",
    "?selected_package_title=",
    "?selected_package_title=%20%E2%80%8F",
    `?prefill_desc=${title}`,
    `?service=${title}`,
    `?title=${title}`,
  ])
    expect(wordsOf(await htmlOf(`/quote${search}`)), search).not.toContain(label);
});

const staffCall = (method: string, path: string, body?: object) =>
  fetch(site.origin + path, {
    method,
    headers: { cookie, origin: site.origin, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("FAQ-02 AFAQ-02 the dropdown has the categories as staff add, rename and remove them", async () => {
  const options = async () => {
    const select = /<select[^>]*id="faq-category".*?<\/select>/.exec(await htmlOf("/faq"))?.[0] ?? "";
    return [...select.matchAll(/<option[^>]*value="([^"]*)"[^>]*>(.*?)<\/option>/g)].map(([, key, label]) => [
      key,
      label,
    ]);
  };
  const builtIn = [
    ["all", "جميع الأسئلة"],
    ["general", "عام"],
    ["services", "الخدمات"],
    ["projects", "إدارة المشاريع"],
    ["pricing", "التسعير"],
    ["timeline", "الجدول الزمني"],
    ["quality", "معايير الجودة"],
  ];
  expect(await options()).toEqual(builtIn);
  const category = "/api/faq-categories";
  expect((await staffCall("POST", category, { key: "hosting", label: "الاستضافة" })).status).toBe(201);
  expect(await options()).toEqual([...builtIn, ["hosting", "الاستضافة"]]);
  await staffCall("PUT", `${category}/hosting`, { label: "الاستضافة والنطاقات" });
  await staffCall("PUT", `${category}/general`, { label: "أسئلة عامة" });
  expect(await options()).toEqual(
    [...builtIn, ["hosting", "الاستضافة والنطاقات"]].map(([key, label]) =>
      key === "general" ? [key, "أسئلة عامة"] : [key, label],
    ),
  );
  await staffCall("DELETE", `${category}/hosting`);
  await staffCall("PUT", `${category}/general`, { label: "عام" });
  expect(await options()).toEqual(builtIn);
});

/** Every page, and which settings its main part shows; the footer is on every page. */
const framed: { path: string; chat: boolean; main: ("phone" | "email" | "chat")[] }[] = [
  { path: "/", chat: true, main: [] },
  { path: "/services", chat: true, main: [] },
  { path: "/projects", chat: true, main: [] },
  { path: "/about", chat: true, main: [] },
  { path: "/contact", chat: true, main: ["phone", "email", "chat"] },
  { path: "/leadership", chat: true, main: [] },
  { path: "/testimonials", chat: true, main: [] },
  { path: "/faq", chat: true, main: ["phone", "email", "chat"] },
  { path: "/vision2030", chat: true, main: ["phone", "email"] },
  { path: "/quote", chat: false, main: ["phone"] },
  { path: "/register", chat: false, main: [] },
  { path: "/privacy", chat: false, main: ["phone"] },
  { path: "/terms", chat: false, main: ["phone", "email"] },
  { path: "/no-such-page", chat: false, main: [] },
];

/** Compares each page with the settings, and answers the HTML of all pages. */
async function expectFramesOf(settings: Stored) {
  const [phone, email, chat] = [settings.phone, settings.email, settings.chatNumber].map(text);
  const hrefs: Record<string, string | undefined> = {
    phone: telLink(text(phone)),
    email: mailLink(text(email)),
    chat: waLink(text(chat), text(settings.chatGreeting)),
  };
  let all = "";
  for (const page of framed) {
    const html = await htmlOf(page.path);
    all += html;
    const [, main = "", after = ""] = html.split(/<main|<\/main>/);
    const footer = after.slice(0, after.indexOf("</footer>"));
    for (const name of ["agencyName", "addressLine1", "addressLine2", "copyrightYear"])
      expect(wordsOf(name === "agencyName" ? html : footer), `${page.path} ${name}`).toContain(
        wordsOf(text(settings[name])),
      );
    expect(footer, page.path).toContain(`href="${hrefs.phone}"`);
    expect(wordsOf(footer), page.path).toContain(wordsOf(displayPhone(text(phone))));
    for (const channel of ["phone", "email", "chat"] as const)
      expect(main.includes(`href="${hrefs[channel]}"`), `${page.path} ${channel}`).toBe(
        page.main.includes(channel),
      );
    for (const [channel, words] of [
      ["phone", displayPhone(text(phone))],
      ["email", text(email)],
    ] as const)
      if (page.main.includes(channel)) expect(wordsOf(main), page.path).toContain(wordsOf(words));
    const floating = /<aside[^>]*><a[^>]* href="([^"]*)"/.exec(after)?.[1];
    expect(floating, page.path).toBe(page.chat ? hrefs.chat : undefined);
  }
  return all;
}

// This test comes last, because it changes the settings of the site.
test("SHELL-05 SHELL-08 HOME-06 CONTACT-05 FAQ-07 VIS-04 ASET-01 address, phone, mail, chat number, greeting, name, year and working hours are right on every page that shows them, and a change reaches all these pages", async () => {
  const { id: _, version: __, ...before } = await read("/api/settings");
  await expectFramesOf(before);
  const change = {
    agencyName: "رواق",
    addressLine1: "طريق العروبة، حي السليمانية",
    addressLine2: "جدة 23321",
    phone: "+966112223344",
    chatNumber: "+966551239876",
    chatGreeting: "مرحبًا، عندي سؤال",
    email: "salam@riwaq.example",
    copyrightYear: 2031,
    workingHours: "من السبت إلى الأربعاء، من 10 صباحًا إلى 4 مساءً.",
  };
  expect((await staffCall("PUT", "/api/settings", change)).status).toBe(200);
  const all = await expectFramesOf({ ...before, ...change });
  const former = [
    before.phone,
    displayPhone(before.phone),
    before.email,
    waLink(before.chatNumber),
    encodeURIComponent(before.chatGreeting),
  ];
  expect(former.filter((words) => all.includes(words))).toEqual([]);
  expect(wordsOf(all)).toContain(wordsOf(change.workingHours));
  const days = [...all.matchAll(/<li[^>]*><b>([^<]+)<\/b><span[^>]*>(.*?)<\/span><small>([^<]*)</g)];
  expect(days.filter(([, , , note]) => note === "مغلق").map(([, day]) => day)).toEqual(["الخميس", "الجمعة"]);
  for (const [, day, dots] of days) expect(dots?.match(/<i/g), day).toHaveLength(6);
});
