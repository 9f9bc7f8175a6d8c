export const ownPageText = {
  title: "صفحة لا تظهر الآن",
  failed: { title: "تعذّر تحميل الصفحة", text: "أعد المحاولة بعد قليل." },
};
