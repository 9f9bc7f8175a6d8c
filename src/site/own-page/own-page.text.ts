export const ownPageText = {
  failed: { title: "تعذّر تحميل الصفحة", text: "أعد المحاولة بعد قليل." },
};
