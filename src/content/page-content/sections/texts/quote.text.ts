import { pages } from "../../../shared/pages.text.ts";
import { list } from "../fields.ts";
import { card } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const quote = pageSection("quote", [
  text("heroTitle", "العنوان الرئيسي", "اطلب عرض سعر"),
  text(
    "heroLead",
    "النص التعريفي",
    "دقيقتان تكفيان. نقرأ طلبك ونتصل بك خلال يوم عمل، ثم نرسل إليك عرضًا مفصّلًا.",
  ),
  text("pageName", "اسم الصفحة في مسار التصفح", pages.quote.name),
  text("selectedLabel", "عنوان الباقة المختارة", "الباقة المختارة:"),
  text("prefillSentence", "جملة طلب الباقة", "أرغب في طلب باقة «{title}»."),
  text("submitLabel", "زر الإرسال", "أرسل الطلب"),
  text(
    "formNote",
    "ملاحظة الخصوصية",
    "نستعمل بياناتك لإعداد العرض والتواصل معك بشأنه، ونتلفها بعد {retention} من آخر تواصل. وما تقبله من العروض سجل مالي نحفظه {records}.",
  ),
  text("formNoteLink", "رابط الخصوصية", "اقرأ سياسة الخصوصية"),
  text("nextTitle", "عنوان الخطوات", "ماذا يحدث بعد الإرسال؟"),
  list("nextSteps", "خطوات ما بعد الإرسال", card, [
    { id: "nextSteps-1", title: "نقرأ طلبك", text: "يقرؤه أحد أعضاء الفريق خلال ساعات العمل." },
    { id: "nextSteps-2", title: "نتصل بك", text: "مكالمة قصيرة نتأكد فيها أننا فهمنا ما تريد." },
    { id: "nextSteps-3", title: "يصلك العرض", text: "فيه البنود والمدة والسعر، وهو صالح {validity}." },
  ]),
  text("callLabel", "سطر المكالمة", "تفضّل المكالمة؟"),
  text("thanksTitle", "عنوان الشكر", "وصلنا طلبك"),
  text("thanksText", "نص الشكر", "شكرًا لك. نتصل بك خلال يوم عمل، ثم نرسل العرض إلى بريدك."),
  text("thanksLink", "رابط العودة", "العودة إلى الخدمات"),
  layout({
    hero: "الواجهة",
    form: "النموذج",
  }),
]);
