import type { RequestStatus, ServiceKey } from "./schema.ts";

/** Words of the screen of quote requests; requirements AREQ-01, ERR-10, ADM-07. */
export const quoteRequestsText = {
  title: "طلبات العروض",
  loading: "جاري تحميل الطلبات...",
  refresh: "تحديث",
  search: "ابحث بالاسم أو الشركة أو الجوال",
  results: "{results} من {total}",
  empty: "لا توجد طلبات حتى الآن",
  failedPrefix: "حدث خطأ: ",
  failedDefault: "Error",
  deleteQuestion: "هل أنت متأكد من حذف هذا الطلب؟",
  deleteFailed: "تعذر حذف الطلب",
  deleted: "حُذف الطلب",
  delete: "حذف",
  deleteOf: (name: string) => `حذف طلب ${name}`,
  noCompany: "-",
  columns: {
    id: "رقم",
    name: "الاسم",
    company: "الشركة",
    services: "الخدمات المطلوبة",
    phone: "الجوال",
    email: "البريد",
    arrival: "وقت الوصول",
    actions: "إجراءات",
  },
  request: "الطلب",
  noMessage: "لم يكتب صاحب الطلب وصفًا.",
  whatsapp: "واتساب",
  mail: "بريد",
  newWindow: "(يفتح في نافذة جديدة)",
};

/** The services that the quote form offers. A key that is not here is shown as it is. */
export const serviceNames: Record<ServiceKey, string> = {
  serviceWebsite: "تصميم موقع إلكتروني",
  serviceEcommerce: "تصميم متجر إلكتروني",
  serviceSocial: "إدارة حسابات التواصل",
  serviceBranding: "تصميم الشعار والهوية",
};

export const contactReasons = {
  service: "استفسار عن خدمة",
  partnership: "عرض شراكة",
  problem: "مشكلة في الموقع",
  other: "سبب آخر",
};

export const statusNames: Record<RequestStatus, string> = {
  new: "جديد",
  contacted: "تم التواصل",
  quoted: "أُرسل العرض",
  won: "تم الاتفاق",
  lost: "لم يتم الاتفاق",
};
