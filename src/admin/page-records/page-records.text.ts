/** Words for the origin of records and settings that are edited on a page, and for the pages that show them. */
export const recordText = {
  from: (title: string) => `من ${title}`,
  label: (title: string, field: string) => `${title}: ${field}`,
  changes: (pages: string) => `يظهر أيضًا في: ${pages}`,
  pages: {
    services: "الرئيسية، الخدمات",
    packages: "الخدمات، طلب عرض سعر",
    hosting: "الخدمات",
    faqs: "الأسئلة الشائعة",
    members: "فريق القيادة، من نحن",
    reviews: "آراء العملاء، الرئيسية، صفحات المشاريع",
    projects: "المشاريع، الرئيسية، رؤية 2030",
    vision: "رؤية 2030",
    articles: "المقالات، الرئيسية، صفحة المقال",
    settings: "كل الصفحات",
  } as Readonly<Record<string, string>>,
};
