/** What a visitor reads when more pages are requested than the server can render. */
export const busyPageText = {
  title: "الموقع مشغول الآن",
  explanation: "تصلنا طلبات كثيرة في هذه اللحظة. أعد المحاولة بعد ثوانٍ قليلة.",
  form: "إن كنت ترسل نموذجًا فلم يُحفظ بعد: ارجع إليه وأرسله من جديد.",
};

/** What nginx shows while no process of the site answers. */
export const awayPageText = {
  title: "الموقع متوقّف لحظات",
  explanation: "نعيد تشغيله الآن. أعد المحاولة بعد قليل.",
  form: "إن كنت ترسل نموذجًا فلم يُحفظ بعد: ارجع إليه وأرسله من جديد.",
};
