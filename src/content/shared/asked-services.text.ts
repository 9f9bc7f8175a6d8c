import type { ServiceKey } from "./asked-services.ts";

/** The names of the services in the forms. An unknown key is shown as it is. */
export const serviceNames: Record<ServiceKey, string> = {
  serviceWebsite: "تصميم موقع إلكتروني",
  serviceEcommerce: "تصميم متجر إلكتروني",
  serviceSocial: "إدارة حسابات التواصل الاجتماعي",
  serviceBranding: "تصميم الشعار والهوية",
};
