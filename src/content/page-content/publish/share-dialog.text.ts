/** Words of the dialog that shares a draft. */
export const sharingText = {
  title: "مشاركة المسودة",
  note: "يرى من معه الرابط مسودة هذا القسم 7 أيام، دون حساب. ويمكنك سحبه متى شئت.",
  create: "إنشاء رابط",
  link: "رابط المشاركة",
  linkHelp: "انسخه الآن، فلن يظهر مرة أخرى.",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  active: "روابط صالحة",
  entry: (by: string, time: string) => `رابط من ${by}، ينتهي ${time}`,
  withdraw: "سحب الرابط",
  withdrawn: "سُحب الرابط",
  none: "لا روابط صالحة.",
  failed: "تعذّر إنشاء الرابط أو سحبه. أعد المحاولة.",
};
