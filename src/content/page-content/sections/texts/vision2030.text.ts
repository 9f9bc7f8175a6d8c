import { list } from "../fields.ts";
import { action, card, contactCard, iconCard, measuredIconCard, showcase, unmeasured } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { text } from "../section.ts";

export const vision2030 = pageSection("vision2030", [
  text("heroTitle", "العنوان الرئيسي", "واجهات رقمية لوطن طموح"),
  text(
    "heroLead",
    "النص التعريفي",
    "نقرأ رؤية 2030 من موقعنا الصغير: مجتمع يصل إلى خدماته بسهولة، ومنشآت تبيع وتنمو، وأنظمة يثق بها الناس.",
  ),
  list("heroLinks", "أزرار الواجهة", action, [
    { id: "heroLinks-1", label: "اقرأ المحاور", href: "#pillars", tone: "primary" },
    { id: "heroLinks-2", label: "تواصل معنا", href: "/contact", tone: "line" },
  ]),
  text("disclaimer", "تنبيه", "تعرض هذه الصفحة فهمنا لدورنا، ولا تمثّل جهة حكومية ولا برنامجًا رسميًا."),
  list("values", "القيم الثلاث", iconCard, [
    {
      id: "values-1",
      title: "طموح يُقاس",
      text: "نضع لكل هدف رقمًا وتاريخًا، ونراجع ما بلغناه.",
      icon: "Target",
    },
    {
      id: "values-2",
      title: "الإنسان قبل الشاشة",
      text: "نختبر مع أناس حقيقيين، ومنهم كبار السن وذوو الإعاقة.",
      icon: "Users",
    },
    {
      id: "values-3",
      title: "أثر يبقى",
      text: "نسلّم المعرفة مع الموقع، فيكمل أصحابه من بعدنا.",
      icon: "Globe",
    },
  ]),
  text("pillarsTitle", "عنوان المحاور", "محاور نعمل عليها"),
  text("pillarsLead", "مقدّمة المحاور", "لكل محور مبادرات نتابعها مع كل مشروع."),
  text("journeyTitle", "عنوان الرحلة", "محطات الرحلة"),
  list("journeySteps", "محطات الرحلة", card, [
    {
      id: "journeySteps-1",
      title: "استكشاف الأهداف",
      text: "نجلس معك لنعرف ما تريد تحقيقه، ونربطه بجمهورك وبرقم تقيسه.",
    },
    {
      id: "journeySteps-2",
      title: "تصميم ملهم",
      text: "نرسم واجهة عربية تشبه نشاطك، وتراها كاملة قبل البرمجة.",
    },
    { id: "journeySteps-3", title: "تطوير آمن", text: "نكتب شيفرة مراجَعة، ونحمي البيانات من السطر الأول." },
    { id: "journeySteps-4", title: "إطلاق مرحلي", text: "نطلق على دفعات صغيرة، ونقيس، ونصلح قبل أن نوسّع." },
    {
      id: "journeySteps-5",
      title: "دعم ونمو",
      text: "نراقب ونحدّث، ونقترح عليك الخطوة التالية في كل ربع سنة.",
    },
  ]),
  text("promisesTitle", "عنوان الوعود", "وعود نلتزم بها"),
  list("promises", "الوعود", iconCard, [
    {
      id: "promises-1",
      title: "موعد معروف",
      text: "تعرف يوم التسليم قبل أن تدفع، وتعرف التأخير يوم يظهر.",
      icon: "calendar-check",
    },
    {
      id: "promises-2",
      title: "سعر لا يتغيّر",
      text: "لا بنود خفية، ولا زيادة إلا بملحق توافق عليه.",
      icon: "scale",
    },
    {
      id: "promises-3",
      title: "بيانات مصونة",
      text: "نجمع القليل ونحفظه مدة معلومة ثم نتلفه.",
      icon: "shield-check",
    },
    { id: "promises-4", title: "دعم حاضر", text: "من يردّ عليك يعرف موقعك، في أي ساعة.", icon: "headset" },
  ]),
  text("practicesTitle", "عنوان الممارسات", "ممارسات مسؤولة"),
  list("practices", "الممارسات المسؤولة", measuredIconCard, [
    {
      id: "practices-1",
      title: "استضافة خضراء",
      text: "نفضّل مراكز بيانات تعلن مصادر طاقتها، ونوقف ما لا يُستعمل.",
      icon: "leaf",
      ...unmeasured,
    },
    {
      id: "practices-2",
      title: "أداء عالٍ",
      text: "نحدّد لكل صفحة حجمًا لا تتجاوزه، ونقيسه قبل الإطلاق.",
      icon: "gauge",
      percent: 98,
      measure: "متوسط مؤشر الأداء عند التسليم",
      reading: "98 من 100",
    },
    {
      id: "practices-3",
      title: "هندسة رشيقة",
      text: "نبني ما تحتاج إليه اليوم، ونترك مكانًا لما تحتاج إليه غدًا.",
      icon: "feather",
      ...unmeasured,
    },
    {
      id: "practices-4",
      title: "أمان وخصوصية",
      text: "أقل قدر من البيانات، وصلاحيات محدودة، ونسخ احتياطي مجرَّب.",
      icon: "shield-check",
      ...unmeasured,
    },
  ]),
  text("showcasesTitle", "عنوان النماذج", "نماذج من عملنا"),
  list("showcases", "نماذج المشاريع", showcase, [
    {
      id: "showcases-1",
      title: "متجر رُطَب للتمور الفاخرة",
      text: "مزارع محلية تبيع مباشرة إلى البيوت في أنحاء المملكة.",
      projectId: "1790496000001",
      pillar: "thriving-economy",
    },
    {
      id: "showcases-2",
      title: "منصة حجوزات مجمّع لوزة السكني",
      text: "سكان يحجزون مرافقهم ويتابعون الصيانة من جوالاتهم.",
      projectId: "1768176000002",
      pillar: "vibrant-society",
    },
    {
      id: "showcases-3",
      title: "كتالوج مصنع أنوال للمنسوجات",
      text: "مصنع سعودي يعرض أكثر من 900 صنف للمشترين في الداخل والخارج.",
      projectId: "1738368000004",
      pillar: "ambitious-nation",
    },
  ]),
  text("quoteText", "الاقتباس الختامي", "الواجهة وعدٌ يُرى من الشارع، ونحن نبني ما يصدّقه من الداخل."),
  text("quoteAuthor", "صاحب الاقتباس", "فريق {agency}"),
  text("ctaTitle", "عنوان خاتمة الصفحة", "لنبنِ محطتك القادمة"),
  text("ctaText", "نص خاتمة الصفحة", "ابدأ بسؤال، أو سجّل بياناتك ونرتّب لك جلسة الاستشارة."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "تواصل معنا", href: "/contact", tone: "primary" },
    { id: "ctaLinks-2", label: "سجّل الآن", href: "/register", tone: "line" },
  ]),
  list("contactCards", "بطاقات التواصل", contactCard, [
    {
      id: "contactCards-1",
      title: "اتصل بنا",
      text: "نجيب في أوقات العمل، والدعم الفني في كل وقت.",
      label: "{phone}",
      channel: "phone",
    },
    {
      id: "contactCards-2",
      title: "راسلنا",
      text: "نقرأ كل رسالة ونردّ عليها.",
      label: "{email}",
      channel: "email",
    },
  ]),
  layout({
    hero: "الواجهة",
    values: "القيم",
    pillars: "المحاور",
    figures: "الأرقام",
    words: "النصوص",
    journey: "الرحلة",
    promises: "الوعود",
    practices: "الممارسات",
    showcase: "النماذج",
    quote: "الاقتباس",
    contact: "التواصل",
    call: "خاتمة الصفحة",
  }),
]);
