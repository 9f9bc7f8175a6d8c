/** The columns of the files of requests and messages, and their names; requirement AREQ-02. */
export const requestsCsv = {
  quote: {
    id: "الرقم",
    createdAt: "تاريخ الوصول",
    source: "المصدر",
    name: "الاسم",
    company: "الشركة",
    asked: "الخدمات المطلوبة",
    phone: "رقم الجوال",
    email: "البريد الإلكتروني",
    message: "الوصف",
    status: "الحالة",
    worth: "القيمة بالريال",
    lost: "سبب عدم الاتفاق",
    assignee: "المسؤول",
    remindOn: "التذكير",
    tags: "الوسوم",
    notes: "ملاحظات",
  },
  message: {
    id: "الرقم",
    createdAt: "تاريخ الوصول",
    source: "المصدر",
    name: "الاسم",
    asked: "سبب التواصل",
    message: "الرسالة",
    answers: "إجابات النموذج",
    phone: "رقم الجوال",
    email: "البريد الإلكتروني",
    status: "الحالة",
    assignee: "المسؤول",
    remindOn: "التذكير",
    tags: "الوسوم",
    notes: "ملاحظات",
  },
};

export const requestFileNames = { quote: "طلبات-العروض", message: "الرسائل" };
