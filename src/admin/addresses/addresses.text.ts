/** Words of the screen of addresses; requirement ADDR-01. */
export const text = {
  views: { redirects: "التحويلات", missing: "صفحات لم توجد", broken: "روابط مقطوعة" },
  viewsLabel: "العناوين",
};
