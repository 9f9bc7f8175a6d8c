/** Words of the list of a page's parts. */
export const layoutText = {
  title: "أقسام الصفحة",
  arrange: "ترتيب الأقسام",
  note: "رتّبها بالسحب أو بالأسهم، وأخفِ ما لا تريد، وأضف أقسامًا جديدة بينها.",
  move: (name: string) => `نقل قسم ${name}`,
  hide: (name: string) => `إخفاء قسم ${name}`,
  show: (name: string) => `إظهار قسم ${name}`,
  remove: (name: string) => `حذف قسم ${name}`,
  addBehind: (name: string) => `إضافة قسم بعد ${name}`,
  open: (name: string) => `تعديل قسم ${name}`,
  hidden: "مخفي",
  add: "إضافة قسم",
  removed: "حُذف القسم",
  empty: "لا أقسام بعد. ابدأ بإضافة قسم.",
  choose: "أي قسم تريد أن تضيف؟",
  full: "بلغت الصفحة الحدّ الأعلى. احذف قسمًا لتضيف غيره.",
  /** What a part of the page has besides its name. */
  changed: "معدّل",
  here: (names: string) => `${names} هنا`,
  joiner: "، ",
  named: (label: string, title: string) => `${label}: ${title}`,
};
