/** The words of the other pages that edition 0.2.0 showed where nobody had published others, as far as later editions have other ones. */
export const wordsOfPagesSoFar: Record<string, Record<string, unknown>> = {
  homepage: {
    heroNotes: [
      {
        id: "heroNotes-1",
        text: "استوديو سعودي في {city}",
      },
      {
        id: "heroNotes-2",
        text: "منذ عام {founded}",
      },
      {
        id: "heroNotes-3",
        text: "دعم على مدار الساعة",
      },
    ],
    highlights: [
      {
        id: "highlights-1",
        title: "عربيٌّ من أول سطر",
        text: "نبدأ التصميم من اليمين، ولا نقلب قالبًا أجنبيًا.",
      },
      {
        id: "highlights-2",
        title: "سرعة تُقاس",
        text: "صفحات خفيفة تفتح قبل أن يملّ الزائر.",
      },
      {
        id: "highlights-3",
        title: "أمان وخصوصية",
        text: "حماية واستضافة موثوقة وبيانات تبقى ملكك.",
      },
      {
        id: "highlights-4",
        title: "دعم 24/7",
        text: "فريق يردّ عليك بعد التسليم كما قبله.",
      },
    ],
    whyCards: [
      {
        id: "whyCards-1",
        title: "الحرف العربي أساس البناء",
        text: "نضبط المقاسات والمسافات على الحرف العربي نفسه، بوحدة النقطة التي قاس بها الخطّاطون، فيأتي النص مقروءًا ومتّزنًا على كل شاشة.",
      },
      {
        id: "whyCards-2",
        title: "أداء لا يُجامل",
        text: "نقيس كل صفحة قبل تسليمها، ونسلّمك التقرير معها.",
      },
      {
        id: "whyCards-3",
        title: "فريق واحد تعرفه بالاسم",
        text: "من يصمّم موقعك هو من يحدّثك عنه، بلا وسطاء ولا رسائل ضائعة.",
      },
      {
        id: "whyCards-4",
        title: "سعر واضح من البداية",
        text: "باقات معلنة ومدة تسليم مكتوبة، ولا بنود تظهر في الفاتورة الأخيرة.",
      },
      {
        id: "whyCards-5",
        title: "موقعك ملكك",
        text: "الملفات والنطاق والحسابات باسمك أنت، وندرّبك على إدارتها قبل أن نسلّمك المفاتيح.",
      },
    ],
    whyMeasures: [
      {
        id: "whyMeasures-1",
        percent: 98,
        label: "متوسط مؤشر الأداء عند التسليم",
        value: "98 من 100",
      },
    ],
    processSteps: [
      {
        id: "processSteps-1",
        title: "الاستشارة",
        text: "نسمع منك، ونفهم جمهورك، ونتفق على نطاق واضح ومدة مكتوبة.",
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
      {
        id: "processSteps-4",
        title: "الإطلاق",
        text: "ننشر الموقع، ونسلّمك مفاتيحه، ونبقى معك بعدها.",
      },
    ],
    featuredTestimonialsTitle: "كلام من عمل معنا",
    aboutText:
      "استوديو صغير عن قصد. نأخذ عددًا محدودًا من المشاريع في كل ربع، فيأخذ كلٌّ منها حقّه من الوقت والعناية.",
    certificates: [
      {
        id: "certificates-1",
        title: "ISO 9001",
        text: "نظام إدارة الجودة",
      },
      {
        id: "certificates-2",
        title: "LEED",
        text: "ممارسات الاستدامة البيئية",
      },
    ],
    ctaText: "حدّثنا عن مشروعك في دقيقتين. نتصل بك خلال يوم عمل، ثم يصلك عرض سعر مفصّل.",
  },
  about: {
    heroLead:
      "نصمّم المواقع ونبنيها من {city} منذ عام {founded}. نأخذ عددًا محدودًا من المشاريع، ونعرف أصحابها بأسمائهم.",
    mission:
      "<p>أن نبني لكل نشاط واجهة رقمية عربية يفهمها زائره من أول نظرة، بسعر معلن ومدة مكتوبة، وأن نسلّمها لصاحبها كاملة بملفاتها ومفاتيحها.</p>",
    values: [
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
      {
        id: "values-4",
        title: "الأمانة",
        text: "إذا أخطأنا أخبرناك، ومع الخبر الحل.",
        icon: "handshake",
      },
      {
        id: "values-5",
        title: "الخفّة",
        text: "شيفرة أقل وصور أخفّ، فصفحة أسرع وكلفة أدنى.",
        icon: "feather",
      },
      {
        id: "values-6",
        title: "الخصوصية",
        text: "لا نجمع من زوارك إلا ما تحتاج إليه، ونقول لهم لماذا.",
        icon: "shield-check",
      },
    ],
    stats: [
      {
        id: "stats-1",
        value: "5+",
        label: "سنوات خبرة",
      },
      {
        id: "stats-2",
        value: "20+",
        label: "مشروعًا منجزًا",
      },
      {
        id: "stats-3",
        value: "20+",
        label: "منشأة خدمناها",
      },
      {
        id: "stats-4",
        value: "24/7",
        label: "دعم على مدار الساعة",
      },
    ],
    ctaText: "زرنا في {district}، أو احجز مكالمة من نصف ساعة. الاستشارة الأولى مجانية.",
  },
  services: {
    heroTitle: "كل ما تحتاجه واجهتك الرقمية، في مكان واحد",
    heroLead: "{services} بمدد تسليم مكتوبة. اختر ما يناسبك، أو اترك لنا ترتيبها في عرض واحد.",
    whyCards: [
      {
        id: "whyCards-1",
        title: "ملكية كاملة",
        text: "الملفات والنطاق والحسابات باسمك من اليوم الأول.",
      },
      {
        id: "whyCards-2",
        title: "تدريب على لوحة التحكم",
        text: "مع كل موقع له لوحة تحكم: جلسة عملية وفيديو قصير تعود إليه.",
      },
      {
        id: "whyCards-3",
        title: "دعم لا ينقطع",
        text: "نردّ عليك 24/7، بالعربية، من الفريق نفسه.",
      },
    ],
  },
  projects: {
    valueHighlights: [
      {
        id: "valueHighlights-1",
        value: "20+",
        label: "مشروعًا منجزًا",
      },
      {
        id: "valueHighlights-2",
        value: "20+",
        label: "منشأة خدمناها",
      },
      {
        id: "valueHighlights-3",
        value: "85%",
        label: "عملاء عادوا بمشروع ثانٍ",
      },
      {
        id: "valueHighlights-4",
        value: "99%",
        label: "نسبة رضا العملاء",
      },
    ],
  },
  articles: {
    ctaText: "أرسله إلينا ونجيبك خلال يوم عمل، وربما يكون مقالنا القادم.",
  },
  testimonials: {
    heroTitle: "كلام من عمل معنا",
    stats: [
      {
        id: "stats-1",
        value: "30+",
        label: "عميلًا راضيًا في هذه المنشآت",
      },
      {
        id: "stats-2",
        value: "99%",
        label: "نسبة رضا العملاء",
      },
      {
        id: "stats-3",
        value: "85%",
        label: "عملاء عادوا بمشروع ثانٍ",
      },
      {
        id: "stats-4",
        value: "5.0",
        label: "التقييم الأكثر تكرارًا",
      },
    ],
  },
  leadership: {
    joinText: "نستقبل متدربين كل صيف، ونقرأ كل رسالة مرفق معها عمل واحد تفخر به.",
  },
  contact: {
    urgentTitle: "موقعك متوقف الآن؟",
  },
  quote: {
    prefillSentence: "أرغب في طلب الباقة {title}.",
    nextSteps: [
      {
        id: "nextSteps-1",
        title: "نقرأ طلبك",
        text: "خلال ساعات العمل، ومن شخص لا من آلة.",
      },
      {
        id: "nextSteps-2",
        title: "نتصل بك",
        text: "مكالمة قصيرة نتأكد فيها أننا فهمنا ما تريد.",
      },
      {
        id: "nextSteps-3",
        title: "يصلك العرض",
        text: "فيه البنود والمدة والسعر، وهو صالح {validity}.",
      },
    ],
  },
  register: {
    submitLabel: "سجّل بياناتي",
    marketingLabel: "أوافق على استلام أخبار {agency} وعروضها بالبريد (اختياري، ويمكنني الرجوع عنه متى شئت).",
  },
  shared: {
    menuLinks: [
      {
        id: "menuLinks-1",
        label: "الرئيسية",
        href: "/",
        group: "",
      },
      {
        id: "menuLinks-2",
        label: "الخدمات",
        href: "/services",
        group: "",
      },
      {
        id: "menuLinks-3",
        label: "من نحن",
        href: "/about",
        group: "",
      },
      {
        id: "menuLinks-4",
        label: "القيادة",
        href: "/leadership",
        group: "",
      },
      {
        id: "menuLinks-5",
        label: "الأسئلة الشائعة",
        href: "/faq",
        group: "",
      },
      {
        id: "menuLinks-6",
        label: "رؤية 2030",
        href: "/vision2030",
        group: "",
      },
    ],
    footerTagline: "نصمّم الواجهات الرقمية ونبنيها في {city}، بالعربية أولًا.",
  },
};
