import { wordFor } from "../../kernel/text/word-for.ts";

/** Words of the privacy desk; requirements PRIV-02, PRIV-03. */
export const personDeskText = {
  /** Replaces a destroyed phone or e-mail in a text. */
  takenOut: "[أُتلف]",
};

/** The markers between a switchboard number and an extension, as parts of a regular expression. */
export const extensionMarkers = ["ext(?:n|ension)?", "x", "#", "تحويل[ةه]", "داخلي"];

/** Parts of Arabic names that say nothing alone, and the particles that are written before a name. */
export const nameParts = {
  links: ["بن", "ابن", "بنت", "ابنة", "آل", "ال", "أبو", "أم"],
  servant: "عبد",
  article: "ال",
  particles: "[وف]?[بلك]?",
};

/** Words of the requests in the register, for the audit trail too. */
export const privacyRequestWords = {
  title: "طلبات أصحاب البيانات",
  labels: {
    kind: "النوع",
    contact: "وسيلة التواصل",
    receivedOn: "تاريخ الورود",
    dueOn: "الموعد",
    doneAt: "وقت الإنجاز",
    doneBy: "من أنجزه",
  },
  values: {
    kind: {
      access: "اطّلاع",
      copy: "نسخة",
      correction: "تصحيح",
      erasure: "إتلاف",
      withdrawal: "رجوع عن الموافقة",
    },
  },
};

export const privacyText = {
  title: "الخصوصية",
  lead: "البيانات الشخصية: إيجادها وتصديرها وتصحيحها وإتلافها، وسجل الطلبات بمواعيده",
  find: {
    label: "البحث عن شخص بالجوال أو البريد",
    help: "بأي كتابة للرقم، في الطلبات والرسائل والعملاء وعروض الأسعار والملاحظات وسجل التعديلات والبريد الصادر.",
    submit: "بحث",
    invalid: "اكتب رقم جوال أو بريدًا إلكترونيًا صحيحًا",
    failed: "تعذّر البحث. أعد المحاولة بعد قليل.",
  },
  result: {
    title: "ما لدينا عن {contact}",
    none: "لا بيانات لدينا عن {contact}",
    noneText: "جرّب البريد إن بحثت بالجوال، أو الجوال إن بحثت بالبريد: قد يُعرف السجل بأحدهما فقط.",
    heads: ["السجل", "الاسم", "التواصل", "تاريخ الورود", "الموافقة"],
    deleted: "في المحذوفات",
    consent: "الموافقة: {date}، نص {edition}",
    marketing: "الموافقة على الرسائل التسويقية: {date}",
    marketingEnded: "أُوقفت الرسائل التسويقية: {date}",
    notice: "عرض إشعار الخصوصية: {date}، نص {edition}",
    noEdition: "غير معروف",
    noConsent: "لا سجل موافقة",
    mentions: "يُذكر أيضًا في: {places}",
    mention: "{table} ({count})",
    house: "ويُذكر في نصوص الموقع أو بيانات فريقه: {places}. لا يمسّها الإتلاف، وتُعدَّل من شاشاتها.",
  },
  named: {
    title: "نصوص أخرى فيها الاسم",
    lead: "اقرأها قبل الإتلاف، واختر ما يُقصد به هذا الشخص ليُمحى اسمه منه ومن نسخه السابقة. وما لم تختره يبقى كما هو.",
    ownScreen: "يُعدَّل من شاشته",
  },
  tables: {
    "project-requests": "طلب أو رسالة",
    clients: "عميل",
    quotes: "عرض سعر",
    "request-notes": "ملاحظات الطلبات",
    "unplaced-mails": "بريد بلا طلب",
    attachments: "المرفقات",
    revisions: "سجل التعديلات",
    outbox: "البريد الصادر",
    reviews: "آراء العملاء",
    projects: "المشاريع",
    articles: "المقالات",
    tasks: "المهام",
    faqs: "الأسئلة الشائعة",
    media: "مكتبة الوسائط",
    services: "الخدمات",
    packages: "الباقات",
    "packages-server": "باقات الاستضافة",
    "vision-items": "رؤية 2030",
    "page-shares": "رابط مشاركة مسودة",
    remarks: "ملاحظات على المسودات",
    approvals: "ردود على المسودات",
    settings: "الإعدادات",
    "page-texts": "نصوص الصفحات",
    "page-drafts": "مسودات النصوص",
    "page-versions": "نسخ النصوص",
    "page-schedules": "نصوص مجدولة",
    "team-members": "فريق العمل",
    users: "المستخدمون",
    privacy: "مكتب الخصوصية",
    "privacy-requests": "سجل طلبات أصحاب البيانات",
  } as Record<string, string>,
  actions: {
    read: "قراءة بياناته",
    export: "تصدير بياناته",
    correct: "تصحيح بياناته",
    erase: "إتلاف بياناته",
  },
  exported: "جُهّزت نسخة البيانات",
  exportFailed: "تعذّر تصدير البيانات",
  readable: {
    title: "بيانات {contact}",
    madeAt: "نسخة من البيانات المحفوظة، أُعدّت {at}",
    section: "{kind} رقم {id}",
    stored: "وقت الحفظ",
    deleted: "وقت الحذف",
    history: "ما جرى على السجل",
    event: "{at}: {what}، {actor}",
    mentions: "ذُكر أيضًا في نصوص أخرى",
    text: "النص",
    print: "طباعة",
    close: "إغلاق",
    failed: "تعذّر فتح البيانات",
  },
  correct: {
    title: "تصحيح بياناته",
    lead: "يُصحَّح في الطلبات والرسائل والعملاء ومسودات عروض الأسعار كلها. اترك ما لا يتغيّر فارغًا. عروض الأسعار المرسلة تبقى كما أُرسلت.",
    name: "الاسم",
    phone: "رقم الجوال",
    email: "البريد الإلكتروني",
    save: "حفظ التصحيح",
    cancel: "إلغاء",
    done: "صُحّحت البيانات",
    empty: "اكتب ما تريد تصحيحه",
    failed: "تعذّر حفظ التصحيح",
  },
  erase: {
    title: "هل تريد إتلاف كل بيانات هذا الشخص؟",
    note: "تُحذف من الطلبات والرسائل والعملاء وعروض الأسعار، ويُمحى ذكرها حيث وردت، ولا يمكن التراجع عن ذلك.",
    names: "النصوص الأخرى التي يُمحى منها الاسم: {count}",
    field: "للتأكيد اكتب {contact}",
    mismatch: "ما كتبته لا يطابق",
    confirm: "إتلاف بياناته",
    cancel: "إلغاء",
    done: "أُتلفت البيانات وسُجّل الطلب",
    failed: "تعذّر إتمام الإتلاف. ابحث من جديد لترى ما بقي، ثم أعد المحاولة.",
  },
  register: {
    title: "سجل طلبات أصحاب البيانات",
    lead: "نجيب عن كل طلب خلال 30 يومًا من وروده. وبعد الإجابة لا يبقى في السجل إلا تاريخها.",
    none: "لا طلبات في السجل",
    heads: ["الطلب", "صاحبه", "ورد في", "موعد الردّ", "الحالة"],
    open: "بانتظار الردّ",
    overdue: "فات موعده",
    done: "أُجيب عنه {date}، {name}",
    close: "تمت الإجابة",
    closeOf: "تمت الإجابة عن طلب {kind}",
    closed: "سُجّلت الإجابة عن الطلب",
    closeFailed: "تعذّر تسجيل الإجابة",
    form: {
      label: "طلب جديد",
      kind: "نوع الطلب",
      contact: "جوال صاحب الطلب أو بريده",
      received: "ورد في",
      add: "إضافة",
      added: "أُضيف الطلب إلى السجل",
      failed: "تعذّر حفظ الطلب",
    },
  },
  reads: {
    title: "سجل الاطّلاع على البيانات الشخصية",
    lead: "من اطّلع على البيانات أو صدّرها ومتى، مجموعًا بالساعة.",
    none: "لا اطّلاع مسجّل بعد",
    heads: ["الوقت", "المستخدم", "العملية", "عدد المرات"],
    actions: {
      list: "عرض قائمة",
      read: "فتح سجل",
      glance: "الجرس أو لوحة المعلومات",
      export: "تصدير",
      compare: "مقارنة ملف بالسجلات",
      find: "بحث عن شخص",
      correct: "تصحيح",
      erase: "إتلاف",
    } as Record<string, string>,
    what: "{action}: {table}",
    record: "{action}: {table} رقم {id}",
  },
  loadFailed: "تعذّر تحميل مكتب الخصوصية",
};

/** The readable name of a table. */
export const tableName = (table: string) => wordFor(privacyText.tables, table.replaceAll("_", "-")) ?? table;
