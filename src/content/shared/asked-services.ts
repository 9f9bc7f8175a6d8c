/** The services that the forms of the site offer, by the keys that travel; requirement QUOTE-01. */
export const serviceKeys = [
  "serviceWebsite",
  "serviceEcommerce",
  "serviceSocial",
  "serviceBranding",
] as const;
export type ServiceKey = (typeof serviceKeys)[number];
