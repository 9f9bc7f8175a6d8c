import { expect, test } from "vitest";
import { doubleSpellings } from "./arabic-rules.ts";
import { textFindings } from "./text-rules.ts";

const findings = (file: string, line: string) => textFindings(file, line).map(({ rule }) => rule);

test.each([
  ["src/site/a.css", ".a { margin-left: 1px; }"],
  ["src/site/a.css", ".a { inset: 0; left: 0; }"],
  ["src/site/a.css", ".a { text-align: right; }"],
  ["src/site/a.css", ".a { border-top-left-radius: 4px; }"],
  ["src/site/a.css", ".a { @apply ml-4; }"],
  ["src/site/a.tsx", '<p className="x md:pl-2 y">'],
  ["src/site/a.tsx", '<p className="-left-[3px]">'],
  ["src/site/a.tsx", '<p className="text-right">'],
  ["src/site/a.tsx", '<p className="rounded-tl-lg">'],
  ["src/site/a.tsx", "<p style={{ marginLeft: 4 }}>"],
])("AR-04 finds the physical direction in %s: %s", (file, line) => {
  expect(findings(file, line)).toEqual(["no physical direction (requirement AR-04)"]);
});

test.each([
  ["src/site/a.css", ".a { margin-inline-start: 1px; inset-inline-end: 0; text-align: start; }"],
  ["src/site/a.css", ".a { left: 0; /* physical: follows the pointer */ }"],
  ["src/site/a.css", "/* physical: the scale runs from the right */\n.a { right: 0; }"],
  ["src/site/a.css", ".a { background-position: left; transform-origin: right; }"],
  ["src/site/a.tsx", '<p className="ms-4 pe-2 start-0 rounded-ss-lg border-s placeholder-x">'],
  ["src/site/a.tsx", '<ArrowLeft className="icon-arrow-left html-4" />'],
  ["src/site/a.ts", "const right: Side = left;"],
])("AR-04 allows %s: %s", (file, line) => {
  expect(findings(file, line)).toEqual([]);
});

test("AR-02 only text files and tests contain Arabic letters", () => {
  const line = 'const word = "نص"; // تعليق';
  expect(findings("src/ui/a.ts", line)).toHaveLength(1);
  expect(findings("src/ui/a.ts", "// تعليق")).toHaveLength(1);
  expect(findings("src/ui/a.text.ts", line)).toEqual([]);
  expect(findings("src/ui/a.test.ts", line)).toEqual([]);
  expect(findings("e2e/support/fixtures.ts", line)).toEqual([]);
});

test("API-01 wire names stay in wire.ts, descriptions of resources, stores and migrations", () => {
  const line = "const order = service.display_order;";
  expect(findings("src/content/services/card.tsx", "const { display_order } = service;")).toHaveLength(1);
  expect(findings("src/content/services/wire.ts", line)).toEqual([]);
  const described = 'order: position({ wireName: "display_order", column: "display_order" }),';
  expect(findings("src/content/services/services.ts", described)).toEqual([]);
  expect(findings("src/content/services/store.server.ts", line)).toEqual([]);
  expect(findings("migrations/0001.ts", line)).toEqual([]);
  expect(findings("src/content/services/card.tsx", "// display_order on the wire")).toEqual([]);
});

const wordsFile = "src/admin/shell/a.text.ts";
const broken = (phrase: string, file = wordsFile) => findings(file, `  key: ${JSON.stringify(phrase)},`);

test.each([
  ["بلا ملفات ارتباط", "ملف تعريف ارتباط"],
  ["الشاشة على الحاسوب", "حاسب"],
  ["هاتفان على جدار", "جوال"],
  ["جلسة وفيديو قصير", "مقطع مرئي"],
  ["المنصب", "المسمّى الوظيفي"],
  ["هل أنت متأكد من حذف هذه الشهادة؟", "هذا الرأي"],
  ["التحرير على الصفحة", "التعديل"],
  ["اطلب من مدير الموقع رابطًا", "مدير النظام"],
  ["سارٍ حتى الأحد", "صالح"],
  ["ربط تطبيق الرموز", "تطبيق المصادقة"],
  ["الدخول بخطوتين", "التحقق بخطوتين"],
  ["إعادة ضبط كلمة المرور", "إعادة تعيين كلمة المرور"],
  ["تجاهل المسودة", "إهمال المسودة"],
  ["حتى 10 ميغابايت", "ميجا"],
  ["تحويل إلى…", "..."],
  ["40% أفقيًّا", "يًا"],
  [" · بواسطة سارة", "من، أو الاسم وحده"],
  ["علّم كغير مقروء", "مقروءًا، غير مقروء"],
  ["صدق في ما لم يُحسم", "فيما"],
  ["كيف يتم الدفع؟", "الفعل نفسه"],
  ["أو زرنا في المكتب", "زُرنا"],
  ["أرسله بالواتساب", "واتساب"],
  ["الصيغ AVIF وWebP", "و ثم مسافة"],
  ["في الجواب", "إجابة"],
  ["عنوان الدعوة", "خاتمة الصفحة"],
])("AR-02 TRIAL-01 E: «%s» breaks the glossary", (phrase, instead) => {
  expect(broken(phrase)).toEqual(expect.arrayContaining([expect.stringContaining(instead)]));
});

test.each([
  ["كل ما تحتاجه واجهتك", "src/site/a.text.ts"],
  ["حقول تحتاج قرارك: 3", wordsFile],
  ["نحتاج ثلاث معلومات", "seeds/a.json"],
  ["وإن احتجته فأنشئ رابطًا", wordsFile],
])("AR-02 TRIAL-01 A: «%s» lacks the preposition", (phrase, file) => {
  expect(broken(phrase, file)).toContain("the verb takes a preposition: احتاج إلى");
  expect(broken("لا يحتاج الزائر إلى رقم، ونحتاج إليه. احتجت إلى مساعدة.", file)).toEqual([]);
});

test("AR-02 TRIAL-01 H: two sentences end with a mark, titles excused", () => {
  const name = "two sentences end with a mark";
  expect(broken("جرّبناه أمس. أعد المحاولة")).toEqual([name]);
  expect(broken("تعذّرت القراءة؟ جرّب غيره")).toEqual([name]);
  expect(broken("تعذّرت القراءة. جرّب ملفًا آخر.")).toEqual([]);
  expect(findings("src/site/a.text.ts", '  ctaTitle: "عندك فكرة؟ لنرسمها معًا",')).toEqual([]);
});

test.each([
  "قبل العميل عرض السعر:",
  "صف الصورة لمن لا يراها.",
  "استعد النسخة 3",
  "مقدم إلى",
  "اترك ما شئت وعد إليه.",
])("AR-02 TRIAL-01 B: «%s» reads as another word", (phrase) =>
  expect(broken(phrase)).toContain("this beginning reads as another word: put its mark"),
);

test("AR-02 TRIAL-01 F: one reader is addressed in the singular, and buttons of the admin are verbal nouns", () => {
  expect(broken("من أنتم؟")).toEqual(["one reader is addressed in the singular"]);
  expect(broken("السلام عليكم")).toEqual([]);
  expect(broken("احفظ نسختي")).toEqual(["a button of the admin is a verbal noun"]);
  expect(broken("حفظ نسختي")).toEqual([]);
  expect(broken("أضف مهمة بموعدها وأولويتها.")).toEqual([]);
  expect(broken("أرسل الرسالة", "src/site/a.text.ts")).toEqual([]);
});

test("AR-02 TRIAL-01 A: a text neither forms a count itself nor agrees with one number only", () => {
  expect(findings(wordsFile, "    return count <= 10 ? few : many;")).toHaveLength(1);
  expect(broken("{services} نقدّمها بعرض مكتوب.")).toEqual(["what follows a count fits every number"]);
  expect(broken("{services} تعمل وحدها.")).toEqual(["what follows a count fits every number"]);
  expect(broken("{services} بعرض مكتوب.")).toEqual([]);
});

test("AR-02 TRIAL-01 H: one word has one spelling in all texts, but for words that are two", () => {
  const texts = (...phrases: string[]) =>
    phrases.map((phrase, index) => ({
      file: `src/a${index}.text.ts`,
      content: `export const a = "${phrase}";`,
    }));
  expect(doubleSpellings(texts("صاحب الرد", "بانتظار الردّ"))).toEqual([
    "الرد (src/a0.text.ts:1) / الردّ (src/a1.text.ts:1)",
  ]);
  expect(doubleSpellings(texts("بانتظار الردّ", "موعد الردِّ"))).toEqual([]);
  expect(doubleSpellings(texts("غير معروف", "غيّر كلمات البحث"))).toEqual([]);
});
