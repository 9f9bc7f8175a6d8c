import { z } from "zod";

const line = z.string().trim().max(200);
// What a body may bring is stricter. A stored value that does not fit here gives way to the default, so nothing may be
// saved that is not read back.
const address = z.string().max(320);
const httpUrl = z.url({ protocol: /^https?$/ });

/** The site settings; requirement ASET-01. */
export const settingsSchema = z.object({
  /** The name that the site calls itself, everywhere. */
  agencyName: line.min(1),
  /** The name on contracts and in the copyright line. */
  legalName: line,
  tagline: line,
  addressLine1: line,
  addressLine2: line,
  /** Phones are stored as E.164 and shown by `displayPhone`. */
  phone: line,
  chatNumber: line,
  email: address,
  privacyEmail: address,
  /** The message that the chat link opens with; requirement HOME-06. */
  chatGreeting: z.string().max(500),
  workingHours: line,
  socials: z.array(z.object({ key: line, label: line, url: httpUrl })).max(20),
  logo: z.string().max(500),
  foundedYear: z.number().int(),
  copyrightYear: z.number().int(),
  defaultTheme: z.enum(["light", "dark"]),
  notificationEmails: z.array(address).max(20),
  /** Months after the last contact, or the end of a contract, after which personal data is destroyed; decision 0035. */
  retentionMonths: z.number().int().min(1),
  /** Years after which an accepted quote is destroyed: it is a financial record. */
  financialYears: z.number().int().min(1),
});

export type Settings = z.infer<typeof settingsSchema>;
