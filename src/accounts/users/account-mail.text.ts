export const accountMailText = {
  sender: (agency: string) => `إدارة ${agency}`,
  greeting: (name: string) => `السلام عليكم ${name}،`,
  invite: {
    subject: (name: string, agency: string) => `دعوة من ${name} إلى لوحة إدارة ${agency}`,
    heading: (agency: string) => `دعوة إلى لوحة إدارة ${agency}`,
    intro: ({ name, agency, until }: { name: string; agency: string; until: string }) =>
      `وصلتك دعوة من ${name} إلى إدارة ${agency}. الرابط صالح حتى ${until}.`,
    open: "اقبل الدعوة",
    footer: (agency: string) =>
      `أرسلنا إليك هذه الرسالة لأن بريدك كُتب في دعوة إلى إدارة ${agency}. إن لم تنتظرها فتجاهلها. والرابط خاص بك، فلا ترسله إلى أحد.`,
  },
  reset: {
    subject: (_name: string, agency: string) => `إعادة تعيين كلمة المرور · ${agency}`,
    heading: () => "إعادة تعيين كلمة المرور",
    intro: ({ until }: { until: string }) =>
      `طلبت إعادة تعيين كلمة المرور. الرابط صالح حتى ${until}. إن لم تطلب ذلك فتجاهل هذه الرسالة.`,
    open: "اختر كلمة مرور جديدة",
    footer: (agency: string) => `أُرسلت هذه الرسالة من إدارة ${agency}. والرابط خاص بك، فلا ترسله إلى أحد.`,
  },
  somebody: "مدير النظام",
};
