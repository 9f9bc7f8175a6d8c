import type { linkFaults, targetKinds } from "./link-targets.ts";

export const linkText = {
  kinds: {
    page: "صفحات الموقع",
    record: "صفحات أخرى",
    anchor: "مواضع في الصفحة",
    phone: "التواصل معنا",
    mail: "التواصل معنا",
    chat: "التواصل معنا",
  } satisfies Record<(typeof targetKinds)[number], string>,
  hidden: "لا يراها الزوار الآن",
  leadsTo: (name: string) => `يقود إلى: ${name}`,
  faults: {
    page: "لا توجد صفحة بهذا العنوان في الموقع.",
    anchor: "الصفحة موجودة، وليس فيها هذا الموضع.",
    form: "اكتب مسارًا يبدأ بـ / أو رابطًا كاملًا.",
  } satisfies Record<(typeof linkFaults)[number], string>,
  list: "روابط مقترحة",
  open: "اختر وجهة",
  found: (count: number) => `روابط مقترحة: ${count}`,
};
