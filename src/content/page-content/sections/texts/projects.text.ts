import { list } from "../fields.ts";
import { action, figure } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const projects = pageSection("projects", [
  text("heroTitle", "العنوان الرئيسي", "مشاريع بنيناها مع أصحابها"),
  text(
    "heroLead",
    "النص التعريفي",
    "مختارات من أعمالنا، مع قيمة كل مشروع ومدته ومكانه، وما زال بعضها قيد التنفيذ.",
  ),
  text("valuesTitle", "عنوان الأرقام", "ما تقوله الأرقام"),
  list("valueHighlights", "أرقام بارزة", figure, [
    { id: "valueHighlights-1", value: "20+", label: "مشروعًا منجزًا" },
    { id: "valueHighlights-2", value: "20+", label: "منشأة خدمناها" },
    { id: "valueHighlights-3", value: "85%", label: "عملاء عادوا بمشروع ثانٍ" },
    { id: "valueHighlights-4", value: "99%", label: "رضا العملاء عند التسليم" },
  ]),
  text("ctaTitle", "عنوان خاتمة الصفحة", "مشروعك القادم يبدأ بسؤال"),
  text("ctaText", "نص خاتمة الصفحة", "أخبرنا ماذا تريد أن تبني، ونقترح لك النطاق والمدة والسعر."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
    { id: "ctaLinks-2", label: "تواصل معنا", href: "/contact", tone: "line" },
  ]),
  layout({
    hero: "الواجهة",
    list: "المشاريع",
    figures: "الأرقام",
    call: "خاتمة الصفحة",
  }),
]);
