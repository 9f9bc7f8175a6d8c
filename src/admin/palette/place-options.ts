import { addressOnPage } from "../../content/page-content/sections/page-address.ts";
import type { PageField, Section } from "../../content/page-content/sections/section.ts";
import { pageSections } from "../../content/page-content/sections/sections.ts";
import { settings } from "../../content/settings/settings.ts";
import { text as settingsText } from "../../content/settings/settings-admin.text.ts";
import { keysOf } from "../../kernel/objects.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { foldForSearch, matches } from "../../kernel/text/search.ts";
import { screenNames } from "../shell/admin.text.ts";
import { addressOf, isOffered, type ScreenKey, screenIcons } from "../shell/screens.ts";
import type { PaletteOption } from "./palette-options.ts";
import { sameWords } from "./places.text.ts";

const mostPlaces = 8;

type Group = keyof typeof settingsText.groups;

/** In which group of its screen each setting stands. */
const groupOf: Readonly<
  Record<Exclude<keyof typeof settings.words.labels, "hiddenPages" | "quoteTerms">, Group>
> = {
  agencyName: "identity",
  legalName: "identity",
  tagline: "identity",
  logo: "identity",
  foundedYear: "identity",
  copyrightYear: "identity",
  phone: "contact",
  chatNumber: "contact",
  chatGreeting: "contact",
  email: "contact",
  addressLine1: "contact",
  addressLine2: "contact",
  city: "contact",
  district: "contact",
  openingHours: "contact",
  branches: "contact",
  holidays: "contact",
  workingHours: "contact",
  announcement: "announcement",
  announcementLink: "announcement",
  announcementLinkText: "announcement",
  announcementFrom: "announcement",
  announcementUntil: "announcement",
  announcementPages: "announcement",
  socials: "links",
  googleProof: "search",
  bingProof: "search",
  robotsLines: "search",
  adsLines: "search",
  securityEmail: "search",
  defaultTheme: "theme",
  notificationEmails: "notifications",
  vatNumber: "legal",
  commercialNumber: "legal",
  unifiedNumber: "legal",
  authenticationNumber: "legal",
  authenticationLink: "legal",
  approvalDemanded: "publishing",
  bankName: "quotes",
  iban: "quotes",
  vatRate: "quotes",
  quoteDays: "quotes",
  chanceNew: "quotes",
  chanceContacted: "quotes",
  chanceQuoted: "quotes",
  retentionMonths: "privacy",
  financialYears: "privacy",
  privacyEmail: "privacy",
  privacyOfficer: "privacy",
  dataRecipients: "privacy",
  dataTransfers: "privacy",
  dataMeasures: "privacy",
};

/**
 * The settings, the sections of page texts, their parts and their fields whose names hold the query or another word for the same:
 * those whose own name begins with it first, at most eight. Requirement ADM-02.
 */
export function placesFor(query: string, role: StaffRole): PaletteOption[] {
  if (query.trim() === "") return [];
  const typed = foldForSearch(query.trim());
  const synonyms = foldedWords.filter(({ folded }) => folded.includes(typed)).flatMap(({ words }) => words);
  const rank = (label: string) => {
    const folded = foldForSearch(label);
    return folded === typed ? 0 : folded.startsWith(typed) ? 1 : matches(query, [label]) ? 2 : 3;
  };
  return allPlaces(role)
    .filter(({ label, note }) => isNamed(query, synonyms, label, note))
    .map((option) => ({ option, place: rank(option.label) })) // once for each, and not with each comparison
    .toSorted((one, other) => one.place - other.place)
    .slice(0, mostPlaces)
    .map(({ option }) => option);
}

/** The words of one meaning, with their folded forms, which do not depend on the query. */
const foldedWords = sameWords.map((words) => ({ words, folded: words.map(foldForSearch) }));

/** Whether a name holds the query, or a word that means the same as it; the note helps only together with the name. */
function isNamed(query: string, synonyms: readonly string[], label: string, note: string) {
  if (matches(query, [label])) return true;
  if (synonyms.some((word) => matches(word, [label]))) return true;
  return (
    matches(query, [label, note]) &&
    query
      .trim()
      .split(/\s+/)
      .some((word) => matches(word, [label]))
  );
}

function allPlaces(role: StaffRole): PaletteOption[] {
  return [
    ...(isOffered(role, "pages") ? [hiddenPages] : []),
    ...(isOffered(role, "quote-terms") ? [quoteTerms] : []),
    ...(isOffered(role, "settings") ? settingPlaces() : []),
    ...(isOffered(role, "content") ? pageSections.flatMap(sectionPlaces) : []),
  ];
}

/** Which pages visitors find is set where the pages are listed. */
const hiddenPages = place("pages", "setting-hiddenPages", {
  label: settings.words.labels.hiddenPages,
  note: screenNames.pages,
  to: `${addressOf("pages")}#site-pages`,
});

/** Terms have a screen of their own. */
const quoteTerms = place("quote-terms", "setting-quoteTerms", {
  label: settings.words.labels.quoteTerms,
  note: screenNames["quote-terms"],
  to: addressOf("quote-terms"),
});

function settingPlaces(): PaletteOption[] {
  return keysOf(groupOf).map((name) =>
    place("settings", `setting-${name}`, {
      label: settings.words.labels[name],
      note: `${screenNames.settings} · ${settingsText.groups[groupOf[name]].title}`,
      to: `${addressOf("settings")}#set-${groupOf[name]}`,
    }),
  );
}

function sectionPlaces(section: Section): PaletteOption[] {
  const screen = `${addressOf("content")}/${section.key}`;
  const within = (id: string, label: string, to = screen) =>
    place("content", `text-${section.key}-${id}`, { label, note: section.label, to });
  const fieldsOf = (field: PageField): PaletteOption[] =>
    field.parts
      ? Object.entries(field.parts).map(([part, label]) => within(`part-${part}`, label))
      : [within(field.id, field.label, `${screen}#${addressOnPage(section.key, field.id)}`)];
  const whole = place("content", `text-${section.key}`, {
    label: section.label,
    note: screenNames.content,
    to: screen,
  });
  return [whole, ...section.fields.flatMap(fieldsOf)];
}

function place(screen: ScreenKey, id: string, option: Pick<PaletteOption, "label" | "note" | "to">) {
  return { id, icon: screenIcons[screen], ...option };
}
