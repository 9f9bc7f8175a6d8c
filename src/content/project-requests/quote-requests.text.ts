import type { RequestStatus, ServiceKey } from "./schema.ts";

/** Words of the list that AREQ-01 and ERR-10 fix; those of the desk are beside them. */
export const quoteRequestsText = {
  failedPrefix: "حدث خطأ: ",
  failedDefault: "Error",
  noCompany: "-",
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
