import { list } from "../fields.ts";
import { action, featuredTestimonial, figure } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const testimonials = pageSection("testimonials", [
  text("heroTitle", "العنوان الرئيسي", "ما قاله عملاؤنا"),
  text("heroLead", "النص التعريفي", "آراء كما كتبها أصحابها، وفيها ما أعجبهم وما كان يمكن أن يكون أفضل."),
  list("stats", "الأرقام", figure, [
    { id: "stats-1", value: "30+", label: "عميلًا راضيًا" },
    { id: "stats-2", value: "99%", label: "رضا العملاء عند التسليم" },
    { id: "stats-3", value: "85%", label: "عملاء عادوا بمشروع ثانٍ" },
    { id: "stats-4", value: "5.0", label: "من 5 في أكثر التقييمات" },
  ]),
  list("featuredTestimonials", "آراء مختارة", featuredTestimonial, []),
  text("ctaTitle", "عنوان خاتمة الصفحة", "اسألهم عنّا"),
  text(
    "ctaText",
    "نص خاتمة الصفحة",
    "إن أردت أن تحدّث أحد عملائنا قبل أن تقرّر، رتّبنا لك مكالمة معه بعد استئذانه.",
  ),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "تواصل معنا", href: "/contact", tone: "primary" },
    { id: "ctaLinks-2", label: "شاهد مشاريعنا", href: "/projects", tone: "line" },
  ]),
  layout({
    hero: "الواجهة",
    figures: "الأرقام",
    featured: "آراء مختارة",
    list: "الآراء",
    call: "خاتمة الصفحة",
  }),
]);
