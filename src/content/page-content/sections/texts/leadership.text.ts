import { list } from "../fields.ts";
import { action } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const leadership = pageSection("leadership", [
  text("heroTitle", "العنوان الرئيسي", "من يقف خلف الواجهة"),
  text(
    "heroLead",
    "النص التعريفي",
    "فريق تعرف أفراده بأسمائهم. من تراه هنا هو من يرسم موقعك ويبنيه ويردّ على رسالتك.",
  ),
  text("joinTitle", "عنوان الانضمام", "تحب أن تعمل معنا؟"),
  text("joinText", "نص الانضمام", "نستقبل متدربين كل صيف، ونقرأ كل رسالة أُرفق بها عمل تفخر به."),
  text("joinLink", "زر الانضمام", "راسلنا"),
  text("ctaTitle", "عنوان خاتمة الصفحة", "حدّث الفريق عن مشروعك"),
  text("ctaText", "نص خاتمة الصفحة", "نصف ساعة تكفي لنعرف إن كنّا مناسبين لك."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "تواصل معنا", href: "/contact", tone: "primary" },
    { id: "ctaLinks-2", label: "اطلب عرض سعر", href: "/quote", tone: "line" },
  ]),
  layout({
    hero: "الواجهة",
    team: "الفريق",
    joining: "الانضمام",
    call: "خاتمة الصفحة",
  }),
]);
