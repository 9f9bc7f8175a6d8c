import { pages } from "../../../shared/pages.text.ts";
import { list } from "../fields.ts";
import { card } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const register = pageSection("register", [
  text("heroTitle", "العنوان الرئيسي", "سجّل بياناتك مرة واحدة"),
  text("heroLead", "النص التعريفي", "نفتح لك ملف عميل ونرتّب جلسة الاستشارة. لا كلمة مرور ولا التزام."),
  text("pageName", "اسم الصفحة في مسار التصفح", pages.register.name),
  text("formTitle", "عنوان النموذج", "تسجيل عميل جديد"),
  text("submitLabel", "زر الإرسال", "سجّل بياناتك"),
  text(
    "consentLabel",
    "نص الموافقة",
    "أوافق على أن تعالج {agency} بياناتي لفتح ملف العميل والتواصل معي بشأن الخدمات التي طلبتها، وفق سياسة الخصوصية.",
  ),
  text(
    "marketingLabel",
    "نص موافقة التسويق",
    "أوافق على استلام أخبار {agency} وعروضها بالبريد (اختياري، ويمكنني الرجوع عنها متى شئت).",
  ),
  text(
    "formNote",
    "ملاحظة الخصوصية",
    "الخدمات التي تهمك اختيارية، وبقية الحقول نحتاج إليها لفتح الملف. وإن لم نتعاقد أتلفناه بعد {retention} من آخر تواصل.",
  ),
  text("nextTitle", "عنوان الخطوات", "ماذا يحدث بعد التسجيل؟"),
  list("nextSteps", "خطوات ما بعد التسجيل", card, [
    { id: "nextSteps-1", title: "نراجع بياناتك", text: "يراجعها أحد أعضاء الفريق ويفعّل ملفك." },
    { id: "nextSteps-2", title: "نرتّب موعدًا", text: "نتصل بك ونتفق على وقت الاستشارة." },
    { id: "nextSteps-3", title: "نبدأ معًا", text: "جلسة من نصف ساعة، ثم عرض مكتوب إن رغبت." },
  ]),
  text("thanksTitle", "عنوان الشكر", "وصلنا تسجيلك"),
  text("thanksText", "نص الشكر", "شكرًا لك. نراجع بياناتك ونتواصل معك خلال يوم عمل."),
  text("thanksLink", "رابط العودة", "العودة إلى الصفحة الرئيسية"),
  layout({
    hero: "الواجهة",
    form: "النموذج",
  }),
]);
