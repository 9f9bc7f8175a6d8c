import type { FaqCategory } from "./faqs.ts";

/** The categories that a site begins with, shown when the stored ones cannot be read; requirement FAQ-02. */
export const builtInCategories: readonly FaqCategory[] = [
  { key: "general", label: "عام" },
  { key: "services", label: "الخدمات" },
  { key: "projects", label: "إدارة المشاريع" },
  { key: "pricing", label: "التسعير" },
  { key: "timeline", label: "الجدول الزمني" },
  { key: "quality", label: "معايير الجودة" },
];

/** Words around the questions on the public site. */
export const faqText = {
  allCategories: "جميع الأسئلة",
  search: "ابحث",
  searchPlaceholder: "ابحث في الأسئلة...",
  submit: "بحث",
  category: "التصنيف",
  loading: "جاري تحميل الأسئلة...",
  failedTitle: "لا توجد أسئلة",
  failedText: "تعذّر تحميل الأسئلة.",
  noMatch: "لم يتم العثور على أسئلة تطابق البحث أو التصنيف المحدد",
  noMatchText: "جرّب كلمة أقصر، أو راسلنا بسؤالك.",
  clear: "مسح البحث",
  found: "نتيجة البحث: {questions}",
  foundInside: "في الإجابة",
  linkTo: "رابط هذا السؤال",
};
