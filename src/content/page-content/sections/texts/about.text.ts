import { list, richText } from "../fields.ts";
import { action, figure, iconCard, milestone } from "../items.ts";
import { layout } from "../layout-field.ts";
import { pageSection } from "../page-section.ts";
import { richBody } from "../rich-body.ts";
import { text } from "../section.ts";

export const about = pageSection("about", [
  text("heroTitle", "العنوان الرئيسي", "استوديو صغير عن قصد"),
  text(
    "heroLead",
    "النص التعريفي",
    "نصمّم المواقع ونبنيها من {city} منذ عام {founded}. نأخذ عددًا محدودًا من المشاريع، ونتابعها بعد التسليم.",
  ),
  text("missionTitle", "عنوان الرسالة", "رسالتنا"),
  richText(
    "mission",
    "الرسالة",
    richBody({
      paragraphs: [
        "أن نبني لكل نشاط واجهة رقمية عربية يفهمها زائره من أول نظرة، بكلفة يعرفها صاحبها قبل أن يبدأ، وأن نسلّمها له كاملة بملفاتها.",
      ],
    }),
  ),
  text("visionTitle", "عنوان الرؤية", "رؤيتنا"),
  richText(
    "vision",
    "الرؤية",
    richBody({
      paragraphs: [
        "أن يصير الموقع العربي المتقن هو المعتاد لا الاستثناء: حرف واضح، وصفحة سريعة، وخصوصية مصونة، في كل مدينة من مدن المملكة.",
      ],
    }),
  ),
  text("valuesTitle", "عنوان القيم", "قيم نعمل بها"),
  list("values", "القيم الست", iconCard, [
    {
      id: "values-1",
      title: "العربية أولًا",
      text: "نكتب ونصمّم بالعربية، ثم نترجم إذا احتاج مشروعك.",
      icon: "pen-line",
    },
    {
      id: "values-2",
      title: "الوضوح",
      text: "نقول ما نستطيع وما لا نستطيع، ونكتبه قبل أن نبدأ.",
      icon: "message-square-text",
    },
    {
      id: "values-3",
      title: "الإتقان",
      text: "نراجع التفاصيل التي لا يسأل عنها أحد، لأن الزائر يشعر بها.",
      icon: "ruler",
    },
    { id: "values-4", title: "الأمانة", text: "إذا أخطأنا أخبرناك، ومع الخبر الحلّ.", icon: "handshake" },
    { id: "values-5", title: "الخفّة", text: "شيفرة أقل وصور أخفّ، فصفحة أسرع وكلفة أدنى.", icon: "feather" },
    {
      id: "values-6",
      title: "الخصوصية",
      text: "لا نجمع من زوارك إلا ما تحتاج إليه، ونقول لهم لماذا.",
      icon: "shield-check",
    },
  ]),
  text("timelineTitle", "عنوان المسيرة", "مسيرتنا عامًا بعد عام"),
  list("timeline", "المسيرة", milestone, [
    {
      id: "timeline-1",
      year: 2020,
      title: "تأسيس {agency} في {city}",
      text: "بدأنا بمكتب صغير في {district} ومصمّمة ومطوّر.",
    },
    {
      id: "timeline-2",
      year: 2021,
      title: "أول عشرة مواقع",
      text: "أطلقناها لمنشآت صغيرة، وما زال أكثرها يعمل بلوحة التحكم نفسها.",
    },
    {
      id: "timeline-3",
      year: 2022,
      title: "انطلاق خدمة المتاجر",
      text: "صرنا ندير المتاجر بعد بنائها، وأسّسنا مناوبة الدعم على مدار الساعة.",
    },
    {
      id: "timeline-4",
      year: 2023,
      title: "اعتماد ISO 9001",
      text: "كتبنا طريقة عملنا خطوة خطوة، ثم راجعها غيرنا.",
    },
    {
      id: "timeline-5",
      year: 2024,
      title: "أكثر من 20 مشروعًا",
      text: "في خمس مدن، ولثلاثة قطاعات: تجاري وسكني وصناعي.",
    },
    {
      id: "timeline-6",
      year: 2026,
      title: "لوحة إدارة عربية كاملة",
      text: "أعدنا بناء أدواتنا لتعمل بالعربية من أول شاشة إلى آخرها.",
    },
  ]),
  list("stats", "الأرقام", figure, [
    { id: "stats-1", value: "5+", label: "سنوات خبرة" },
    { id: "stats-2", value: "20+", label: "مشروعًا منجزًا" },
    { id: "stats-3", value: "20+", label: "منشأة خدمناها" },
    { id: "stats-4", value: "24/7", label: "دعم فني" },
  ]),
  text("ctaTitle", "عنوان خاتمة الصفحة", "تعال نتحدّث عن مشروعك على فنجان قهوة"),
  text(
    "ctaText",
    "نص خاتمة الصفحة",
    "زُرنا في {district}، أو احجز مكالمة من نصف ساعة. الاستشارة الأولى مجانية.",
  ),
  list("ctaLinks", "أزرار خاتمة الصفحة", action, [
    { id: "ctaLinks-1", label: "تواصل معنا", href: "/contact", tone: "primary" },
    { id: "ctaLinks-2", label: "تعرّف على الفريق", href: "/leadership", tone: "line" },
  ]),
  layout({
    hero: "الواجهة",
    purpose: "الرسالة والرؤية",
    figures: "الفريق والأرقام",
    values: "القيم",
    timeline: "المسيرة",
    call: "خاتمة الصفحة",
  }),
]);
