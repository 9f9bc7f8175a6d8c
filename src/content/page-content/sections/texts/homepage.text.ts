import { image, list } from "../fields.ts";
import {
  action,
  card,
  clientName,
  featuredProject,
  featuredQuestion,
  featuredQuote,
  featuredTestimonial,
  figure,
  iconCard,
  measure,
  point,
} from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection, text } from "../section.ts";

export const homepage = pageSection("homepage", [
  text("heroTitle", "العنوان الرئيسي", "واجهةٌ تليق بأعمالك"),
  text(
    "heroLead",
    "النص التعريفي",
    "في العربية كلمةٌ واحدة لوجه البيت ووجه الموقع: الواجهة. نحن في {agency} نصمّمها ونبنيها لك، من أول استشارة إلى يوم الإطلاق وما بعده.",
  ),
  list("heroLinks", "أزرار الواجهة", action, [
    { id: "heroLinks-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
    { id: "heroLinks-2", label: "شاهد مشاريعنا", href: "/projects", tone: "line" },
  ]),
  list("heroNotes", "نقاط الواجهة", point, [
    { id: "heroNotes-1", text: "استوديو سعودي في {city}" },
    { id: "heroNotes-2", text: "منذ عام {founded}" },
    { id: "heroNotes-3", text: "مواقع ومتاجر بالعربية" },
  ]),
  image("heroImage", "صورة الواجهة", null, "واجهة بيت نجدي مرسومة على هيئة صفحة موقع"),
  list("highlights", "المزايا الأربع", card, [
    { id: "highlights-1", title: "عربيٌّ من أول سطر", text: "نبدأ التصميم من اليمين، ولا نقلب قالبًا أجنبيًا." },
    { id: "highlights-2", title: "سرعة تُقاس", text: "صفحات خفيفة تفتح قبل أن يملّ الزائر." },
    { id: "highlights-3", title: "أمان وخصوصية", text: "حماية، واستضافة موثوقة، وبيانات تبقى ملكك." },
    { id: "highlights-4", title: "دعم 24/7", text: "فريق يردّ عليك بعد التسليم كما قبله." },
  ]),
  list("featuredProjects", "المشروع المختار", featuredProject, [
    {
      id: "featuredProjects-1",
      projectId: "1770249600005",
      text: "سألنا عشر أسر قبل أن نرسم شيئًا، فعرفنا أن أول سؤال هو عدد الغرف لا السعر. بنينا البحث على ذلك.",
    },
  ]),
  text("featuredProjectLink", "رابط المشروع المختار", "كيف بنيناه"),
  text("clientsTitle", "عنوان أسماء العملاء", "بنينا معهم"),
  list("clientNames", "أسماء العملاء", clientName, [
    { id: "clientNames-1", name: "مزارع رُطَب" },
    { id: "clientNames-2", name: "لوزة للمجمّعات السكنية" },
    { id: "clientNames-3", name: "مؤسسة ركن الضيافة" },
    { id: "clientNames-4", name: "مصنع أنوال للمنسوجات" },
    { id: "clientNames-5", name: "دار الطين" },
    { id: "clientNames-6", name: "عيادات سَمْت" },
    { id: "clientNames-7", name: "مصنع مِسبك للمعادن" },
    { id: "clientNames-8", name: "شقق غيمة الفندقية" },
  ]),
  list("featuredQuotes", "الرأي المختار بخط كبير", featuredQuote, [
    {
      id: "featuredQuotes-1",
      testimonialId: "2",
      words: "فريق صغير يردّ بسرعة ويشرح كل قرار. هذا ما كنّا نبحث عنه منذ سنوات.",
      highlight: "يشرح كل قرار",
    },
  ]),
  text("featuredQuoteLink", "رابط الآراء", "آراء العملاء"),
  text("whyTitle", "عنوان قسم الأسباب", "لماذا تختار {agency}؟"),
  text(
    "whyLead",
    "مقدّمة قسم الأسباب",
    "لأن الموقع الجيد يُبنى كما تُبنى البيوت: أساسٌ صحيح، وقياسٌ دقيق، وتفاصيل تُرى من قريب.",
  ),
  list("whyCards", "بطاقات الأسباب", card, [
    {
      id: "whyCards-1",
      title: "الحرف العربي أساس البناء",
      text: "نضبط المقاسات والمسافات على الحرف العربي نفسه، بوحدة النقطة التي قاس بها الخطّاطون، فيأتي النص مقروءًا ومتّزنًا على كل شاشة.",
    },
    { id: "whyCards-2", title: "أداء لا مجاملة فيه", text: "نقيس كل صفحة قبل تسليمها، ونسلّمك التقرير معها." },
    {
      id: "whyCards-3",
      title: "فريق واحد من أوله إلى آخره",
      text: "مدير مشروع واحد، ومعه المصمّم والمطوّر، وتتحدّث إليهم مباشرة.",
    },
    {
      id: "whyCards-4",
      title: "سعر واضح من البداية",
      text: "تعرف الكلفة والمدة قبل أن تبدأ، ولا بنود تظهر في الفاتورة الأخيرة.",
    },
    {
      id: "whyCards-5",
      title: "موقعك ملكك",
      text: "الملفات والنطاق والحسابات باسمك أنت، وندرّبك على إدارتها قبل التسليم.",
    },
  ]),
  list("whyMeasures", "مقياس مع السبب الثاني", measure, [
    { id: "whyMeasures-1", percent: 98, label: "متوسط مؤشر الأداء عند التسليم", value: "98 من 100" },
  ]),
  text("nameNote", "سطر تحت الاسم الكبير", "أربع نقط من السطر إلى أعلى الحرف: بهذه الوحدة نضبط كل مقاس."),
  text("servicesTitle", "عنوان الخدمات", "خدماتنا الرقمية"),
  text("servicesLink", "رابط الخدمات", "كل الخدمات"),
  list("fallbackServices", "بطاقات بديلة عند تعذّر تحميل الخدمات", iconCard, [
    {
      id: "fallbackServices-1",
      title: "المباني التجارية",
      text: "مواقع للمكاتب والمراكز التجارية، تعرض المساحات وتستقبل طلبات التأجير.",
      icon: "Building",
    },
    {
      id: "fallbackServices-2",
      title: "المشاريع السكنية",
      text: "معارض للوحدات السكنية بمخططات واضحة وحجز للزيارات.",
      icon: "Home",
    },
    {
      id: "fallbackServices-3",
      title: "المباني الصناعية",
      text: "كتالوجات وبوابات للمصانع، بالمواصفات وطلب العيّنات.",
      icon: "Factory",
    },
  ]),
  text("processTitle", "عنوان الخطوات", "من الاستشارة إلى الإطلاق"),
  list("processSteps", "الخطوات", card, [
    {
      id: "processSteps-1",
      title: "الاستشارة",
      text: "نسمع منك، ونفهم جمهورك، ونتفق على النطاق والمدة.",
    },
    {
      id: "processSteps-2",
      title: "التصميم",
      text: "ترى واجهتك كاملةً قبل أن يُكتب سطر برمجي واحد، وتعدّل عليها.",
    },
    {
      id: "processSteps-3",
      title: "الاختبار",
      text: "نجرّب كل صفحة على الجوال والحاسب، ونقيس السرعة وسهولة الوصول.",
    },
    { id: "processSteps-4", title: "الإطلاق", text: "ننشر الموقع، ونسلّمك مفاتيحه، ونبقى معك بعدها." },
  ]),
  text("featuredTestimonialsTitle", "عنوان الآراء المختارة", "ما قاله عملاؤنا"),
  list("featuredTestimonials", "آراء مختارة", featuredTestimonial, []),
  text("aboutTitle", "عنوان التعريف", "بدأنا من {city} عام {founded}، وما زلنا نبني بأيدينا"),
  text(
    "aboutText",
    "نص التعريف",
    "نأخذ عددًا محدودًا من المشاريع في كل ربع سنة، فيأخذ كلٌّ منها حقّه من الوقت والعناية.",
  ),
  list("aboutStats", "أرقام التعريف", figure, [
    { id: "aboutStats-1", value: "5+", label: "سنوات خبرة" },
    { id: "aboutStats-2", value: "20+", label: "مشروعًا منجزًا" },
  ]),
  text("aboutLink", "رابط التعريف", "تعرّف علينا"),
  text("certificatesTitle", "عنوان الشهادات", "نعمل وفق معايير معتمدة"),
  list("certificates", "الشهادات", card, [
    { id: "certificates-1", title: "ISO 9001", text: "نظام إدارة الجودة" },
    { id: "certificates-2", title: "LEED", text: "مبنى مركز البيانات الذي يستضيفنا" },
  ]),
  text("featuredQuestionsTitle", "عنوان الأسئلة المختارة", "أسئلة تصلنا كثيرًا"),
  list("featuredQuestions", "أسئلة مختارة", featuredQuestion, []),
  text("articlesTitle", "عنوان المقالات", "نكتب ما نتعلّمه"),
  text("articlesLink", "رابط المقالات", "كل المقالات"),
  text("ctaTitle", "عنوان خاتمة الصفحة", "عندك فكرة؟ لنرسم واجهتها معًا"),
  text("ctaText", "نص خاتمة الصفحة", "حدّثنا عن مشروعك في دقيقتين. نتصل بك، ثم يصلك عرض سعر مفصّل."),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "اطلب عرض سعر", href: "/quote", tone: "primary" },
    { id: "ctaLinks-2", label: "تواصل معنا", href: "/contact", tone: "line" },
  ]),
  layout({
    hero: "الواجهة",
    highlights: "المزايا الأربع",
    case: "المشروع المختار",
    clients: "أسماء العملاء",
    services: "الخدمات",
    quote: "الرأي المختار بخط كبير",
    reviews: "آراء مختارة",
    why: "الأسباب",
    steps: "الخطوات والتعريف",
    questions: "أسئلة مختارة",
    articles: "المقالات",
    call: "خاتمة الصفحة",
  }),
]);
