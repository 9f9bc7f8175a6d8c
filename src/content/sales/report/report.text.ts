import { changeSaid } from "../../../admin-kit/change-said.text.ts";

/** What people are called in the report, beside their names. */
export const personText = {
  nobody: "بلا مسؤول",
  unknown: (id: string) => `مستخدم سابق (${id})`,
};

/** The file of the report; requirement SALES-01. Amounts are riyals with tax. */
export const reportCsv = {
  file: "المبيعات",
  until: (day: string) => `كل التجديدات إلى ${day}`,
  columns: {
    part: "القسم",
    name: "البند",
    arrived: "الطلبات الواردة",
    won: "تم الاتفاق",
    wonWorth: "قيمة ما تم بالريال",
    lost: "لم يتم الاتفاق",
    lostWorth: "قيمة ما لم يتم بالريال",
    open: "المفتوح",
    openWorth: "قيمة المفتوح بالريال",
    weighted: "القيمة المرجّحة بالريال",
    target: "الهدف بالريال",
    renewals: "قيمة التجديد بالريال",
  },
  parts: {
    period: "الفترة",
    past: "الفترة السابقة",
    open: "المفتوح الآن",
    months: "الشهر",
    sources: "المصدر",
    people: "المسؤول",
    services: "الخدمة",
    packages: "الباقة",
    reasons: "سبب عدم الاتفاق",
    renewals: "التجديد القادم",
  },
};

/** Words of the report of sales; requirement SALES-01. */
export const reportText = {
  title: "المبيعات",
  lead: (from: string, to: string) => `من ${from} إلى ${to}`,
  comparison: (from: string, to: string) => `المقارنة بمدة مثلها قبلها، من ${from} إلى ${to}`,
  money: "المبالغ شاملة الضريبة.",
  period: "الفترة",
  presets: { month: "هذا الشهر", quarter: "هذا الربع", year: "هذه السنة", own: "فترة أخرى" },
  own: {
    label: "فترة أخرى",
    from: "من",
    to: "إلى",
    show: "عرض",
    needed: "اكتب اليومين",
    early: "يوم النهاية قبل يوم البداية",
    long: "أطول فترة خمس سنوات",
  },
  export: "تصدير CSV",
  print: "طباعة",
  loadFailed: "تعذّر تحميل تقرير المبيعات",
  empty: "لا مبيعات في هذه الفترة",
  emptyText: "لم يصل طلب ولم يُغلق طلب فيها، ولا طلبات مفتوحة الآن.",
  figures: {
    won: "قيمة ما تم الاتفاق عليه",
    rate: "نسبة الاتفاق",
    noRate: "لم يُغلق طلب",
    rateOf: (won: string, ended: string) => `${won} من ${ended}`,
    answer: "أول ردّ خلال",
    agreement: "الاتفاق خلال",
    moment: "أقل من دقيقة",
    rateBefore: (before: string) => `وكانت ${before}`,
    tookBefore: (before: string) => `وكان خلال ${before}`,
    timed: (requests: string) => `وسيط الطلبات، وعددها: ${requests}`,
    ofTarget: (share: string, target: string) => `${share} من الهدف، وهو ${target}`,
  },
  /** The change compared with the period before. */
  change(now: number, before: number): string {
    const same = "كالفترة السابقة";
    if (before === 0) return now === 0 ? same : "لا شيء في الفترة السابقة";
    return changeSaid(now, before, { than: "الفترة السابقة", same });
  },
  open: {
    title: "المفتوح الآن",
    lead: "كل الطلبات التي لم تُغلق، في أي فترة وصلت. القيمة المرجّحة هي القيمة مضروبة في احتمال الاتفاق، وهو في الإعدادات.",
    heads: ["الحالة", "الطلبات", "القيمة بالريال", "احتمال الاتفاق", "القيمة المرجّحة بالريال"],
    all: "المجموع",
  },
  months: {
    title: "شهرًا بشهر",
    worth: "قيمة ما تم، والهدف",
    counts: "ما تم وما لم يتم",
    plotOf: (what: string, from: string, to: string) => `رسم ${what} من ${from} إلى ${to}`,
    won: "تم الاتفاق",
    lost: "لم يتم الاتفاق",
    target: "الهدف",
    heads: [
      "الشهر",
      "تم الاتفاق",
      "قيمته بالريال",
      "لم يتم",
      "قيمته بالريال",
      "النسبة",
      "الهدف بالريال",
      "نسبة ما أُنجز منه",
    ],
    none: "لم يُغلق طلب في هذه الأشهر.",
  },
  groups: {
    sources: "من أين وصلت",
    people: "من المسؤول",
    services: "ما الخدمة المطلوبة",
    packages: "ما الباقة المختارة",
    servicesNote: "الطلب الذي فيه خدمات عدة محسوب في كل خدمة منها.",
    cut: "هذه أكثر ما اتُّفق عليه وورد، وغيرها لا يظهر هنا.",
    heads: ["", "وصلت", "تم الاتفاق", "قيمته بالريال", "لم يتم", "النسبة"],
    firstHeads: { sources: "المصدر", people: "المسؤول", services: "الخدمة", packages: "الباقة" },
    none: "لا شيء في هذه الفترة.",
  },
  reasons: {
    title: "لماذا لم يتم الاتفاق",
    heads: ["السبب", "الطلبات", "قيمتها بالريال"],
    none: "لم يُرفض شيء في هذه الفترة.",
    unknown: "بلا سبب",
  },
  renewals: {
    title: "تجديدات التسعين يومًا القادمة",
    lead: (until: string) =>
      `كل ما يحلّ موعده إلى ${until}، وما فات موعده ولم يُجدَّد. وما يتكرّر في هذه المدة محسوب كل مرة.`,
    none: "لا تجديد في التسعين يومًا القادمة.",
    heads: ["التجديد", "المشروع", "الموعد", "المبلغ", "إلى نهاية المدة بالريال"],
    all: "المجموع",
    cut: "(هذه أقربها موعدًا، والمجموع يشمل غيرها)",
  },
  /** What a link of a table leads to, for screen readers. */
  rowsOf: (name: string, column: string, value: string) => `${value}، ${column}، ${name}`,
};
