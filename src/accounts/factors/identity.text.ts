/** Texts of the dialog that asks for the password before a sensitive action; requirement SEC-01. */
export const identityText = {
  title: "أكّد هويتك",
  reason: "اكتب كلمة المرور لمتابعة هذا الإجراء.",
  password: "كلمة المرور الحالية",
  confirm: "تأكيد",
  checking: "جاري التأكيد...",
  cancel: "إلغاء",
  tooMany: "محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة.",
  failed: "حدث خطأ غير متوقع",
};
