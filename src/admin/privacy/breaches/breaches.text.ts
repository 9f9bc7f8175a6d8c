/** What the register of breaches and its fields are called; requirement PRIV-04. */
export const words = {
  title: "سجل حوادث التسرّب",
  labels: {
    title: "الحادثة في سطر",
    noticedAt: "وقت العلم بها",
    happenedAt: "وقت وقوعها، بقدر ما يُعرف",
    what: "ما حدث وظروفه",
    people: "أصحاب البيانات",
    peopleCount: "عددهم، فعليًا أو تقريبًا",
    data: "أنواع البيانات",
    effects: "المخاطر والآثار المحتملة",
    measures: "ما اتُّخذ وما سيُتخذ",
    advice: "ما ننصح به أصحاب البيانات",
    authorityToldAt: "وقت إبلاغ الجهة المختصة",
    peopleToldAt: "وقت إبلاغ أصحاب البيانات",
  },
  values: {},
};

/** Words of the section and its form. */
export const text = {
  lead: "سجّل كل حادثة فور العلم بها، وإن لم تكتمل معلوماتها. تُبلَّغ الجهة المختصة خلال 72 ساعة من العلم إن كان فيها ضرر محتمل.",
  none: "لا حوادث مسجّلة.",
  loadFailed: "تعذّر تحميل سجل الحوادث",
  add: "تسجيل حادثة",
  heads: ["الحادثة", "وقت العلم", "إبلاغ الجهة المختصة", "إبلاغ أصحاب البيانات", "إجراءات"],
  standing: {
    unknown: "اكتب وقت العلم",
    running: (left: string) => `تنتهي المهلة خلال ${left}`,
    late: (over: string) => `فات الموعد منذ ${over}`,
    told: (at: string) => `أُبلغت في ${at}`,
    toldLate: (at: string) => `أُبلغت في ${at}، بعد الموعد`,
  },
  until: (at: string) => `حتى ${at}`,
  peopleTold: (at: string) => `أُبلغوا في ${at}`,
  peopleUntold: "لم يُبلّغوا",
  edit: "تعديل",
  editOf: (title: string) => `تعديل ${title}`,
  drafts: "نصوص الإبلاغ",
  draftsOf: (title: string) => `نصوص الإبلاغ عن ${title}`,
  delete: "حذف",
  deleteOf: (title: string) => `حذف ${title}`,
  deleteQuestion: "هل تريد حذف هذه الحادثة من السجل؟",
  deleteFailed: "تعذّر حذف الحادثة",
  form: {
    add: "تسجيل حادثة",
    edit: "تعديل حادثة",
    save: "حفظ",
    failed: "تعذّر حفظ الحادثة",
    saved: "حُفظت الحادثة",
    incident: "الحادثة",
    about: "البيانات وأصحابها",
    after: "الآثار والإجراءات",
    told: "الإبلاغ",
    noticed: { day: "يوم العلم بها", time: "ساعة العلم بها" },
    authority: { day: "يوم إبلاغ الجهة المختصة", time: "ساعته" },
    peopleTold: { day: "يوم إبلاغ أصحاب البيانات", time: "ساعة إبلاغهم" },
  },
  dialog: {
    authority: "إلى الجهة المختصة",
    people: "إلى أصحاب البيانات",
    lead: "مسودتان من السجل. أكمل ما بين القوسين، وراجعهما قبل الإرسال. لا تُرسل من هنا.",
    copy: (what: string) => `نسخ النص ${what}`,
    copied: "نُسخ النص",
    close: "إغلاق",
  },
};

type Told = {
  agency: string;
  contact: string;
  happenedAt: string;
  noticedAt: string;
  what: string;
  people: string;
  peopleCount: string;
  data: string;
  effects: string;
  measures: string;
  advice: string;
  peopleTold: string;
};

/** What stands in a draft where the record says nothing. */
export const missing = (what: string) => `[يُكتب هنا: ${what}]`;
export const contactWords = "اسم المسؤول عن حماية البيانات وبريده وهاتفه";
export const peopleToldWords = {
  told: (at: string) => `أُبلغ أصحاب البيانات في ${at}.`,
  untold: "لم يُبلّغ أصحاب البيانات حتى الآن، وسيُبلّغون دون تأخير إن كان في الحادثة ضرر محتمل عليهم.",
};

/** The notification of the authority: what article 24 (1) of the implementing regulation lists, in its order. */
export const authorityDraft = (told: Told) =>
  [
    "إلى الهيئة السعودية للبيانات والذكاء الاصطناعي",
    "الموضوع: إشعار بحادثة تسرّب بيانات شخصية",
    `تُبلغكم ${told.agency} بحادثة تسرّب بيانات شخصية، وفقًا للمادة العشرين من نظام حماية البيانات الشخصية والمادة الرابعة والعشرين من لائحته التنفيذية.`,
    `1. وصف الحادثة\nوقت وقوعها: ${told.happenedAt}\nوقت العلم بها: ${told.noticedAt}\n${told.what}`,
    `2. أصحاب البيانات وأنواعها\nأصحاب البيانات: ${told.people}\nعددهم: ${told.peopleCount}\nأنواع البيانات: ${told.data}`,
    `3. المخاطر والآثار\n${told.effects}`,
    `4. الإجراءات المتخذة، وما سيُتخذ لمنع تكرارها\n${told.measures}`,
    `5. إبلاغ أصحاب البيانات\n${told.peopleTold}`,
    `6. التواصل\n${told.contact}`,
  ].join("\n\n");

/** What the people are told, in plain words: article 24 (5). */
export const peopleDraft = (told: Told) =>
  [
    "السلام عليكم،",
    `نكتب إليك من ${told.agency} لأن حادثة وقعت، وقد تكون بياناتك من البيانات التي شملتها.`,
    `ما الذي حدث؟\n${told.what}`,
    `ما البيانات التي شملتها؟\n${told.data}`,
    `ما الذي قد يترتب عليها؟\n${told.effects}`,
    `ماذا فعلنا؟\n${told.measures}`,
    `بماذا ننصحك؟\n${told.advice}`,
    `لأي سؤال، أو لطلب يخص بياناتك:\n${told.contact}`,
    "نعتذر عمّا حدث، وسنخبرك بكل جديد يخصّك.",
  ].join("\n\n");
