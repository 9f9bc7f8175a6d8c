import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const contact = pageSection("contact", [
  text("heroTitle", "العنوان الرئيسي", "تواصل معنا"),
  text("heroLead", "النص التعريفي", "اكتب لنا ما تحتاج إليه، ويردّ عليك أحد أعضاء الفريق خلال يوم عمل."),
  text("formTitle", "عنوان النموذج", "أرسل رسالة"),
  text(
    "formNote",
    "ملاحظة الخصوصية",
    "نستعمل بياناتك للردّ على رسالتك فقط، ونتلفها بعد {retention} من آخر تواصل. رقم الجوال اختياري.",
  ),
  text("formNoteLink", "رابط الخصوصية", "اقرأ سياسة الخصوصية"),
  text("thanksTitle", "عنوان الشكر", "وصلتنا رسالتك"),
  text("thanksText", "نص الشكر", "شكرًا لك. نقرؤها ونردّ عليك خلال يوم عمل."),
  text("phoneTitle", "عنوان بطاقة الاتصال", "تفضّل المكالمة؟"),
  text("phoneText", "نص بطاقة الاتصال", "خط واحد للمبيعات والمشاريع والدعم."),
  text("urgentTitle", "عنوان المساعدة العاجلة", "موقعك متوقّف الآن؟"),
  text(
    "urgentText",
    "نص المساعدة العاجلة",
    "لا تنتظر النموذج. الدعم الفني يجيب في أي ساعة، ونبدأ العمل ونحن معك على الخط.",
  ),
  text("urgentCall", "زر الاتصال العاجل", "اتصل الآن"),
  text("urgentMail", "زر البريد العاجل", "أرسل بريدًا عاجلًا"),
  text("addressTitle", "عنوان قسم المقر", "زُرنا"),
  text("hoursTitle", "عنوان أوقات العمل", "أوقات العمل"),
  text("socialsTitle", "عنوان حسابات التواصل", "تابعنا"),
  layout({
    hero: "الواجهة",
    form: "النموذج والتواصل",
  }),
]);
