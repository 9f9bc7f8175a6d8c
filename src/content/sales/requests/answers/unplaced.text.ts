/** Words of the mails for which no request was found; requirement THREAD-01. */
export const unplacedWords = {
  title: "بريد بلا طلب",
  labels: {
    name: "الاسم",
    email: "البريد",
    subject: "الموضوع",
    body: "النص",
    quoted: "الاقتباس",
    sentAt: "وقت الإرسال",
    createdAt: "وقت الوصول",
  },
  values: {},
};

export const unplacedText = {
  open: (count: number) => `بلا طلب: ${count}`,
  title: "بريد بلا طلب",
  lead: "بريد وصل ولم يُعرف طلبه. ضع كل بريد في طلبه، أو اجعله رسالة جديدة، أو احذفه.",
  none: "لا بريد بلا طلب",
  failed: "تعذّر تحميل البريد",
  number: "رقم الطلب أو الرسالة",
  place: "وضعه هناك",
  placed: "وُضع البريد في طلبه",
  noRequest: "لا طلب بهذا الرقم",
  placeFailed: "تعذّر وضع البريد في الطلب",
  make: "رسالة جديدة",
  made: "صار البريد رسالة جديدة",
  makeFailed: "تعذّر إنشاء الرسالة",
  removed: "حُذف البريد",
  removeFailed: "تعذّر حذف البريد",
  restored: "عاد البريد",
  restoreFailed: "تعذّرت استعادة البريد",
  of: (name: string) => `بريد ${name}`,
};

/** What a taken mail says of itself. */
export const answerText = {
  empty: "بريد بلا نص.",
  left: (names: string) => `مرفقات لم تُحفظ، وبقيت في صندوق البريد: ${names}`,
  unnamed: "ملف بلا اسم",
  quoted: "إظهار الاقتباس",
  automatic: "ردّ آلي",
};
