import {
  Archive,
  Bell,
  BookmarkCheck,
  ChartColumn,
  ChartNoAxesCombined,
  CircleQuestionMark,
  Contact,
  FilePenLine,
  Files,
  FolderKanban,
  Image,
  Inbox,
  Layers,
  LayoutDashboard,
  ListTodo,
  type LucideIcon,
  Mail,
  MessageSquareText,
  Newspaper,
  Package,
  ReceiptText,
  Route,
  ScrollText,
  Server,
  Settings,
  ShieldCheck,
  Star,
  Tags,
  Target,
  TextCursorInput,
  UserCog,
  Users,
} from "lucide-react";
import { keysOf } from "../../kernel/objects.ts";
import { type Area, may, type StaffRole } from "../../kernel/roles.ts";
import { adminText, groupNames, lostText, screenNames } from "./admin.text.ts";

export type ScreenKey = keyof typeof screenNames;

/** The icon of each screen; its address is `/admin/` and the key, the dashboard's `/admin`. */
export const screenIcons: Record<ScreenKey, LucideIcon> = {
  dashboard: LayoutDashboard,
  setup: ListTodo,
  content: FilePenLine,
  services: Layers,
  packages: Package,
  "packages-server": Server,
  team: Users,
  testimonials: Star,
  articles: Newspaper,
  faq: CircleQuestionMark,
  "question-categories": Tags,
  vision2030: Target,
  pages: Files,
  media: Image,
  addresses: Route,
  projects: FolderKanban,
  clients: Contact,
  "quote-requests": Inbox,
  quotes: ReceiptText,
  "saved-lines": BookmarkCheck,
  "quote-terms": ScrollText,
  "sales-report": ChartNoAxesCombined,
  messages: Mail,
  tasks: ListTodo,
  "reply-templates": MessageSquareText,
  "own-fields": TextCursorInput,
  analytics: ChartColumn,
  users: UserCog,
  notices: Bell,
  privacy: ShieldCheck,
  export: Archive,
  settings: Settings,
};

/** The area of each screen: users who may read that area see the screen; requirement ROLE-01. */
export const screenAreas: Record<ScreenKey, Area> = {
  dashboard: "common",
  setup: "house",
  content: "site",
  services: "site",
  packages: "site",
  "packages-server": "site",
  team: "site",
  testimonials: "site",
  articles: "site",
  faq: "site",
  "question-categories": "site",
  vision2030: "site",
  pages: "site",
  media: "site",
  addresses: "site",
  projects: "projects",
  clients: "sales",
  "quote-requests": "sales",
  quotes: "sales",
  "saved-lines": "sales",
  "quote-terms": "sales",
  "sales-report": "sales",
  messages: "sales",
  tasks: "sales",
  "reply-templates": "sales",
  "own-fields": "sales",
  analytics: "figures",
  // Every user's own account is on this screen too.
  users: "common",
  // Everybody has notices of their own.
  notices: "common",
  privacy: "house",
  export: "house",
  settings: "house",
};

/** Whether a role sees a screen. */
export function sees(role: StaffRole, screen: ScreenKey): boolean {
  // The content editor is only a form, so it needs the right to write.
  return may(role, screen === "content" ? "write" : "read", screenAreas[screen]);
}

/**
 * Whether menus offer a screen to a role. Users who cannot manage others reach their account through their name, and the
 * dashboard leads to the set-up while it is open.
 */
export function isOffered(role: StaffRole, screen: ScreenKey): boolean {
  return screen !== "setup" && sees(role, screen) && (screen !== "users" || may(role, "read", "house"));
}

/** The sidebar below the dashboard: every screen of ADM-01 in its group. */
export const screenGroups: { name: string; screens: ScreenKey[] }[] = [
  {
    name: groupNames.website,
    screens: [
      "content",
      "services",
      "packages",
      "packages-server",
      "team",
      "articles",
      "testimonials",
      "faq",
      "question-categories",
      "vision2030",
      "pages",
      "media",
      "addresses",
    ],
  },
  {
    name: groupNames.work,
    screens: [
      "projects",
      "clients",
      "quote-requests",
      "quotes",
      "saved-lines",
      "quote-terms",
      "sales-report",
      "messages",
      "tasks",
      "reply-templates",
      "own-fields",
    ],
  },
  { name: groupNames.system, screens: ["analytics", "users", "privacy", "export", "settings"] },
];

const ownAreas: readonly Area[] = ["site", "projects", "sales", "house"];

/**
 * The groups with the screens that a role sees, without empty ones. A role that works on requests and only reads the site sees
 * its own screens first; requirement ROLE-01.
 */
export function groupsFor(role: StaffRole) {
  const isOwn = ({ screens }: (typeof screenGroups)[number]) =>
    screens.some(
      (screen) => ownAreas.includes(screenAreas[screen]) && may(role, "write", screenAreas[screen]),
    );
  const hasOwn = screenGroups.some(isOwn);
  const rank = (group: (typeof screenGroups)[number]) => (hasOwn && !isOwn(group) ? 1 : 0);
  return screenGroups
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ name, screens }) => ({ name, screens: screens.filter((screen) => isOffered(role, screen)) }))
    .filter(({ screens }) => screens.length > 0);
}

/** The quick links of the dashboard, in their order; requirement ADM-06. */
export const quickScreens: ScreenKey[] = [
  "projects",
  "testimonials",
  "content",
  "analytics",
  "users",
  "messages",
  "vision2030",
  "faq",
];

export function addressOf(screen: ScreenKey): string {
  return screen === "dashboard" ? "/admin" : `/admin/${screen}`;
}

/** An address without the id of the record that is open beside its list. */
export function placeOf(pathname: string): string {
  return pathname.replace(/^(\/admin\/(?:quote-requests|messages))\/[^/]*$/, "$1");
}

/** The screen at an address, or undefined when there is none. */
export function screenAt(pathname: string): ScreenKey | undefined {
  const path = pathname.replace(/\/+$/, "").toLowerCase();
  // The content editor has an address for each section, and one below each; every quote has its own address.
  const own = placeOf(path).replace(/^(\/admin\/(?:content|quotes))\/.*/, "$1");
  return keysOf(screenNames).find((screen) => addressOf(screen) === own);
}

/** The title of every page of the admin: `{screen} · …`, followed by the agency's name where it is known. */
export function titleOf(name: string, agency: string): string {
  const title = agency === "" ? adminText.titleAlone : adminText.title;
  return title.replace("{screen}", () => name).replace("{agency}", () => agency);
}

export function titleAt(pathname: string, agency: string): string {
  const screen = screenAt(pathname);
  return titleOf(screen ? screenNames[screen] : lostText.title, agency);
}
