/** Words of the articles' pages that no editor changes. */
export const articlesText = {
  tags: "الوسوم",
  all: "الكل",
  list: "قائمة المقالات",
  /** How long an article takes to read. */
  reading: "قراءة {time}",
  by: "بقلم {author}",
  published: "نُشر في {date}",
  contents: "في هذا المقال",
  table: "جدول",
  code: "شيفرة",
  neighbours: "مقالات أخرى",
  older: "المقال السابق",
  newer: "المقال التالي",
  feed: "خلاصة RSS",
  loadFailed: { title: "تعذّر عرض المقالات", text: "أعد المحاولة بعد قليل." },
  noMatch: { title: "لا مقالات بهذا الوسم", text: "ربما تغيّر الوسم أو حُذف مقاله." },
  clearFilter: "كل المقالات",
};
