export const accountMailText = {
  greeting: (name: string) => `السلام عليكم ${name}،`,
  invite: {
    subject: (agency: string) => `دعوة إلى لوحة إدارة ${agency}`,
    intro: ({ name, agency, until }: { name: string; agency: string; until: string }) =>
      `وصلتك دعوة من ${name} إلى إدارة ${agency}. الرابط صالح حتى ${until}.`,
    open: "اقبل الدعوة",
  },
  reset: {
    subject: (agency: string) => `إعادة تعيين كلمة المرور · ${agency}`,
    intro: ({ until }: { until: string }) =>
      `طلبت إعادة تعيين كلمة المرور. الرابط صالح حتى ${until}. إن لم تطلب ذلك فتجاهل هذه الرسالة.`,
    open: "اختر كلمة مرور جديدة",
  },
  somebody: "مدير النظام",
  footer: (agency: string) => `أُرسلت هذه الرسالة تلقائيًا من موقع ${agency}.`,
};
