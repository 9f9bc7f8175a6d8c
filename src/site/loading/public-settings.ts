import type { Settings } from "../../content/settings/settings.ts";

/**
 * The settings that pages of the site show, and no other: what a page has in its data can be read by every visitor. A new
 * setting is not among them until it is named here. Requirement SEC-11.
 */
export const publicSettings = [
  "agencyName",
  "legalName",
  "tagline",
  "addressLine1",
  "addressLine2",
  "city",
  "district",
  "phone",
  "chatNumber",
  "email",
  "privacyEmail",
  "chatGreeting",
  "workingHours",
  "socials",
  "logo",
  "foundedYear",
  "copyrightYear",
  "vatNumber",
  "commercialNumber",
  "unifiedNumber",
  "authenticationNumber",
  "authenticationLink",
  "defaultTheme",
] as const satisfies readonly (keyof Settings)[];

export type PublicSettings = Pick<Settings, (typeof publicSettings)[number]>;
