import { days } from "./opening-hours.ts";
import type { Settings } from "./settings.ts";

export const standardLogo = "/uploads/logo.png";

/** The name of the demo's agency, for which the code has texts for search engines. */
export const demoAgencyName = "شُرفة";

/** The default settings, which are those of the demo's agency; requirement SHELL-05. */
export const defaultSettings: Settings = {
  agencyName: demoAgencyName,
  legalName: "شُرفة للخدمات الرقمية",
  tagline: "نصمّم الواجهات الرقمية ونبنيها في الرياض، بالعربية أولًا.",
  addressLine1: "طريق الملك فهد، حي العليا",
  addressLine2: "الرياض، المملكة العربية السعودية",
  city: "الرياض",
  district: "حي العليا",
  phone: "+966110000000",
  chatNumber: "+966500000000",
  email: "hello@shurfa.example",
  privacyEmail: "privacy@shurfa.example",
  chatGreeting: "السلام عليكم، أودّ الاستفسار عن خدمات شُرفة.",
  openingHours: days.slice(0, 5).map((day) => ({ day, opens: "09:00", closes: "18:00" })),
  branches: [],
  holidays: [],
  workingHours: "الأحد إلى الخميس، من 9 صباحًا إلى 6 مساءً. الدعم الفني على مدار الساعة.",
  socials: [
    { key: "x", label: "إكس", url: "https://x.example/shurfa" },
    { key: "instagram", label: "إنستغرام", url: "https://instagram.example/shurfa" },
    { key: "linkedin", label: "لينكدإن", url: "https://linkedin.example/company/shurfa" },
  ],
  announcement: "",
  announcementLink: "",
  announcementLinkText: "",
  announcementFrom: null,
  announcementUntil: null,
  announcementPages: [],
  hiddenPages: [],
  googleProof: "",
  bingProof: "",
  robotsLines: "",
  adsLines: "",
  securityEmail: "",
  logo: standardLogo,
  foundedYear: 2020,
  copyrightYear: 2024,
  defaultTheme: "light",
  notificationEmails: ["hello@shurfa.example"],
  retentionMonths: 12,
  financialYears: 10,
  privacyOfficer: "",
  dataRecipients: "",
  dataTransfers: "",
  dataMeasures: "",
  approvalDemanded: false,
  vatNumber: "",
  commercialNumber: "",
  unifiedNumber: "",
  authenticationNumber: "",
  authenticationLink: "",
  bankName: "",
  iban: "",
  vatRate: 15,
  quoteDays: 30,
  chanceNew: 10,
  chanceContacted: 30,
  chanceQuoted: 60,
  quoteTerms: "",
};

/** Empty contact details, for where those of the demo's agency must not be shown. */
export const noContact = {
  tagline: "",
  addressLine1: "",
  addressLine2: "",
  city: "",
  district: "",
  phone: "",
  chatNumber: "",
  email: "",
  privacyEmail: "",
  socials: [],
  notificationEmails: [],
} satisfies Partial<Settings>;

/**
 * The settings of a page when the stored ones cannot be read: for any agency but the demo's without the demo's contact
 * details; requirement BRAND-01.
 */
export function defaultsFor(agencyName: string): Settings {
  if (agencyName === defaultSettings.agencyName) return defaultSettings;
  return {
    ...defaultSettings,
    agencyName,
    legalName: agencyName,
    ...noContact,
    chatGreeting: `السلام عليكم، أودّ الاستفسار عن خدمات ${agencyName}.`,
  };
}
