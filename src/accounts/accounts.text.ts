/** Words of the login screen; requirements AUTH-01, AUTH-02, ERR-01. */
export const loginText = {
  brand: "شُرفة، الصفحة الرئيسية",
  heading: "أهلًا بعودتك",
  lead: "سجّل دخولك لإدارة الموقع.",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  showPassword: "إظهار كلمة المرور",
  submit: "دخول",
  loading: "جاري تسجيل الدخول...",
  demoTitle: "حساب للتجربة",
  demoEmail: "البريد:",
  demoPassword: "كلمة المرور:",
  motto: ["الواجهة تُبنى حجرًا حجرًا،", "وكلمةً كلمة."],
  failures: {
    wrong: "بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى.",
    "too-many": "محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة.",
    unavailable: "الخدمة مشغولة الآن. أعد المحاولة بعد قليل.",
    unknown: "حدث خطأ غير متوقع",
  },
};

/** What the server says about the own account. */
export const accountText = { wrongPassword: "كلمة المرور الحالية غير صحيحة." };

/** The question for the password before something delicate; requirement SEC-01. */
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

export const demoAccountText = { name: "سارة العتيبي" };
