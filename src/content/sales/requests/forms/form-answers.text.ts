/** Words of the answers of a form of one's own; OWN-03. */
export const formAnswerText = {
  title: "إجابات النموذج",
  none: "لم يُملأ من النموذج غير بيانات التواصل.",
  origin: "النموذج",
  yes: "نعم",
  no: "لا",
};
