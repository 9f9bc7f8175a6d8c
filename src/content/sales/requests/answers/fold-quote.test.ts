import { expect, test } from "vitest";
import { foldQuote } from "./fold-quote.ts";

/* What mail programs write around an answer, as they wrote it. */

const said = "نعم، السعر مناسب.\n\nمتى تبدؤون؟";
const marked = "> أهلًا نورة،\n> أرسلنا لك العرض.";
const headers: Record<string, string> = {
  "Gmail in English": "On Sun, Nov 29, 2026 at 10:15 AM شُرفة <hello@shurfa.example> wrote:",
  "Gmail in English, broken over two lines":
    "On Sun, Nov 29, 2026 at 10:15 AM A Very Long Name of an Agency\n<hello@shurfa.example> wrote:",
  "Gmail in Arabic":
    "\u202Bفي الأحد، 29 نوفمبر 2026 في 10:15 ص تمت كتابة ما يلي بواسطة \u202Aشُرفة\u202C\u200F <\u202Ahello@shurfa.example\u202C\u200F>:\u202C",
  "Apple Mail in English": "On 29 Nov 2026, at 10:15, شُرفة <hello@shurfa.example> wrote:",
  "Apple Mail in Arabic": "في ٢٩‏/١١‏/٢٠٢٦، الساعة ١٠:١٥ ص، كتب شُرفة <hello@shurfa.example>:",
  "Thunderbird in Arabic": "في 29/11/2026 10:15 ص، كتب شُرفة:",
  "another order": "كتب شُرفة <hello@shurfa.example> في 29 نوفمبر 2026:",
};

test.each(Object.entries(headers))(
  "THREAD-01 the quotation of %s is folded and what was said stays whole",
  (_, header) => {
    const folded = foldQuote(`${said}\n\n${header}\n\n${marked}\n`);
    expect(folded.said).toBe(said);
    expect(folded.quoted).toContain("أرسلنا لك العرض");
  },
);

const outlook = {
  English:
    "From: Shurfa <hello@shurfa.example>\nSent: Sunday, November 29, 2026 10:15 AM\nTo: Noura\nSubject: RE: quote\n\nHello",
  Arabic:
    "\u200Fمن: شُرفة <hello@shurfa.example>\n\u200Fتم الإرسال: الأحد، 29 نوفمبر 2026 10:15 ص\nإلى: نورة\nالموضوع: ردّ: العرض\n\nأهلًا",
  "English with a line": "-----Original Message-----\nFrom: Shurfa\nSent: Sunday\n\nHello",
  "Arabic with a line": "-----الرسالة الأصلية-----\nمن: شُرفة\n\nأهلًا",
};

test.each(Object.entries(outlook))(
  "THREAD-01 the quotation of Outlook in %s, which no line marks, is folded to its end",
  (_, quoted) => {
    expect(foldQuote(`${said}\n\n${quoted}`)).toEqual({ said, quoted });
    expect(foldQuote(`${said}\r\n\r\n${quoted}`.replaceAll("\n", "\r\n")).said).toBe(said);
  },
);

test("THREAD-01 an answer below or inside the quotation is what was said, and a mail that is all quotation says all of it", () => {
  const head = headers["Gmail in English"];
  expect(foldQuote(`${head}\n${marked}\n\n${said}`).said).toBe(said);
  expect(foldQuote(`${head}\n> كم العدد؟\n\nثلاثة\n\n> متى؟\n\nالأحد`)).toEqual({
    said: "ثلاثة\n\nالأحد",
    quoted: `${head}\n> كم العدد؟\n> متى؟`,
  });
  expect(foldQuote(outlook.English)).toEqual({ said: outlook.English, quoted: "" });
  expect(foldQuote(`${head}\n${marked}`).quoted).toBe("");
});

test("THREAD-01 sentences that only look like the beginning of a quotation stay", () => {
  for (const text of [
    "من: أين نبدأ؟ أرجو الردّ.\nشكرًا",
    "On Sunday we open.\nHe wrote: yes",
    "في الاجتماع كتب أحمد ملاحظات.",
    "From: Riyadh we travel\nto Jeddah",
    "",
  ])
    expect(foldQuote(text)).toEqual({ said: text.trim(), quoted: "" });
});

/** A pattern that steps back takes minutes; a busy machine takes a few seconds for what else takes 0.2. */
const mostTime = 15_000; // ms

test("THREAD-01 SURV-02 a text of ten megabytes of near matches is folded in seconds, not in minutes", () => {
  for (const line of ["On ", "في ", "كتب ", "> ", "From: a\n", "On x".repeat(40), "في كتب ".repeat(30)]) {
    const began = performance.now();
    foldQuote(`${line}\n`.repeat(Math.ceil(10_000_000 / (line.length + 1))));
    expect(performance.now() - began, line).toBeLessThan(mostTime);
  }
  const began = performance.now();
  foldQuote(`On ${"a ".repeat(5_000_000)}`);
  foldQuote(`في ${"كتب ".repeat(2_000_000)}`);
  expect(performance.now() - began).toBeLessThan(mostTime);
});
