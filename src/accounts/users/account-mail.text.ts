export const accountMailText = {
  invite: {
    subject: "دعوة إلى لوحة إدارة {agency}",
    intro: "وصلتك دعوة من {name} إلى إدارة {agency}. الرابط صالح حتى {until}.",
    open: "اقبل الدعوة",
  },
  reset: {
    subject: "إعادة تعيين كلمة المرور",
    intro: "طلبت إعادة تعيين كلمة المرور. الرابط صالح حتى {until}. إن لم تطلب ذلك فتجاهل هذه الرسالة.",
    open: "اختر كلمة مرور جديدة",
  },
  somebody: "مدير النظام",
  footer: "أُرسلت هذه الرسالة تلقائيًا من موقع {agency}.",
};
