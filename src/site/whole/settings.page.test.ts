import { beforeAll, expect, test } from "vitest";
import { displayPhone, telLink, waLink } from "../../kernel/text/format.ts";
import { mailLink } from "../../kernel/text/mail-link.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";
import { wordsOf } from "../../testing/pages/test-words.ts";

// Compares pages with what the settings say of the agency.

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
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
    const html = await site.html(path);
    const shown = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/g)];
    const values = shown.map(([, label, value]) => [label, wordsOf(value ?? "")]);
    expect(Object.fromEntries(values)).toMatchObject(figures);
  });

test("SHELL-09 the home page says since when the agency exists, and shows each certificate with its meaning", async () => {
  const html = await site.html("/");
  expect(wordsOf(html)).toContain(wordsOf("منذ عام 2020"));
  const certificates = [...html.matchAll(/<\/svg><span><b>(.*?)<\/b><span>(.*?)<\/span>/g)];
  expect(certificates.map(([, title, words]) => [wordsOf(title ?? ""), wordsOf(words ?? "")])).toEqual([
    [wordsOf("ISO 9001"), wordsOf("نظام إدارة الجودة")],
    ["LEED", wordsOf("مبنى مركز البيانات الذي يستضيفنا")],
  ]);
});

type Stored = Record<string, unknown>;
const text = (value: unknown) => String(value ?? "");

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
    const html = await site.html(page.path);
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
  const { id: _, version: __, ...before } = await site.call<Stored>("GET", "/api/settings");
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
    city: "جدة",
    district: "قلب المدينة",
    openingHours: ["sunday", "monday", "tuesday", "wednesday", "saturday"].map((day) => ({
      day,
      opens: "10:00",
      closes: "16:00",
    })),
    workingHours: "اتصل قبل الزيارة، من الأحد إلى الخميس.",
  };
  await site.call("PUT", "/api/settings", change);
  const all = await expectFramesOf({ ...before, ...change });
  expect(wordsOf(all)).toContain(wordsOf("زُرنا في قلب المدينة"));
  const former = [
    text(before.phone),
    displayPhone(text(before.phone)),
    text(before.email),
    waLink(text(before.chatNumber)),
    encodeURIComponent(text(before.chatGreeting)),
  ];
  expect(former.filter((words) => all.includes(words))).toEqual([]);
  expect(wordsOf(all)).toContain(wordsOf(change.workingHours));
  const days = [...all.matchAll(/<li[^>]*><b>([^<]+)<\/b><span[^>]*>(.*?)<\/span><small>([^<]*)</g)];
  expect(days.filter(([, , , note]) => note === "مغلق").map(([, day]) => day)).toEqual(["الخميس", "الجمعة"]);
  for (const [, day, dots] of days) expect(dots?.match(/<i/g), day).toHaveLength(6);
});
