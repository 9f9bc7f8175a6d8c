export const testMailText = {
  subject: (agency: string) => `رسالة اختبار من لوحة الإدارة · ${agency}`,
  heading: "البريد يعمل",
  intro: "وصلتك هذه الرسالة لأن أحد مديري النظام جرّب إرسال الإشعارات إلى هذا البريد. لا يلزمك شيء.",
  footer: (agency: string) => `تصل الإشعارات إلى هذا البريد لأنه مسجّل في إعدادات موقع ${agency}.`,
};
