import { beforeAll, expect, test } from "vitest";
import { elementOf, hrefWith, linkWith, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, read, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const required = "هذا الحقل مطلوب";
const person = { name: "هند", email: "hind@mail.example", phone: "0551234567" };

type Form = {
  path: string;
  /** Values that lack some, the sentences of the errors, and the number of those that say `required`. */
  wrong: Record<string, string>;
  missing: number;
  told?: string;
  right: Record<string, string>;
  thanks: string;
  /** What happens to the data, in a sentence of the form. */
  notice: string;
  /** The labels of the fields that may stay empty. */
  optional: string[];
};

const forms: Form[] = [
  {
    path: "/quote",
    wrong: { name: "هند" },
    missing: 2,
    right: { ...person, requested_services: "serviceWebsite" },
    thanks: "وصلنا طلبك",
    notice: "نستعمل بياناتك لإعداد العرض",
    optional: ["اسم الشركة", "الخدمات المطلوبة", "وصف الطلب"],
  },
  {
    path: "/contact",
    wrong: { name: "هند", reason: "other" },
    missing: 2,
    told: "اكتب سبب التواصل",
    right: { ...person, reason: "service", message: "كم تكلفة متجر؟" },
    thanks: "وصلتنا رسالتك",
    notice: "نستعمل بياناتك للردّ على رسالتك فقط",
    optional: ["رقم الجوال"],
  },
  {
    path: "/register",
    wrong: { name: "هند" },
    missing: 4,
    told: "نحتاج إلى موافقتك لفتح الملف",
    right: { ...person, company: "مشغل هند", address: "الرياض", consent: "yes" },
    thanks: "وصلنا تسجيلك",
    notice: "اقرأ سياسة الخصوصية",
    optional: ["الخدمات التي تهمك"],
  },
];

/** Posts a form as a browser without script does, and reads the page with the answer. */
async function post(path: string, form: Record<string, string>) {
  const posted = await site.visit(path, { method: "POST", form });
  expect(posted.status).toBe(303);
  const cookie = posted.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
  const answer = await site.visit(posted.headers.get("location") ?? "", {
    headers: { cookie: cookie.join("; ") },
  });
  return { refresh: answer.headers.get("refresh"), page: read(await answer.text()) };
}

for (const { path, wrong, missing, told, right, thanks, notice, optional } of forms) {
  test(`QUOTE-06 CONTACT-02 CONTACT-04 REG-01 ${path} works by a plain post: errors beside what was sent, then thanks`, async () => {
    const { page } = await post(path, wrong);
    const errors = textsOf(page, "main form [id]").filter((words) => words === required);
    expect(errors).toHaveLength(missing);
    if (told) elementOf(page, "main form [id]", told);
    expect(valuesOf(page, "input[name=name]", "value")).toEqual(["هند"]);
    if (wrong.reason) expect(valuesOf(page, "option[selected]", "value")).toEqual([wrong.reason]);
    const thanked = await post(path, right);
    elementOf(thanked.page, "h1, h2, h3", thanks);
    if (path === "/contact") expect(thanked.refresh).toBe("3; url=/contact");
  });

  test(`PRIV-01 the form of ${path} says what happens to the data, links the notice and marks optional fields`, async () => {
    const form = elementOf(await site.page(path), "main form");
    expect(form.textContent).toContain(notice);
    expect(hrefWith(form, "اقرأ سياسة الخصوصية")).toBe("/privacy");
    const marked = textsOf(form, "label, legend, h2").filter((words) => words.includes("(اختياري)"));
    expect(marked).toEqual(optional.map((label) => expect.stringContaining(label)));
  });
}

test("AR-05 SHELL-08 phone and e-mail are typed left to right", async () => {
  for (const { path } of forms) {
    const page = await site.page(path);
    const phone = elementOf(page, "input[name=phone]");
    expect([path, phone.getAttribute("dir"), phone.getAttribute("type")]).toEqual([path, "ltr", "tel"]);
    expect(valuesOf(page, "input[name=email]", "type")).toEqual(["email"]);
  }
});

test("CONTACT-05 AR-05 there are a phone card, and urgent help with call and mail links; numbers read left to right", async () => {
  const aside = elementOf(await site.page("/contact"), "main aside");
  const card = linkWith(aside, "تفضّل المكالمة");
  expect(card.getAttribute("href")).toBe("tel:+966110000000");
  expect(textsOf(card, "[dir=ltr]")).toEqual(["+966 11 000 0000"]);
  expect(hrefWith(aside, "اتصل الآن")).toBe("tel:+966110000000");
  expect(hrefWith(aside, "أرسل بريدًا عاجلًا")).toBe("mailto:hello@shurfa.example");
});

test("SITE-03 the cached page of contact does not mark today", async () => {
  const page = await site.page("/contact");
  expect(page.querySelectorAll("main ol[aria-hidden] > li")).toHaveLength(7);
  expect(page.querySelector("[data-today]")).toBeNull();
});

test("SITE-03 QUOTE-03 the summary shows the chosen package with its price and time", async () => {
  const page = await site.page(`/quote?selected_package_title=${encodeURIComponent("المتقدمة")}`);
  const summary = textsOf(page, "main aside").join();
  for (const words of ["المتقدمة", "2,900 ريال", "من 3 إلى 5 أسابيع"]) expect(summary).toContain(words);
});

test("REG-01 the steps after the registration are shown beside the title", async () => {
  const page = await site.page("/register");
  const steps = textsOf(elementOf(page, "main ol"), "li");
  expect([steps.length, steps[0]]).toEqual([4, "تسجّل الآن"]);
});

test("AUTH-06 SEC-07 a page's form is accepted only from this site's own pages", async () => {
  const from = async (path: string, headers: Record<string, string | undefined>) =>
    (await site.visit(path, { method: "POST", form: { name: "أ" }, headers })).status;
  for (const path of [...forms.map((form) => form.path), "/q/no-such-link"]) {
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: undefined, "sec-fetch-site": "cross-site" },
      { origin: undefined, "sec-fetch-site": "same-site" },
      { origin: undefined },
    ])
      expect([path, headers, await from(path, headers)]).toEqual([path, headers, 403]);
    expect([path, await from(path, {})]).not.toEqual([path, 403]);
  }
});
