/** Words of the list of the site's pages, below those that the agency added. */
export const text = {
  title: "صفحات الموقع",
  lead: "الصفحة المخفية لا يجدها الزوار: تغيب عن القوائم وروابط الموقع وخريطته ومحركات البحث، وتبقى نصوصها. ولتنقل زوارها إلى صفحة أخرى أضف تحويلًا من عنوانها.",
  redirects: "التحويلات",
  shown: "ظاهرة",
  shownOf: (name: string) => `ظاهرة: ${name}`,
  hidden: "مخفية",
  stays: "لازمة للموقع",
  wasHidden: (name: string) => `أُخفيت صفحة ${name}`,
  wasShown: (name: string) => `عادت صفحة ${name} إلى الموقع`,
  failed: (name: string) => `تعذّر تغيير ظهور صفحة ${name}`,
  loadFailed: "تعذّر تحميل صفحات الموقع",
};
