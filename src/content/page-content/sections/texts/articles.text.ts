import { list } from "../fields.ts";
import { action } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const articles = pageSection("articles", [
  text("heroTitle", "العنوان الرئيسي", "مقالات نكتبها لأصحاب المواقع"),
  text(
    "heroLead",
    "النص التعريفي",
    "ما تعلّمناه من بناء المواقع: كيف تطلب موقعًا، وما الذي يجعله سريعًا، وكيف يصل إليه كل زائر.",
  ),
  text("ctaTitle", "عنوان خاتمة الصفحة", "عندك سؤال لم نكتب عنه بعد؟"),
  text("ctaText", "نص خاتمة الصفحة", "أرسله إلينا نُجبك، وربما صار موضوع مقالنا القادم."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "تواصل معنا", href: "/contact", tone: "primary" },
    { id: "ctaLinks-2", label: "اطلب عرض سعر", href: "/quote", tone: "line" },
  ]),
  layout({ hero: "الواجهة", list: "المقالات", call: "خاتمة الصفحة" }),
]);
