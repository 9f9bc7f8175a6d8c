/** The icons of pages in the admin. */
export type PageIcon =
  | "house"
  | "info"
  | "layers"
  | "folder"
  | "newspaper"
  | "star"
  | "question"
  | "target"
  | "people"
  | "phone"
  | "lock"
  | "document"
  | "receipt"
  | "person";

/** What the rest of the code knows of a page of the site. */
export type SitePage = {
  path: string;
  /** Its name in menus, breadcrumbs, the content editor and the analytics. */
  name: string;
  /** Its name in menus and breadcrumbs, where it is shorter. */
  short?: string;
  /** Its route module, below `src/site`. */
  module: string;
  icon: PageIcon;
  /** Its place in the menu, and in the two lists of the footer, until the owner arranges them. */
  menu?: number;
  footer?: number;
  policies?: number;
  /** The tables of the records that it lists: a change of one is a change of the page. */
  reads?: readonly string[];
  /** The owner may hide it from visitors: neither law nor a form needs it. */
  canBeHidden?: true;
  /** The parameters of its address that change what it shows. A page of "none" is cached only without a query. */
  query: readonly string[] | "none";
  /** Parameters with free text: with one of them the page is not cached. */
  unless?: readonly string[];
  /** Its words for search engines and social networks, with the placeholders of page texts. */
  search: { title: string; description: string; headline: string };
};

/**
 * The pages of the site, each once, in the order of the content editor (requirement ACNT-01). Routes, cache keys, the sitemap,
 * reserved addresses, menu and footer, the editor's list, the analytics and the tests' paths are derived from it; a page's texts
 * are in `page-content/sections/texts/<key>.text.ts`. Its kind of route and its look are its module's own.
 */
export const pages = {
  homepage: {
    path: "/",
    name: "الصفحة الرئيسية",
    short: "الرئيسية",
    module: "home/home-page",
    icon: "house",
    menu: 1,
    footer: 1,
    reads: ["services", "projects", "reviews", "faqs", "articles"],
    query: [],
    search: {
      title: "استوديو لتصميم المواقع وتطويرها في {city}",
      description:
        "{agency} استوديو سعودي يصمّم المواقع والمتاجر ويبنيها بالعربية أولًا. باقات بأسعار معلنة ومدد تسليم مكتوبة، ودعم على مدار الساعة من فريق تعرفه بالاسم.",
      headline: "واجهةٌ تليق بأعمالك",
    },
  },
  about: {
    path: "/about",
    name: "من نحن",
    module: "about/about-page",
    icon: "info",
    menu: 3,
    footer: 5,
    canBeHidden: true,
    query: [],
    search: {
      title: "من نحن: رسالتنا ومسيرتنا",
      description:
        "بدأت {agency} من {city} عام {founded} وما زالت تبني بأيدي فريقها. تعرّف على رسالتنا ورؤيتنا وقيمنا، وعلى مسيرتنا من أول عشرة مواقع إلى لوحة إدارة عربية كاملة.",
      headline: "استوديو صغير عن قصد",
    },
  },
  services: {
    path: "/services",
    name: "الخدمات",
    module: "services/services-page",
    icon: "layers",
    menu: 2,
    footer: 2,
    reads: ["services", "packages", "packages_server"],
    query: ["page", "packages", "hosting"],
    search: {
      title: "خدماتنا وباقاتنا",
      description:
        "تصميم المواقع وتطويرها، والتصميم المتجاوب، وتحسين الأداء، والتسويق، وإدارة المتاجر، والدعم. باقات بأسعار معلنة ومدة تسليم مكتوبة وتعديلات محدّدة.",
      headline: "كل ما تحتاج إليه واجهتك الرقمية",
    },
  },
  projects: {
    path: "/projects",
    name: "المشاريع",
    module: "projects/projects-page",
    icon: "folder",
    footer: 3,
    reads: ["projects"],
    canBeHidden: true,
    query: ["category", "status", "page"],
    search: {
      title: "مشاريعنا في أنحاء المملكة",
      description:
        "متاجر ومنصات ومواقع تجارية وسكنية وصناعية بنيناها مع أصحابها في أنحاء المملكة، مع قيمة كل مشروع ومدته ونسبة إنجازه ورأي صاحبه فيه.",
      headline: "مشاريع بنيناها مع أصحابها",
    },
  },
  articles: {
    path: "/articles",
    name: "المقالات",
    module: "articles/articles-page",
    icon: "newspaper",
    footer: 4,
    reads: ["articles"],
    query: ["tag", "page"],
    search: {
      title: "مقالات عن بناء المواقع",
      description:
        "مقالات يكتبها فريق {agency} لأصحاب المواقع في المملكة: كيف تطلب موقعًا وتكتب ملخصه، وما الذي يجعله سريعًا، وكيف يصل إليه كل زائر، بلغة واضحة وأمثلة من عملنا.",
      headline: "مقالات نكتبها لأصحاب المواقع",
    },
  },
  testimonials: {
    path: "/testimonials",
    name: "آراء العملاء",
    module: "testimonials/testimonials-page",
    icon: "star",
    reads: ["reviews"],
    canBeHidden: true,
    query: ["category", "page"],
    search: {
      title: "آراء العملاء",
      description:
        "آراء عملاء {agency} كما كتبوها عن مشاريعهم التجارية والسكنية والصناعية، بتقييم كل واحد وقيمة مشروعه ومدته، وفيها ما أعجبهم وما كان يمكن أن يكون أفضل.",
      headline: "ما قاله عملاؤنا",
    },
  },
  faq: {
    path: "/faq",
    name: "الأسئلة الشائعة",
    module: "faq/faq-page",
    icon: "question",
    menu: 5,
    reads: ["faqs", "faq_categories"],
    canBeHidden: true,
    query: ["category", "page"],
    unless: ["q", "question"],
    search: {
      title: "الأسئلة الشائعة",
      description:
        "إجابات مباشرة عن مدد التسليم والأسعار وطريقة العمل والدعم ومعايير الجودة في {agency}. ابحث في الأسئلة أو اختر تصنيفًا، وإن لم تجد إجابتك فراسلنا.",
      headline: "أسئلة تصلنا كثيرًا",
    },
  },
  vision2030: {
    path: "/vision2030",
    name: "رؤية 2030",
    module: "vision2030/vision-page",
    icon: "target",
    menu: 6,
    reads: ["vision_items"],
    canBeHidden: true,
    query: [],
    search: {
      title: "رؤية 2030: واجهات رقمية لوطن طموح",
      description:
        "كيف نقرأ رؤية 2030 من موقعنا: مجتمع رقمي حيوي، واقتصاد رقمي مزدهر، وأنظمة رقمية موثوقة. محاور ومبادرات نتابعها مع كل مشروع، ورحلة واضحة المحطات.",
      headline: "واجهات رقمية لوطن طموح",
    },
  },
  leadership: {
    path: "/leadership",
    name: "فريق القيادة",
    module: "leadership/leadership-page",
    icon: "people",
    menu: 4,
    reads: ["team_members"],
    canBeHidden: true,
    query: ["page"],
    search: {
      title: "فريق القيادة",
      description:
        "فريق تعرف أفراده بأسمائهم، يرسم موقعك ويبنيه ويردّ على رسائلك: تصميم وتطوير وتسويق وإدارة مشاريع وجودة ودعم. تعرّف على خبراتهم وتخصصاتهم وطرق التواصل معهم.",
      headline: "من يقف خلف الواجهة",
    },
  },
  contact: {
    path: "/contact",
    name: "تواصل معنا",
    module: "contact/contact-page",
    icon: "phone",
    footer: 6,
    query: [],
    unless: ["answer"],
    search: {
      title: "تواصل معنا",
      description:
        "اكتب لنا سؤالك أو اقتراحك ويردّ عليك أحد أعضاء الفريق خلال يوم عمل. وإن كان موقعك متوقفًا فاتصل في أي ساعة، أو زُرنا في {district} بمدينة {city}.",
      headline: "نردّ عليك خلال يوم عمل",
    },
  },
  privacy: {
    path: "/privacy",
    name: "سياسة الخصوصية",
    module: "legal/privacy-page",
    icon: "lock",
    policies: 1,
    query: [],
    search: {
      title: "سياسة الخصوصية",
      description:
        "ما تجمعه {agency} من بياناتك ولماذا، وعلى أي أساس نظامي، ومن يطّلع عليه ومتى نتلفه، وحقوقك وفق نظام حماية البيانات الشخصية في المملكة وكيف تطلبها.",
      headline: "سياسة الخصوصية",
    },
  },
  terms: {
    path: "/terms",
    name: "شروط الخدمة",
    module: "legal/terms-page",
    icon: "document",
    policies: 2,
    query: [],
    search: {
      title: "شروط الخدمة",
      description:
        "شروط استعمال موقع {agency} وطلب خدماتها: عروض الأسعار والدفع والمدد والتعديلات والملكية والضمان والإلغاء، مكتوبة بلغة واضحة وفق أنظمة المملكة.",
      headline: "شروط الخدمة",
    },
  },
  quote: {
    path: "/quote",
    name: "طلب عرض سعر",
    module: "quote/quote-page",
    icon: "receipt",
    query: "none",
    search: {
      title: "اطلب عرض سعر لموقعك",
      description:
        "صِف مشروعك في دقيقتين واختر الخدمات المطلوبة. نقرأ طلبك ونتصل بك خلال يوم عمل، ثم نرسل عرضًا مفصّلًا بالبنود والمدة والسعر.",
      headline: "دقيقتان تكفيان لطلب العرض",
    },
  },
  register: {
    path: "/register",
    name: "تسجيل عميل جديد",
    module: "register/register-page",
    icon: "person",
    canBeHidden: true,
    query: [],
    unless: ["answer"],
    search: {
      title: "تسجيل عميل جديد",
      description:
        "سجّل بياناتك مرة واحدة لنفتح لك ملف عميل ونرتّب جلسة الاستشارة الأولى مجانًا. لا كلمة مرور ولا التزام، وبياناتك محفوظة وفق نظام حماية البيانات الشخصية.",
      headline: "سجّل بياناتك مرة واحدة",
    },
  },
} as const satisfies Record<string, SitePage>;
