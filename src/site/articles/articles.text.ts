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
  preview: "معاينة",
  loadFailed: { title: "تعذّر عرض المقالات", text: "أعد المحاولة بعد قليل." },
  noMatch: { title: "لا مقالات بهذا الوسم", text: "ربما تغيّر الوسم أو حُذف مقاله." },
  clearFilter: "كل المقالات",
};

/** The words of the list for search engines and social networks. */
export const articlesSeo = {
  path: "/articles",
  title: "مقالات عن بناء المواقع",
  description:
    "مقالات يكتبها فريق {agency} لأصحاب المواقع في المملكة: كيف تطلب موقعًا وتكتب ملخصه، وما الذي يجعله سريعًا، وكيف يصل إليه كل زائر، بلغة واضحة وأمثلة من عملنا.",
  headline: "مقالات نكتبها لأصحاب المواقع",
};
