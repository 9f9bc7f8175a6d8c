/** What the targets of a year and their months are called; requirement SALES-01. */
export const words = {
  title: "أهداف المبيعات",
  labels: {
    january: "يناير",
    february: "فبراير",
    march: "مارس",
    april: "أبريل",
    may: "مايو",
    june: "يونيو",
    july: "يوليو",
    august: "أغسطس",
    september: "سبتمبر",
    october: "أكتوبر",
    november: "نوفمبر",
    december: "ديسمبر",
  },
  values: {},
};

/** Words of the dialog. */
export const text = {
  open: "الأهداف",
  title: (year: string) => `أهداف ${year}`,
  lead: "ما تريد أن يُتَّفق عليه في كل شهر، بالريال شاملًا الضريبة. اترك الشهر فارغًا إن لم يكن له هدف.",
  failed: "تعذّر حفظ الأهداف",
  loadFailed: "تعذّر تحميل الأهداف",
  saved: "حُفظت الأهداف",
};
