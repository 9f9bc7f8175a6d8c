/** The keys of the services that the site's forms offer, as they are sent and stored; requirement QUOTE-01. */
export const serviceKeys = [
  "serviceWebsite",
  "serviceEcommerce",
  "serviceSocial",
  "serviceBranding",
] as const;
export type ServiceKey = (typeof serviceKeys)[number];

/** A service that a form offers, with its wire value. */
export type AskedChoice = { value: string; label: string };
