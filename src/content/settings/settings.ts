import { choice } from "../../kernel/resource/kinds/choice.ts";
import { email } from "../../kernel/resource/kinds/email.ts";
import { emails } from "../../kernel/resource/kinds/emails.ts";
import { flag } from "../../kernel/resource/kinds/flag.ts";
import { iban } from "../../kernel/resource/kinds/iban.ts";
import { link } from "../../kernel/resource/kinds/link.ts";
import { list } from "../../kernel/resource/kinds/list.ts";
import { moment } from "../../kernel/resource/kinds/moment.ts";
import { number } from "../../kernel/resource/kinds/number.ts";
import { paragraphs } from "../../kernel/resource/kinds/paragraphs.ts";
import { phone } from "../../kernel/resource/kinds/phone.ts";
import { picture } from "../../kernel/resource/kinds/picture.ts";
import { proofCode } from "../../kernel/resource/kinds/proof-code.ts";
import { text } from "../../kernel/resource/kinds/text.ts";
import { type AnsweredOf, defineResource, type InputOf } from "../../kernel/resource/resource.ts";
import { branches } from "./branches/branches-field.ts";
import { hiddenPages } from "./hidden-pages.ts";
import { holidays } from "./holidays/holidays-field.ts";
import { openingHours } from "./opening-hours-field.ts";
import { standardLogo } from "./settings.text.ts";
import { words } from "./settings-admin.text.ts";

/** The settings of the site, one record; requirement ASET-01. The defaults are in `settings.text.ts`. */
export const settings = defineResource({
  name: "settings",
  words,
  id: "text",
  fields: {
    /** The name of the agency as the site shows it. */
    agencyName: text({ required: true }),
    /** The name on contracts and in the copyright line. */
    legalName: text(),
    tagline: text(),
    addressLine1: text(),
    addressLine2: text(),
    /** What page texts name as `{city}`. */
    city: text(),
    /** What page texts name as `{district}`: the place in the city, in words that may follow «in». */
    district: text(),
    /** Phones are stored as E.164 and shown by `displayPhone`. */
    phone: phone({ isNumber: true }),
    chatNumber: phone({ isNumber: true }),
    email: email(),
    privacyEmail: email(),
    /** The message that the chat link opens with; requirement HOME-06. */
    chatGreeting: paragraphs({ max: 500 }),
    branches,
    openingHours,
    holidays,
    /** What visitors read beside the days and hours. Nothing is derived from it. */
    workingHours: text(),
    socials: list(
      { key: text(), label: text({ required: true }), url: link({ required: true }) },
      { max: 20 },
    ),
    /** What stands above the pages for a time; requirement OWN-02. Without an end it stays. */
    announcement: text({ max: 160 }),
    announcementLink: link({ leads: "anywhere" }),
    announcementLinkText: text({ max: 40 }),
    announcementFrom: moment(),
    announcementUntil: moment(),
    /** The pages that it stands on, with those below them; none for all. */
    announcementPages: list({ href: link({ leads: "pages" }) }, { max: 50 }),
    /** The pages that visitors do not find; requirement OWN-01. */
    hiddenPages,
    /** By which search consoles know whose site it is: in the head of the home page. Requirement OWN-02 */
    googleProof: proofCode(),
    bingProof: proofCode(),
    /** Lines of `/robots.txt` beside its own, and the whole of `/ads.txt`. */
    robotsLines: paragraphs({ max: 4000 }),
    adsLines: paragraphs({ max: 20_000 }),
    /** Where faults of security are reported, in `/.well-known/security.txt`; RFC 9116. */
    securityEmail: email(),
    logo: picture({ ratio: 2, standard: standardLogo }),
    foundedYear: number({ min: 1900, max: 2100 }),
    copyrightYear: number({ min: 1900, max: 2100 }),
    defaultTheme: choice(["light", "dark"]),
    notificationEmails: emails(),
    /** Whether a draft must be approved by a link before it is published, or a reason given; requirement SAY-01. */
    approvalDemanded: flag({ initial: false }),
    /** How many months after the last contact or the end of a contract personal data is deleted; decision 0035. */
    retentionMonths: number({ min: 1, max: 120 }),
    /** After how many years an accepted quote, which is a financial record, is deleted. */
    financialYears: number({ min: 1, max: 30 }),
    /** What the record of processing activities cannot know of itself; PRIV-04. */
    privacyOfficer: text(),
    dataRecipients: paragraphs({ max: 4000 }),
    dataTransfers: paragraphs({ max: 4000 }),
    dataMeasures: paragraphs({ max: 4000 }),
    /** Numbers that the site and quotes show if they are filled in; requirements DESK-02, IDENT-01. */
    vatNumber: text({ max: 30 }),
    commercialNumber: text({ max: 30 }),
    /** The unified national number, which replaces that of the register. */
    unifiedNumber: text({ max: 30 }),
    /** The authentication of a shop at the business platform, and its page there; Saudi e-commerce law, art. 6. */
    authenticationNumber: text({ max: 30 }),
    authenticationLink: link(),
    /** Where customers pay: in the files of quotes, if the number of the account is filled in. */
    bankName: text({ max: 100 }),
    iban: iban(),
    /** The defaults of new quotes. */
    vatRate: number({ min: 0, max: 100, isPercent: true }),
    quoteDays: number({ min: 1, max: 365 }),
    /** How likely an open request is won at each stage, in percent, by which the report of sales weighs it. SALES-01 */
    chanceNew: number({ min: 0, max: 100, isPercent: true }),
    chanceContacted: number({ min: 0, max: 100, isPercent: true }),
    chanceQuoted: number({ min: 0, max: 100, isPercent: true }),
    /** Terms from before sets of terms: a new quote begins with them only where there is no set. Requirement PAPER-02 */
    quoteTerms: paragraphs(),
  },
  wireNames: "camelCase",
  anonymousSees: "nothing",
  filters: [],
  sortedBy: [],
  onSite: true,
  area: "house",
  holds: "house",
});

export type Settings = InputOf<typeof settings>;
/** The settings as `/api/settings` answers them. The id is needed for their history. */
export type SettingsAnswer = AnsweredOf<typeof settings>;
