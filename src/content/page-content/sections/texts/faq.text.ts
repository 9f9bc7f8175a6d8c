import { list } from "../fields.ts";
import { action, contactCard, featuredQuestion } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const faq = pageSection("faq", [
  text("heroTitle", "العنوان الرئيسي", "أسئلة تصلنا كثيرًا"),
  text(
    "heroLead",
    "النص التعريفي",
    "إجابات مباشرة عن المدد والأسعار وطريقة العمل. وإن لم تجد سؤالك فنحن على بُعد رسالة.",
  ),
  list("featuredQuestions", "أسئلة مختارة", featuredQuestion, []),
  text("helpTitle", "عنوان المساعدة", "ما زلت تبحث عن إجابة؟"),
  list("helpCards", "بطاقات المساعدة", contactCard, [
    {
      id: "helpCards-1",
      title: "محادثة مباشرة",
      text: "تكلّم مع أحد أعضاء الفريق الآن.",
      label: "ابدأ المحادثة",
      channel: "chat",
    },
    {
      id: "helpCards-2",
      title: "اتصل بنا",
      text: "الدعم الفني على مدار الساعة، والمكتب في أوقات العمل.",
      label: "{phone}",
      channel: "phone",
    },
    {
      id: "helpCards-3",
      title: "راسلنا",
      text: "نردّ خلال يوم عمل واحد.",
      label: "{email}",
      channel: "email",
    },
  ]),
  text("ctaTitle", "عنوان خاتمة الصفحة", "جاهز لتبدأ؟"),
  text("ctaText", "نص خاتمة الصفحة", "سجّل بياناتك مرة واحدة، ونرتّب لك جلسة الاستشارة."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "سجّل الآن", href: "/register", tone: "primary" },
    { id: "ctaLinks-2", label: "تواصل معنا", href: "/contact", tone: "line" },
  ]),
  layout({
    list: "الأسئلة",
    help: "المساعدة",
    call: "خاتمة الصفحة",
  }),
]);
