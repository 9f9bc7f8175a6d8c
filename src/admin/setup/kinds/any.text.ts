import { unmeasured } from "../../../content/page-content/sections/items.ts";
import { richBody } from "../../../content/page-content/sections/rich-body.ts";
import { defaultTexts } from "../../../content/page-content/sections/section.ts";
import { privacy as privacySection } from "../../../content/page-content/sections/texts/privacy.text.ts";
import { linkOf, type PageKey } from "../../../content/shared/pages.ts";
import { items, type KindTexts, reasons } from "./kind-offer.ts";

const whoWeAre = [
  "نحن {legal}، جهة التحكم في البيانات الشخصية التي تصلنا عبر هذا الموقع، ونعالجها وفق نظام حماية البيانات الشخصية الصادر بالمرسوم الملكي رقم م/19 وتاريخ 9 صفر 1443هـ وتعديلاته، ولائحته التنفيذية.",
  "لأي سؤال عن بياناتك راسلنا على {privacyEmail}، أو اتصل على {phone}.",
];

// What an agency has that has neither projects nor people to show yet.
const menu: PageKey[] = ["homepage", "services", "about", "faq"];
const footer: PageKey[] = ["homepage", "services", "about", "articles", "faq", "contact"];

const call = (label: string, href: string, tone: "primary" | "line") => ({ label, href, tone });

/** The name of an agency before its owner has entered one. */
export const unnamedAgency = "منشأة جديدة";

/** The first chat greeting of any agency. */
export const firstGreeting = "السلام عليكم، أودّ الاستفسار عن خدماتكم.";

/** Page texts that fit any agency until it has its own: they mention no figures, names or trade. */
export const anyTexts: KindTexts = {
  homepage: {
    heroTitle: "أهلًا بك في {agency}",
    heroLead: "نسمع ما تحتاج إليه، ونكتب لك عرضًا واضحًا، ونعمل عليه بعناية من أوله إلى آخره.",
    highlights: items("highlights", [
      { title: "وضوح من البداية", text: "نطاق ومدة وسعر مكتوبة قبل أن نبدأ.", icon: "pen-line" },
      { title: "عناية بالتفاصيل", text: "نراجع العمل قبل أن تراه.", icon: "feather" },
      { title: "خصوصية", text: "ما تُطلعنا عليه يبقى عندنا.", icon: "shield-check" },
      { title: "ردّ قريب", text: "نجيبك خلال يوم عمل.", icon: "message-square-text" },
    ]),
    whyCards: reasons([
      { title: "نفهم قبل أن نقترح", text: "نسأل عمّا تريد وعمّا جرّبته، ثم نقول رأينا." },
      { title: "نكتب ما نَعِد به", text: "كل ما نتفق عليه مكتوب، ومنه المدة والسعر." },
      { title: "نُطلعك على العمل", text: "تعرف أين وصلنا دون أن تسأل." },
      { title: "نبقى بعد التسليم", text: "نردّ على أسئلتك بعد أن تستلم العمل." },
    ]),
    aboutText: "فريق يعرف عمله، ويعرف من يعمل معهم بأسمائهم.",
    heroLinks: items("heroLinks", [
      call("اطلب عرض سعر", "/quote", "primary"),
      call("تعرّف على خدماتنا", "/services", "line"),
    ]),
    heroNotes: items("heroNotes", [
      { text: "نردّ خلال يوم عمل" },
      { text: "عرض مكتوب قبل البدء" },
      { text: "خصوصية محفوظة" },
    ]),
    heroImage: { image: null, alt: "رسم لواجهة مبنى" },
    featuredProjects: [],
    clientsTitle: "عملنا معهم",
    clientNames: [],
    featuredQuotes: [],
    whyTitle: "لماذا نحن؟",
    whyLead: "لأن العمل الجيد يبدأ بفهمٍ صحيح، ويُقاس بما يبقى بعد التسليم.",
    servicesTitle: "خدماتنا",
    processTitle: "كيف نعمل معك",
    processSteps: items("processSteps", [
      { title: "نسمع منك", text: "نفهم ما تريد وما يهمّك، ونسأل عمّا لم يُقل." },
      { title: "نكتب العرض", text: "بنود واضحة ومدة وسعر، قبل أن يبدأ أي عمل." },
      { title: "ننفّذ ونُطلعك", text: "تعرف أين وصلنا في كل مرحلة، وتوافق على ما يُبنى عليه." },
      { title: "نسلّم ونبقى", text: "نسلّمك العمل كاملًا، ونردّ على أسئلتك بعده." },
    ]),
    aboutTitle: "من نحن",
    aboutStats: [],
    nameNote: "",
    certificates: [],
    articlesTitle: "نكتب ما نتعلّمه",
    ctaTitle: "حدّثنا عمّا تحتاج إليه",
    ctaText: "اكتب لنا في دقيقتين، ونتواصل معك خلال يوم عمل.",
  },
  about: {
    heroTitle: "من نحن",
    heroLead: "فريق يعمل بوضوح، ويعرف أصحاب أعماله بأسمائهم.",
    mission: richBody({ paragraphs: ["أن نخدم كل من يقصدنا بعمل متقن، وسعر مفهوم، ومدة مكتوبة."] }),
    vision: richBody({ paragraphs: ["أن يكون الإتقان والوضوح هما المعتاد في كل عمل نشارك فيه."] }),
    valuesTitle: "قيم نعمل بها",
    values: items("values", [
      {
        title: "الوضوح",
        text: "نقول ما نستطيع وما لا نستطيع، ونكتبه قبل أن نبدأ.",
        icon: "message-square-text",
      },
      { title: "الإتقان", text: "نراجع التفاصيل التي لا يسأل عنها أحد.", icon: "ruler" },
      { title: "الأمانة", text: "إذا أخطأنا أخبرناك، ومع الخبر الحلّ.", icon: "handshake" },
      { title: "الالتزام", text: "الموعد الذي نكتبه موعد نعمل عليه.", icon: "calendar-check" },
      { title: "العدل", text: "سعر مفهوم، وبنود يعرفها الطرفان.", icon: "scale" },
      {
        title: "الخصوصية",
        text: "ما تُطلعنا عليه يبقى عندنا، ولا نجمع إلا ما نحتاج إليه.",
        icon: "shield-check",
      },
    ]),
    timeline: [],
    stats: [],
    ctaTitle: "تعال نتحدّث",
    ctaText: "زُرنا في المكتب، أو اطلب مكالمة في الوقت الذي يناسبك.",
  },
  services: {
    heroTitle: "خدماتنا",
    heroLead: "{services} بعرض مكتوب. اختر ما تحتاج إليه، أو صِف لنا حالتك ونقترح عليك.",
    adviceText: "اكتب لنا حالتك، ونقترح عليك ما يناسبها.",
    adviceLink: "راسلنا",
    customTitle: "لم تجد ما تبحث عنه؟",
    customText: "صِف لنا ما تريد، ونكتب لك عرضًا بالبنود والمدة والسعر.",
    whyTitle: "ما تجده معنا في كل خدمة",
    whyCards: items("whyCards", [
      { title: "نطاق مكتوب", text: "تعرف ما يشمله العمل وما لا يشمله قبل أن تبدأ." },
      { title: "شخص واحد تعرفه", text: "يتابع عملك من أوله إلى آخره، ويردّ على أسئلتك." },
      { title: "تسليم كامل", text: "ما أُنجز لك تستلمه كاملًا بوثائقه." },
    ]),
  },
  projects: {
    heroTitle: "من أعمالنا",
    heroLead: "مختارات من أعمالنا مع أصحابها.",
    valueHighlights: [],
    ctaTitle: "عملك القادم يبدأ بسؤال",
    ctaText: "أخبرنا بما تريد، ونقترح لك النطاق والمدة والسعر.",
  },
  articles: {
    heroTitle: "مقالات من فريقنا",
    heroLead: "ما نتعلّمه من عملنا، مكتوبًا لمن يحتاج إليه.",
  },
  testimonials: { stats: [], heroLead: "آراء كما كتبها أصحابها." },
  faq: {
    heroLead: "إجابات مباشرة عن خدماتنا وطريقة عملنا. وإن لم تجد سؤالك فنحن على بُعد رسالة.",
    helpCards: items("helpCards", [
      { title: "محادثة مباشرة", text: "تكلّم مع أحد أعضاء الفريق.", label: "ابدأ المحادثة", channel: "chat" },
      { title: "اتصل بنا", text: "نجيب في أوقات العمل.", label: "{phone}", channel: "phone" },
      { title: "راسلنا", text: "نردّ خلال يوم عمل واحد.", label: "{email}", channel: "email" },
    ]),
    ctaText: "سجّل بياناتك مرة واحدة، ونرتّب لك موعدًا.",
  },
  vision2030: {
    heroTitle: "دورنا في رؤية 2030",
    heroLead: "نقرأ رؤية 2030 من موقعنا: مجتمع حيوي، واقتصاد مزدهر، ووطن طموح، وعمل متقن يخدمها كل يوم.",
    values: items("values", [
      { title: "طموح يُقاس", text: "نضع لكل هدف رقمًا وتاريخًا، ونراجع ما بلغناه.", icon: "Target" },
      { title: "الإنسان أولًا", text: "نبدأ من حاجة الناس، ونجعل خدمتنا في متناولهم.", icon: "Users" },
      { title: "أثر يبقى", text: "ننقل المعرفة مع العمل، فيكمل أصحابه من بعدنا.", icon: "Globe" },
    ]),
    pillarsLead: "لكل محور مبادرات نتابعها.",
    journeySteps: items("journeySteps", [
      { title: "نحدّد الهدف", text: "نعرف ما تريد تحقيقه، ونربطه برقم تقيسه." },
      { title: "نرسم الطريق", text: "خطة بمراحل ومدد، توافق عليها قبل البدء." },
      { title: "ننفّذ ونراجع", text: "نعمل على دفعات، ونصلح قبل أن نوسّع." },
      { title: "نسلّم وننقل المعرفة", text: "تستلم العمل ومعه ما تحتاج إليه لتكمل." },
    ]),
    promises: items("promises", [
      {
        title: "مدة مكتوبة",
        text: "تعرف الموعد قبل أن تبدأ، وتعرف التأخير يوم يظهر.",
        icon: "calendar-check",
      },
      { title: "سعر معلن", text: "لا بنود خفية، ولا زيادة إلا بما توافق عليه.", icon: "scale" },
      { title: "بيانات مصونة", text: "نجمع القليل ونحفظه مدة معلومة ثم نتلفه.", icon: "shield-check" },
    ]),
    practices: items("practices", [
      {
        title: "استهلاك مسؤول",
        text: "ورق أقل وتنقّل أقل، وما يمكن إنجازه عن بُعد ننجزه.",
        icon: "leaf",
        ...unmeasured,
      },
      {
        title: "أمان وخصوصية",
        text: "أقل قدر من البيانات، وصلاحيات محدودة.",
        icon: "shield-check",
        ...unmeasured,
      },
    ]),
    showcases: [],
    quoteText: "العمل المتقن وعدٌ يُرى أثره بعد سنين.",
    quoteAuthor: "فريقنا",
    ctaTitle: "لنبدأ محطتك القادمة",
    contactCards: items("contactCards", [
      { title: "اتصل بنا", text: "نجيب في أوقات العمل.", label: "{phone}", channel: "phone" },
      { title: "راسلنا", text: "نردّ خلال يوم عمل واحد.", label: "{email}", channel: "email" },
    ]),
  },
  leadership: {
    heroTitle: "فريقنا",
    heroLead: "فريق تعرف أفراده بأسمائهم. من تراه هنا هو من يعمل معك ويردّ على رسالتك.",
    joinText: "نقرأ كل رسالة، ونردّ على من يناسب عمله ما نحتاج إليه.",
    ctaTitle: "حدّث الفريق عمّا تحتاج إليه",
  },
  contact: {
    phoneText: "خط واحد لكل ما تسأل عنه.",
    urgentTitle: "أمر لا يحتمل الانتظار؟",
    urgentText: "لا تنتظر النموذج. اتصل بنا، أو أرسل بريدًا ونقدّمه على غيره.",
  },
  quote: {
    heroLead: "دقيقتان تكفيان. نقرأ طلبك ونتصل بك خلال يوم عمل، ثم نرسل إليك عرضًا مفصّلًا.",
  },
  register: {
    heroLead: "نفتح لك ملف عميل ونرتّب موعدًا. لا كلمة مرور ولا التزام.",
    nextSteps: items("nextSteps", [
      { title: "نراجع بياناتك", text: "يراجعها أحد أعضاء الفريق ويفعّل ملفك." },
      { title: "نرتّب موعدًا", text: "نتصل بك ونتفق على وقت يناسبك." },
      { title: "نبدأ معًا", text: "لقاء قصير، ثم عرض مكتوب إن رغبت." },
    ]),
  },
  privacy: {
    sections: defaultTexts(privacySection).sections.map((clause) =>
      clause.id === "who" ? { ...clause, body: richBody({ paragraphs: whoWeAre }) } : clause,
    ),
  },
  terms: {
    sections: [
      [
        "scope",
        "النطاق والقبول",
        "تسري هذه الشروط على استعمال الموقع وعلى خدماتنا. تصفّحك للموقع أو اعتمادك لعرض سعر يعني قبولك بها. وإذا تعارضت مع عرض أو عقد موقّع بيننا فالعرض أو العقد هو المرجع.",
      ],
      [
        "offers",
        "عروض الأسعار",
        "نرسل العرض مكتوبًا بالبنود والمدة والسعر، وهو صالح إلى التاريخ المكتوب فيه. إرسال طلب عبر الموقع لا يُلزمك بالشراء ولا يُلزمنا بالتنفيذ. يبدأ الالتزام باعتمادك العرض كتابةً.",
      ],
      [
        "prices",
        "الأسعار والضريبة",
        "الأسعار بالريال السعودي ما لم يُكتب غير ذلك. تُبيَّن ضريبة القيمة المضافة في العرض والفاتورة متى انطبقت. ولا تشمل الأسعار رسوم الجهات الأخرى ما لم يُكتب غير ذلك.",
      ],
      [
        "payment",
        "الدفع",
        "تُدفع القيمة على الدفعات المكتوبة في العرض. وإذا تأخّرت دفعة أكثر من 15 يومًا جاز لنا إيقاف العمل حتى سدادها، بعد تنبيهك كتابةً.",
      ],
      [
        "time",
        "المدد والتسليم",
        "تبدأ المدة من اعتماد العرض واستلام ما يلزم منك. وإذا تأخّرنا أخبرناك بالسبب والموعد الجديد. وتُمدَّد المدة بقدر ما يتأخّر من جهتك، أو بسبب قوة قاهرة.",
      ],
      [
        "yours",
        "ما نحتاج إليه منك",
        "نحتاج إلى المعلومات والوثائق في موعدها، وإلى شخص واحد يملك قرار الموافقة. وأنت مسؤول عن صحة ما ترسله إلينا وعن حقّك في استعماله.",
      ],
      [
        "secrecy",
        "السرية",
        "لا نفصح عمّا نطّلع عليه من شؤونك، ولا نستعمله لغير عملك، ويستمر ذلك بعد انتهائه. وتُعالَج البيانات الشخصية وفق سياسة الخصوصية.",
      ],
      [
        "cancel",
        "التأجيل والإلغاء",
        "لك أن تؤجّل العمل أو تلغيه كتابةً. تدفع ما أُنجز حتى ذلك اليوم ونسلّمك ما يقابله، ونعيد ما زاد من المدفوع خلال 14 يومًا.",
      ],
      [
        "liability",
        "حدود المسؤولية",
        "لا تتجاوز مسؤوليتنا عن العمل قيمته المدفوعة، ولا تشمل الكسب الفائت. ولا يسري هذا الحدّ على الغش أو الخطأ الجسيم، ولا على ما لا يجيز النظام الاتفاق على خلافه.",
      ],
      [
        "site-use",
        "استعمال الموقع",
        "نصوص هذا الموقع ورسومه ملك لنا، ولك أن تقتبس منها مع ذكر المصدر. لا تستعمل الموقع لإرسال رسائل مزعجة أو محتوى مخالف للأنظمة، ولا لاختبار حمايته دون إذن مكتوب.",
      ],
      [
        "law",
        "النظام والاختصاص",
        "تخضع هذه الشروط لأنظمة المملكة العربية السعودية. نحاول حلّ أي خلاف وديًا خلال 30 يومًا، فإن لم نصل إلى حلّ فالمحاكم المختصة في المملكة هي المرجع.",
      ],
      [
        "changes",
        "التعديل والتواصل",
        "قد نعدّل هذه الشروط وننشر النسخة الجديدة هنا بتاريخها، ولا يسري التعديل على عرض اعتمدته قبله. لأي سؤال راسلنا على {email} أو اتصل على {phone}.",
      ],
    ].map(([id = "", heading = "", text = ""]) => ({ id, heading, body: richBody({ paragraphs: [text] }) })),
    heroLead: "ما نتفق عليه حين تستعمل هذا الموقع أو تطلب خدمة منّا. وما يُكتب في عرضك الموقّع يُقدَّم على ما هنا.",
  },
  shared: {
    menuLinks: items(
      "menuLinks",
      menu.map((key) => ({ ...linkOf(key), group: "" })),
    ),
    footerSiteLinks: items("footerSiteLinks", footer.map(linkOf)),
    footerMadeIn: "",
  },
};
