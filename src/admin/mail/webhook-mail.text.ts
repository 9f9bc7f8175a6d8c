/** Words of the mail to owners about a webhook that was stopped; TOKEN-01. */
export const webhookMailText = {
  subject: "توقّف الإرسال إلى برنامج مرتبط بالموقع",
  name: "الربط",
  open: "افتح صفحة الربط",
};
