/*
 * The words that the rules of `arabic-rules.ts` know. A word of a rule that a good text needs is taken out here, with a reason;
 * the rule itself has no exceptions for single files.
 */

type Word = { pattern: RegExp; instead: string };

const letter = "[\\u0621-\\u0652\\u0670\\u0671]";
/** A whole word, or several, that no letter or mark touches. */
const whole = (words: string) => new RegExp(`(?<!${letter})(?:${words})(?!${letter})`);

/** One word for each thing, in every text and in the demo. */
export const glossary: readonly Word[] = [
  { pattern: /ملف(ات)? ارتباط/, instead: "ملف تعريف ارتباط" },
  { pattern: /حاسوب/, instead: "حاسب" },
  { pattern: whole("هاتفان|هاتفين|جوّال|جوّالان"), instead: "جوال" },
  { pattern: /فيديو/, instead: "مقطع مرئي" },
  { pattern: whole("المنصب|منصب"), instead: "المسمّى الوظيفي" },
  { pattern: whole("هذه الشهادة"), instead: "هذا الرأي" },
  { pattern: whole("التحرير|تحرير|حرّر"), instead: "التعديل، تعديل" },
  { pattern: whole("مالك الموقع|مدير الموقع|مديري الموقع|المدير الأول|آخر مالك"), instead: "مدير النظام" },
  { pattern: whole("سارٍ|سارية"), instead: "صالح" },
  { pattern: whole("تطبيق الرموز|تطبيق رموز"), instead: "تطبيق المصادقة" },
  { pattern: whole("الدخول بخطوتين|طريقة دخول ثانية|وسيلة ثانية"), instead: "التحقق بخطوتين" },
  { pattern: whole("إعادة ضبط كلمة المرور"), instead: "إعادة تعيين كلمة المرور" },
  { pattern: whole("تجاهل المسودة|تجاهلها"), instead: "إهمال المسودة" },
  { pattern: /ميغا/, instead: "ميجا" },
  { pattern: /…/, instead: "..." },
  { pattern: /ي[\u064B\u0651]{2}ا/, instead: "يًا" },
  { pattern: whole("بواسطة"), instead: "من، أو الاسم وحده" },
  { pattern: whole("ك(?:غير )?مقروء"), instead: "مقروءًا، غير مقروء" },
  { pattern: whole("في ما"), instead: "فيما" },
  { pattern: /(?<!لم )(?<![\u0621-\u0652])يتم (?!الاتفاق)/, instead: "الفعل نفسه، مبنيًا للمجهول أو للمتكلم" },
  { pattern: whole("زرنا"), instead: "زُرنا" },
  { pattern: whole("الواتساب|بالواتساب"), instead: "واتساب" },
  { pattern: /و(?=[A-Za-z])/, instead: "و ثم مسافة قبل الحرف اللاتيني" },
];

/** As well in the words of screens; an article may speak of answers as it likes. */
export const screenGlossary: readonly Word[] = [
  { pattern: whole("جواب|الجواب"), instead: "إجابة" },
  { pattern: whole("(?:عنوان|نص|أزرار) الدعوة"), instead: "خاتمة الصفحة" },
  { pattern: whole("القيادة(?<!فريق القيادة)"), instead: "فريق القيادة" },
];

/** The verb takes a preposition. */
export const needsPreposition: Word = {
  pattern:
    /(?<![\u0621-\u0652])[أتني]حتاج(?:ون|ان|وا)?(?!؟)(?! (?:\S+ ){0,2}إل[ىي])(?![\u0621-\u0652])|[أتني]حتاجه|احتجت(?!ُ? إل[ىي])/,
  instead: "احتاج إلى",
};

/** A text that begins with such a word reads as another word until a mark stands on it. */
export const ambiguousOpeners: readonly RegExp[] = [
  /^(?:صف|عد|استعد|رد|مقدم)(?= |$)/,
  // «قبل» before a person or a machine reads as the preposition; before a time it is meant as one.
  /^قبل (?:العميل|الزائر|المستخدم|عرض|خادم)/,
  / (?:وعد|ورد) (?:إلي|علي)/,
];

/** The singular fits one person at one screen. */
export const pluralAddress = whole(
  "أنتم|إليكم|منكم|معكم|لكم|عملكم|موقعكم|طلبكم|لثقتكم|ثقتكم|لوقتكم|أهلًا بكم",
);

/** Imperatives that do not stand on a button of the admin; «اكتب», «اختر» and «ابحث» prompt in an empty field. */
export const imperatives = whole(
  "أضف|احذف|أزل|احفظ|افتح|أرسل|أرسله|أنشئ|أنشئهما|أغلق|أعد|انقل|انقله|غيّر|أسند|علّم|خذ|اسحب|اربط|اربطه|حوّله|كرّر|أدرج|انسخ|ضع|اعرض|اعرضه|أصدر|أبطل|ألغِ|أكمل|ارفع|اضبط|استعمل|ادخل|قارن|عدّله|افحص|اقبل|أخفِ|تابع|اتصل|استعد|اجعله|افتحه|افتحها|حدّد",
);

/** Words that a doubled letter turns into another word, so that both spellings are right. */
export const homographs: ReadonlySet<string> = new Set(
  "غير سجل وسجل حدث يحدث الموقع موقع تعرف كل لكل وعد ورد حول علم تحمل تطلع تمر حي خفض سببه عربي فعل نعد يقل تعذر".split(
    " ",
  ),
);

/** A sentence that another one follows, and how a phrase of two ends. */
export const sentenceEnd = /[\u0621-\u0652]{2}[.؟] [\u0621-\u064A]/;
export const closingMark = /[.؟!:»…)}\]>]$/;

/** What a text may not do with a count: choose its own form, or go on with a word that agrees with one number only. */
export const countRules = {
  ownForm: /\b(count|total|visible|active)\s*(===|<=)\s*(1|2|10)\b/,
  afterCount:
    /\{(services|count|clients|projects|items|results|questions|all)\}،? (?:[\u0621-\u0652]*(?:ها|هم|هما)(?![\u0621-\u0652])|[تن][\u0621-\u0652]{3,}(?![\u0621-\u0652]))/,
};
