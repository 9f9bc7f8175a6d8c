export const roleNames = { admin: "مدير النظام" };

/** Names of the roles; requirement ROLE-01. An owner has the label of ADM-02. */
export const accessNames = { owner: roleNames.admin, editor: "محرّر", sales: "مبيعات", reader: "قارئ" };

/** Words of the login screen; requirements AUTH-01, AUTH-02, ERR-01. */
export const loginText = {
  brand: "{agency}، الصفحة الرئيسية",
  heading: "أهلًا بعودتك",
  lead: "سجّل دخولك لإدارة الموقع.",
  email: "البريد الإلكتروني",
  password: "كلمة المرور",
  showPassword: "إظهار كلمة المرور",
  submit: "دخول",
  loading: "جاري تسجيل الدخول...",
  usePasskey: "استعمال مفتاح مرور",
  codeHeading: "التحقق بخطوتين",
  codeLead: "اكتب الرمز من تطبيق المصادقة.",
  backupLead: "اكتب أحد رموز الاسترداد التي حفظتها. يصلح كل رمز لمرة واحدة.",
  passkeyLead: "أكمل الدخول بمفتاح المرور أو برمز استرداد.",
  code: "رمز التحقق",
  backupCode: "رمز استرداد",
  useBackup: "استعمال رمز استرداد",
  useApp: "استعمال تطبيق المصادقة",
  startAgain: "البدء من جديد",
  demoTitle: "حساب للتجربة",
  demoEmail: "البريد:",
  demoPassword: "كلمة المرور:",
  motto: ["الواجهة تُبنى حجرًا حجرًا،", "وكلمةً كلمة."],
  failures: {
    wrong: "بيانات الدخول غير صحيحة. يرجى المحاولة مرة أخرى.",
    "wrong-code": "الرمز غير صحيح أو انتهت مدته",
    "wrong-backup": "رمز الاسترداد غير صحيح أو استُعمل من قبل",
    "wrong-passkey": "لم يُقبل مفتاح المرور. جرّب طريقة أخرى.",
    "too-many": "محاولات كثيرة. انتظر ربع ساعة ثم أعد المحاولة.",
    unavailable: "الخدمة مشغولة الآن. أعد المحاولة بعد قليل.",
    unknown: "حدث خطأ غير متوقع",
  },
};

/** The server's messages about the caller's account. */
export const accountText = { wrongPassword: "كلمة المرور الحالية غير صحيحة." };

export const demoAccountText = { name: "سارة العتيبي" };
