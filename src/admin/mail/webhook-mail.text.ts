/** Words of the mail to owners about a webhook that was stopped; TOKEN-01. */
export const webhookMailText = {
  subject: (agency: string) => `توقّف الإرسال إلى برنامج مرتبط بالموقع · ${agency}`,
  name: "الربط",
  open: "افتح صفحة الربط",
};
