/** Words of the dialog that shares a draft. */
export const sharingText = {
  title: "مشاركة المسودة",
  note: "يرى من معه الرابط مسودة هذا القسم 7 أيام، دون حساب. ويمكنك سحبه متى شئت.",
  create: "أنشئ رابطًا",
  link: "رابط المشاركة",
  linkHelp: "انسخه الآن، فلن يظهر مرة أخرى.",
  copy: "نسخ الرابط",
  copied: "نُسخ الرابط",
  active: "روابط سارية",
  entry: (by: string, time: string) => `أُنشئ بواسطة ${by}، وينتهي ${time}`,
  withdraw: "سحب الرابط",
  withdrawn: "سُحب الرابط",
  none: "لا روابط سارية.",
  failed: "تعذّر ذلك. أعد المحاولة.",
};
