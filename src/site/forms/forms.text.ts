/** Words that the forms of the site share. */
export const summaryText = {
  services: "الخدمات",
  noService: "لم تختر خدمة بعد",
};
