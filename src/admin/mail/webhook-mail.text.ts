/** Words of the mail to owners about a webhook that was stopped; TOKEN-01. */
export const webhookMailText = {
  subject: (name: string) => `توقّف الإرسال إلى برنامج مرتبط بالموقع: ${name}`,
  heading: (name: string) => `توقّف الإرسال إلى «${name}»`,
  open: "افتح صفحة الربط",
  footer: (agency: string) => `تصلك هذه الرسالة لأنك من مالكي موقع ${agency}.`,
};
