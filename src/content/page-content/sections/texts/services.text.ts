import { list } from "../fields.ts";
import { card } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const services = pageSection("services", [
  text("heroTitle", "العنوان الرئيسي", "كل ما تحتاج إليه واجهتك الرقمية، في مكان واحد"),
  text(
    "heroLead",
    "النص التعريفي",
    "{services} بمدد تسليم مكتوبة. اختر ما يناسبك، أو صِف لنا ما تريد ونجمعه في عرض واحد.",
  ),
  text("packagesTitle", "عنوان الباقات", "باقات بأسعار معلنة"),
  text("packagesLead", "مقدّمة الباقات", "الأسعار بالريال السعودي، والمدة تبدأ من اعتماد العرض."),
  text("popularLabel", "شارة الأكثر طلبًا", "الأكثر طلبًا"),
  text("hostingTitle", "عنوان باقات الاستضافة", "باقات الاستضافة"),
  text(
    "hostingLead",
    "مقدّمة باقات الاستضافة",
    "نستضيف ما نبنيه وما بناه غيرنا، بنسخ احتياطي ومراقبة ودعم من الفريق نفسه.",
  ),
  text("customTitle", "عنوان العرض المخصّص", "لم تجد باقةً على مقاسك؟"),
  text("customText", "نص العرض المخصّص", "صِف لنا ما تريد، ونفصّل لك عرضًا بالبنود والمدة والسعر."),
  text("customLink", "زر العرض المخصّص", "اطلب عرضًا مخصّصًا"),
  text("adviceTitle", "عنوان بطاقة الاستشارة", "لا تعرف بأيها تبدأ؟"),
  text("adviceText", "نص بطاقة الاستشارة", "الاستشارة الأولى نصف ساعة، بلا مقابل."),
  text("adviceLink", "رابط بطاقة الاستشارة", "احجز استشارة"),
  text("whyTitle", "عنوان الأسباب", "ما يبقى معك بعد التسليم"),
  list("whyCards", "الأسباب الثلاثة", card, [
    { id: "whyCards-1", title: "ملكية كاملة", text: "الملفات والنطاق والحسابات باسمك من اليوم الأول." },
    {
      id: "whyCards-2",
      title: "تدريب على لوحة التحكم",
      text: "مع كل موقع له لوحة تحكم: جلسة عملية ومقطع مرئي قصير تعود إليه.",
    },
    { id: "whyCards-3", title: "دعم لا ينقطع", text: "نردّ عليك بالعربية، من الفريق نفسه." },
  ]),
  layout({
    hero: "الواجهة",
    services: "الخدمات",
    packages: "الباقات",
    hosting: "باقات الاستضافة",
    custom: "العرض المخصّص",
    why: "الأسباب",
  }),
]);
