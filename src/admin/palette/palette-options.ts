import { CornerDownLeft, ExternalLink, type LucideIcon, Plus, Search, SunMoon } from "lucide-react";
import { keysOf } from "../../kernel/objects.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { matches } from "../../kernel/text/search.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { adminText, screenNames } from "../shell/admin.text.ts";
import { addressOf, isOffered, type ScreenKey, screenAreas, screenIcons } from "../shell/screens.ts";
import { toggleTheme } from "../shell/toggle-theme.ts";
import { addNames, recordNames, paletteText as text } from "./palette.text.ts";
import type { SearchAnswer, SearchHit } from "./search-hit.ts";

export type PaletteOption = {
  id: string;
  icon: LucideIcon;
  label: string;
  /** The kind of option, in small type beside the label. */
  note: string;
  /** The address to open, or the action to run. */
  to: string | (() => void);
};
export type PaletteGroup = { name: string; options: PaletteOption[] };

/** The icon of the Enter key in the palette's key hints. */
export const enterIcon = CornerDownLeft;

/**
 * The options for a query: found records, screens and actions whose names contain it, and the settings and page texts that it
 * names (`places`); empty groups are left out.
 */
export function paletteGroups(
  query: string,
  answer: SearchAnswer,
  role: StaffRole,
  places: PaletteOption[] = [],
): PaletteGroup[] {
  const named = (option: PaletteOption) => matches(query, [option.label]);
  return [
    { name: text.records, options: [...answer.hits.map(hitOption), ...moreOptions(query, answer.more)] },
    { name: text.screens, options: screensFor(role).filter(named) },
    { name: text.places, options: places },
    { name: text.actions, options: actionsFor(role).filter(named) },
  ].filter(({ options }) => options.length > 0);
}

function screensFor(role: StaffRole): PaletteOption[] {
  return keysOf(screenNames)
    .filter((screen) => isOffered(role, screen))
    .map((screen) => ({
      id: `screen-${screen}`,
      icon: screenIcons[screen],
      label: screenNames[screen],
      note: "",
      to: addressOf(screen),
    }));
}

function actionsFor(role: StaffRole): PaletteOption[] {
  const adding = keysOf(addNames)
    .filter((screen) => may(role, "write", screenAreas[screen]))
    .map((screen) => ({
      id: `add-${screen}`,
      icon: Plus,
      label: addNames[screen],
      note: "",
      to: `${addressOf(screen)}?edit=new`,
    }));
  return [...adding, ...everywhere];
}

const everywhere: PaletteOption[] = [
  {
    id: "theme",
    icon: SunMoon,
    label: adminText.toggleTheme,
    note: "",
    // The early script of every page listens for this button.
    to: toggleTheme,
  },
  {
    id: "live-site",
    icon: ExternalLink,
    label: adminText.liveSite,
    note: adminText.newWindow,
    to: () => void window.open("/", "_blank", "noopener"),
  },
];

function hitOption({ screen, id, title, detail }: SearchHit): PaletteOption {
  const name = title || text.untitled;
  const label = detail ? `${name}${/\p{L}$/u.test(name) ? "\u060C" : ""} ${detail}` : name;
  const note = wordFor(recordNames, screen) ?? screenNames[screen];
  return { id: `${screen}-${id}`, icon: screenIcons[screen], label, note, to: recordAddress(screen, id) };
}

/** The address that opens a record: a quote on its screen, a request beside its list, a user in its row, others in a form. */
export function recordAddress(screen: ScreenKey, id: number | string): string {
  const at = encodeURIComponent(id);
  if (screen === "quotes" || screen === "quote-requests" || screen === "messages")
    return `${addressOf(screen)}/${at}`;
  return `${addressOf(screen)}?${screen === "users" ? "id" : "edit"}=${at}`;
}

function moreOptions(query: string, more: readonly ScreenKey[]): PaletteOption[] {
  return more.map((screen) => ({
    id: `more-${screen}`,
    icon: Search,
    label: text.allIn.replace("{screen}", () => screenNames[screen]),
    note: "",
    to: `${addressOf(screen)}?q=${encodeURIComponent(query.trim())}`,
  }));
}
