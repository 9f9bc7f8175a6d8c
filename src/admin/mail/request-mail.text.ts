export const requestMailText = {
  quote: {
    subject: (name: string) => (name ? `طلب عرض سعر من ${name}` : "طلب عرض سعر جديد"),
    heading: "طلب عرض سعر جديد",
    intro: "وصل طلب جديد عبر الموقع:",
    entered: "طلب جديد أضافه أحد أعضاء الفريق:",
    open: "افتح الطلب في لوحة الإدارة",
  },
  message: {
    subject: (name: string) => (name ? `رسالة من ${name}` : "رسالة جديدة من الموقع"),
    heading: "رسالة جديدة من الموقع",
    intro: "وصلت رسالة جديدة عبر نموذج التواصل:",
    /** Of a form of one's own, which is named as the reason. */
    ownForm: "وصل نموذج جديد من الموقع:",
    entered: "رسالة جديدة أضافها أحد أعضاء الفريق:",
    open: "افتح الرسالة في لوحة الإدارة",
  },
  fields: {
    number: { quote: "رقم الطلب", message: "رقم الرسالة" },
    source: "المصدر",
    name: "الاسم",
    companyName: "الشركة",
    phone: "رقم الجوال",
    email: "البريد الإلكتروني",
    services: "الخدمات المطلوبة",
    reason: "سبب التواصل",
    arrived: "وقت الوصول",
    message: { quote: "وصف الطلب", message: "نص الرسالة" },
    form: "النموذج",
    answers: "إجابات النموذج",
  },
  /** A name that may be a visitor's own; without one nobody is named. */
  greeting: (name: string) => (name ? `السلام عليكم ${name}،` : "السلام عليكم،"),
  repliesGoTo: (name: string) => `الردّ على هذه الرسالة يصل إلى ${name} مباشرة.`,
  thanks: {
    quote: {
      subject: (agency: string) => `وصلنا طلبك · ${agency}`,
      heading: "وصلنا طلبك",
      intro: "نتصل بك خلال يوم عمل.",
      beforeThat: "للحديث قبل ذلك",
      team: (agency: string) => `فريق ${agency}`,
      footer: (agency: string) =>
        `أرسلنا إليك هذه الرسالة لأن بريدك كُتب في نموذج طلب عرض السعر في موقع ${agency}. إن لم تكتبه أنت فتجاهلها.`,
      enteredFooter: (agency: string) =>
        `أرسلنا إليك هذه الرسالة لأن فريق ${agency} سجّل بريدك مع طلبك. إن لم تطلب شيئًا فتجاهلها.`,
    },
    message: {
      subject: (agency: string) => `وصلتنا رسالتك · ${agency}`,
      heading: "وصلتنا رسالتك",
      intro: "نردّ عليك خلال يوم عمل.",
      beforeThat: "للحديث قبل ذلك",
      team: (agency: string) => `فريق ${agency}`,
      footer: (agency: string) =>
        `أرسلنا إليك هذه الرسالة لأن بريدك كُتب في نموذج التواصل في موقع ${agency}. إن لم تكتبه أنت فتجاهلها.`,
      ownFormFooter: (agency: string) =>
        `أرسلنا إليك هذه الرسالة لأن بريدك كُتب في نموذج في موقع ${agency}. إن لم تكتبه أنت فتجاهلها.`,
      enteredFooter: (agency: string) =>
        `أرسلنا إليك هذه الرسالة لأن فريق ${agency} سجّل بريدك مع رسالتك. إن لم ترسل شيئًا فتجاهلها.`,
    },
  },
  footer: (agency: string) => `تصل هذه الرسالة إلى بريد الإشعارات المسجّل في إعدادات موقع ${agency}.`,
};
