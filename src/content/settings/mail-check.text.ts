export const testMailText = {
  subject: (agency: string) => `رسالة اختبار من لوحة الإدارة · ${agency}`,
  body: "وصلتك هذه الرسالة لأن أحد مديري النظام جرّب إرسال الإشعارات إلى هذا البريد. لا يلزمك شيء.",
};
