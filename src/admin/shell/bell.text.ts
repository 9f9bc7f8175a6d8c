/** A count where there is little room. */
export const shortCount = (count: number) => (count > 99 ? "99+" : String(count));

/** Words of the bell in the top bar; requirement SURV-03. */
export const bellText = {
  title: "التنبيهات",
  label: (count: number) => (count === 0 ? "التنبيهات" : `التنبيهات، غير المقروءة: ${count}`),
  sentences: {
    quote: {
      arrived: "طلب عرض سعر جديد من {name}",
      answered: "ردّ من {name}",
      accepted: "موافقة {name} على عرض السعر",
      declined: "اعتذار {name} عن عرض السعر",
    },
    message: {
      arrived: "رسالة جديدة من {name}",
      answered: "ردّ من {name}",
      accepted: "موافقة {name} على عرض السعر",
      declined: "اعتذار {name} عن عرض السعر",
    },
    registration: {
      arrived: "تسجيل جديد من {name}",
      answered: "تسجيل جديد من {name}",
      accepted: "تسجيل جديد من {name}",
      declined: "تسجيل جديد من {name}",
    },
  },
  rings: (title: string) => `تذكير: ${title}`,
  empty: "لا تنبيهات جديدة.",
  emptyText: "نخبرك هنا بكل طلب ورسالة وتسجيل وتذكير.",
  quotes: (count: number) => `الطلبات غير المقروءة: ${count}`,
  messages: (count: number) => `الرسائل غير المقروءة: ${count}`,
  registrations: (count: number) => `تسجيلات تنتظر المراجعة: ${count}`,
  unread: "غير مقروءة",
  assigned: "ما أُسند إليك",
  given: {
    quote: "أسند إليك {by} طلب {title}",
    message: "أسند إليك {by} رسالة {title}",
    task: "أسند إليك {by} مهمة: {title}",
  },
  quotesTitle: "أخبار عروض الأسعار",
  quoteNews: {
    seen: "فتح {name} عرض السعر {number}",
    expiring: "ينتهي عرض السعر {number} لـ {name} قريبًا",
  },
  choose: "اختر إشعاراتك",
  mentions: "ملاحظات تذكرك",
  mention: "إشارة إليك من {by} في ملاحظة على {name}",
  mail: {
    off: "خادم البريد غير مضبوط، فلا تصل رسائل إلى بريد الإشعارات ولا إلى أصحاب الطلبات.",
    late: "رسائل تنتظر: خادم البريد لا يستجيب، أو بريد المستلم لا يقبلها الآن. هي محفوظة ويُعاد إرسالها.",
    failed: "رسائل لم تصل هذا الأسبوع إلى أصحابها رغم تكرار المحاولة، ولن تُرسل من جديد. تواصل معهم بالهاتف.",
  },
};
