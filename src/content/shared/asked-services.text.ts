import type { ServiceKey } from "./asked-services.ts";

/** What the services of the forms are called. A key that is not here is shown as it is. */
export const serviceNames: Record<ServiceKey, string> = {
  serviceWebsite: "تصميم موقع إلكتروني",
  serviceEcommerce: "تصميم متجر إلكتروني",
  serviceSocial: "إدارة حسابات التواصل الاجتماعي",
  serviceBranding: "تصميم الشعار والهوية",
};
