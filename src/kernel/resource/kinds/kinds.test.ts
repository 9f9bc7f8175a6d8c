import { expect, test } from "vitest";
import { z } from "zod";
import type { Field } from "../field.ts";
import { fieldErrors } from "../field-messages.ts";
import { onServer } from "../on-server.server.ts";
import { day } from "./day.ts";
import { email } from "./email.ts";
import { emails } from "./emails.ts";
import { illustration } from "./illustration.ts";
import { link } from "./link.ts";
import { list } from "./list.ts";
import { number } from "./number.ts";
import { paragraphs } from "./paragraphs.ts";
import { percentage } from "./percentage.ts";
import { phone } from "./phone.ts";
import { picture } from "./picture.ts";
import { price } from "./price.ts";
import { reference } from "./reference.ts";
import { richText } from "./rich-text.ts";
import { text } from "./text.ts";

/** What the server makes of a value, or its sentences by place. */
function taken(field: Field, value: unknown): unknown {
  const parsed = onServer(field.schema(z, onServer), field).safeParse(value);
  return parsed.success ? parsed.data : fieldErrors(parsed.error);
}

const sections = list(
  {
    heading: text({ max: 20, isRaw: true }),
    body: richText(),
    year: number({ min: 1900, max: 2200, emptyMeans: 0 }),
  },
  { max: 3, hasIds: true },
);

test("RES-01 SEC-09 a list reads its items field by field, with an id each: missing fields are blank, unknown ones are dropped, HTML is sanitised", () => {
  const given = [
    { id: "a", heading: " أول ", body: "<p onclick=x>نص</p><script>x</script>", year: 2026, color: "red" },
    { id: "a", year: 0 },
    { heading: null },
  ];
  const [first, second, third] = taken(sections, given) as { id: string }[]; // the list was accepted
  expect(first).toEqual({ id: "a", heading: " أول ", body: "<p>نص</p>", year: 2026 });
  expect(Object.keys(first ?? {})).toEqual(["id", "heading", "body", "year"]);
  for (const one of [second, third]) {
    expect(one).toEqual({ id: expect.stringMatching(/^[\w-]{8}$/), heading: "", body: "", year: 0 });
  }
});

test("RES-01 API-02 a wrong item is reported by its place and field, and a list has a maximum length", () => {
  expect(taken(sections, [{ heading: "س".repeat(21) }, { year: 1800 }])).toEqual({
    "0.heading": "النص أطول من المسموح. أكثر عدد للأحرف: 20",
    "1.year": "أقل قيمة هي 1,900",
  });
  expect(Object.keys(taken(sections, ["نص"]) as object)).toEqual(["0"]);
  expect(taken(sections, [{}, {}, {}, {}])).toEqual({
    body: "القائمة أطول من المسموح. أكثر عدد للعناصر: 3",
  });
});

test("RES-01 API-02 the items of a list without ids must have every field", () => {
  const links = list({ label: text({ required: true }), url: link({ required: true }) });
  expect(taken(links, [{ label: " إكس ", url: " https://x.example/a " }])).toEqual([
    { label: "إكس", url: "https://x.example/a" },
  ]);
  expect(taken(links, [{ label: "", url: "" }, { url: "x example" }])).toEqual({
    "0.label": "هذا الحقل مطلوب",
    "0.url": "هذا الحقل مطلوب",
    "1.label": "هذا الحقل مطلوب",
    "1.url": "اكتب رابطًا كاملًا، مثل https://example.com",
  });
  expect(Object.keys(taken(links, [{ label: "أ", url: "https://localhost" }]) as object)).toEqual(["0.url"]);
});

test("RES-01 SEC-09 a link of a page may lead anywhere but to a script", () => {
  const anywhere = link({ leads: "anywhere" });
  for (const href of ["/services#a", "#b", "mailto:a@b.example", "tel:+966", "https://a.example", ""])
    expect(taken(anywhere, ` ${href} `)).toBe(href);
  for (const href of ["javascript:x", "java\nscript:x", "//evil.example", "data:,x"])
    expect(taken(anywhere, href), href).toEqual({ body: "هذا الرابط غير مسموح به" });
});

test.each([
  ["www.shurfa.sa", "https://www.shurfa.sa"],
  ["www.shurfa.sa/خدمات?x=1", "https://www.shurfa.sa/خدمات?x=1"],
  ["shurfa.sa", "https://shurfa.sa"],
  ["shurfa.sa/about", "https://shurfa.sa/about"],
  ["موقع.السعودية", "https://موقع.السعودية"],
  ["tel:٠٥٥ ١٢٣ ٤٥٦٧", "tel:0551234567"],
  ["tel: +966 (55) 123-4567", "tel:+966551234567"],
  ["tel:۰۵۵۱۲۳۴۵۶۷", "tel:0551234567"],
  ["TEL:0551234567", "tel:0551234567"],
  ["a@b.example", "mailto:a@b.example"],
  ["mailto: a@b.example", "mailto:a@b.example"],
  ["/www.shurfa.sa", "/www.shurfa.sa"],
  ["#b.c", "#b.c"],
  ["https://a.example", "https://a.example"],
])("RES-01 AR-03 TRIAL-01 F21: the link %s is stored as %s", (typed, stored) => {
  expect(taken(link({ leads: "anywhere" }), typed)).toBe(stored);
});

test("RES-01 TRIAL-01 F21: other links are completed too", () => {
  expect(taken(link(), "www.shurfa.sa")).toBe("https://www.shurfa.sa");
  expect(taken(link({ required: true }), "shurfa.sa/a")).toBe("https://shurfa.sa/a");
  expect(taken(link({ leads: "pages" }), "www.shurfa.sa/a")).toBe("https://www.shurfa.sa/a");
  expect(taken(link({ leads: "pages" }), "/page.html")).toBe("/page.html");
});

test("RES-01 AR-03 a phone field that must be a number refuses notes; other phone fields keep them", () => {
  for (const field of [phone(), phone({ isNumber: true })])
    expect(taken(field, " ٠٥٥ ١٢٣ ٤٥٦٧ ")).toBe("+966551234567");
  expect(taken(phone(), "اتصل بنا")).toBe("اتصل بنا");
  expect(taken(phone({ isNumber: true }), "اتصل بنا")).toEqual({
    body: "اكتب رقمًا صحيحًا، مثل 0500000000",
  });
  expect(taken(phone({ isNumber: true }), "")).toBe("");
});

test("RES-01 SEC-09 a field with a standard picture always has a picture, of this site", () => {
  const logo = picture({ standard: "/uploads/logo.png" });
  expect(logo.initial({ count: 0, today: "" })).toBe("/uploads/logo.png");
  expect(taken(logo, " /uploads/a-10x10.webp ")).toBe("/uploads/a-10x10.webp");
  for (const path of ["/uploads/..", "https://a.example/b.png", "", "javascript:x"])
    expect(taken(logo, path), path).toEqual({ body: "هذا الرابط غير مسموح به" });
  expect(taken(picture(), "https://a.example/b.png")).toEqual({ body: "هذا الرابط غير مسموح به" });
  expect(taken(picture(), "")).toBeNull();
});

test("RES-01 the picture of a page has an alternative text, raw paragraphs keep their spaces, and each e-mail is checked", () => {
  const alt = " صورة ";
  expect(taken(illustration(), { image: "", alt })).toEqual({ image: null, alt });
  expect(Object.keys(taken(illustration(), { image: "data:x", alt: "س".repeat(501) }) as object)).toEqual([
    "image",
    "alt",
  ]);
  expect(taken(paragraphs({ isRaw: true }), " أ\n ")).toBe(" أ\n ");
  expect(taken(paragraphs(), " أ\n ")).toBe("أ");
  expect(taken(emails(), [" a@b ", "c@d.example"])).toEqual(["a@b", "c@d.example"]);
  expect(Object.keys(taken(emails(), ["a@b", ""]) as object)).toEqual(["1"]);
  expect(Object.keys(taken(emails(), Array(21).fill("a@b")) as object)).toEqual(["body"]);
});

test("RES-01 API-02 a required day or text is never blank, an e-mail as typed is kept, and a part names its owner", () => {
  const asTyped = email({ isAsTyped: true });
  const owner = reference({ to: "gadgets", isPart: true });
  for (const field of [
    day({ required: true }),
    paragraphs({ required: true }),
    email({ required: true, isAsTyped: true }),
  ])
    expect(taken(field, " "), field.kind).toBeTypeOf("object");
  expect(taken(day({ required: true }), "2026-11-22")).toBe("2026-11-22");
  expect(taken(day({ empty: "null" }), " 2026-11-22 ")).toBe("2026-11-22");
  expect(taken(day({ empty: "null" }), "  ")).toBeNull();
  expect([taken(asTyped, " no address "), taken(asTyped, "")]).toEqual(["no address", ""]);
  expect(taken(owner, 7)).toBe(7);
  for (const none of [null, "", 0]) expect(taken(owner, none)).toBeTypeOf("object");
  const named = reference({ to: "gadgets", id: "text", isPart: true });
  expect([taken(named, " g7 "), taken(named, 7), named.initial({ count: 0, today: "" })]).toEqual([
    "g7",
    "7",
    "",
  ]);
  for (const none of [null, "", " "]) expect(taken(named, none)).toBeTypeOf("object");
});

test("TRIAL-01 S1: prices and shares are read as people type them; a text that means no one amount is refused at its field", () => {
  const offer = price();
  for (const typed of ["4900 ريال", "4900 SAR", "٤٩٠٠ ﷼", "4,900.00", "4.900,00", "4 900"])
    expect(taken(offer, typed), typed).toBe(4900);
  expect(taken(offer, "")).toBeNull();
  const wrong = { body: "اكتب المبلغ رقمًا بمنزلتين عشريتين على الأكثر، مثل 4900 أو 4900.50" };
  for (const typed of [
    "abc",
    "1.200",
    "333.335",
    "4900 دولار",
    333.335,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])
    expect(taken(offer, typed), String(typed)).toEqual(wrong);
  expect(taken(offer, "-1")).toEqual({ body: "أقل قيمة هي 0" });
  expect(taken(price({ emptyMeans: 0 }), "abc")).toEqual(wrong);
  for (const field of [percentage(), number({ min: 0, max: 100, isPercent: true })]) {
    expect(taken(field, "١٥٪")).toBe(15);
    expect(taken(field, "15 ريال")).toEqual({ body: "اكتب رقمًا" });
  }
  // A number that is no share takes no sign of one.
  expect(taken(number({ min: 0, max: 100 }), "15%")).toEqual({ body: "اكتب رقمًا" });
});

test("SEC-08 a typed line with a very long run of spaces is read in a time that grows with its length", () => {
  // Tried at each space anew, this run takes longer than any test may.
  const spaces = " ".repeat(400_000);
  expect(taken(text(), `a${spaces}a`)).toEqual({ body: expect.any(String) });
  expect(taken(text(), `a${spaces}\n${spaces}\na`)).toBe("a a");
});
