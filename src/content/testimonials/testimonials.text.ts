/** Words around a review on the public site. */
export const reviewText = {
  tabs: {
    all: "الكل",
    commercial: "تجاري",
    residential: "سكني",
    industrial: "صناعي",
  },
  /** The names of categories without a tab, for the card of a review. */
  categories: { other: "أخرى" },
  joiner: "، ",
  rating: "التقييم {n} من 5",
  project: "المشروع",
  value: "القيمة",
  duration: "المدة",
  date: "التاريخ",
  rest: "تتمة الرأي",
};
