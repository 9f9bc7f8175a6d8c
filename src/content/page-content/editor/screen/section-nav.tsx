import {
  CircleQuestionMark,
  FilePenLine,
  FileText,
  FolderKanban,
  House,
  Info,
  Layers,
  Lock,
  type LucideIcon,
  Newspaper,
  Palette,
  PanelBottom,
  Phone,
  Plus,
  ReceiptText,
  Star,
  Target,
  UserPlus,
  Users,
} from "lucide-react";
import { Link } from "react-router";
import cardStyles from "../../../../ui/card.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import linkStyles from "../../../../ui/side-links.module.css";
import typeStyles from "../../../../ui/styles/type.module.css";
import type { PageIcon } from "../../../shared/pages.text.ts";
import { pageList } from "../../../shared/pages.ts";
import { useSitePages } from "../../../shared/use-site-pages.ts";
import type { Section } from "../../sections/section.ts";
import { sectionKeys } from "../../sections/section-files.ts";
import { ownPageId } from "../../sections/texts/own-page.text.ts";
import type { SectionEntry } from "../../wire.ts";
import { isKept } from "../local-draft.ts";
import { text } from "../page-content-admin.text.ts";
import navStyles from "./section-nav.module.css";

const icons: Record<PageIcon, LucideIcon> = {
  house: House,
  info: Info,
  layers: Layers,
  folder: FolderKanban,
  newspaper: Newspaper,
  star: Star,
  question: CircleQuestionMark,
  target: Target,
  people: Users,
  phone: Phone,
  lock: Lock,
  document: FileText,
  receipt: ReceiptText,
  person: UserPlus,
};

const iconOf = (key: string) => {
  const page = pageList.find((page) => page.key === key || key.startsWith(`${page.key}-`));
  if (page) return icons[page.icon];
  return key === "brand" ? Palette : key === "shared" ? PanelBottom : FilePenLine;
};

type Group = "pages" | "shared" | "own" | "records";

/** The pages of the site, what several pages show, the pages that the agency added, and records with drafts. */
function groupOf(key: string): Group {
  if (pageList.some((page) => page.key === key)) return "pages";
  if (sectionKeys.includes(key)) return "shared";
  return ownPageId({ key }) === undefined ? "records" : "own";
}

/** The sections of the site; the diamond marks those with a draft, also with one that only this browser has so far. */
export function SectionNav({
  section,
  entries,
}: {
  /** The one that is open, which is named also where it has no draft. */
  section: Section;
  entries: readonly SectionEntry[] | undefined;
}) {
  const current = section.key;
  const drafts = new Set(entries?.filter(({ changes }) => changes > 0).map(({ section }) => section));
  const { data: site = [] } = useSitePages();
  const hidden = new Set(site.filter(({ isHidden }) => isHidden).map(({ key }) => key));
  const isUnsent = (key: string) => entries !== undefined && key !== current && isKept(key);
  const groups: Record<Group, { section: string; label: string }[]> = {
    pages: [],
    shared: [],
    own: [],
    records: [],
  };
  for (const entry of entries ?? []) groups[groupOf(entry.section)].push(entry);
  const isNamed = entries?.some(({ section }) => section === current) ?? true;
  if (!isNamed) groups[groupOf(current)].push({ section: current, label: section.label });
  const links = (group: Group) =>
    groups[group].map(({ section: key, label }) => (
      <Link key={key} to={`/admin/content/${key}`} aria-current={key === current ? "page" : undefined}>
        <Icon of={iconOf(key)} />
        {label}
        {hidden.has(key) && <small className={typeStyles.muted}>{text.hiddenPage}</small>}
        {(drafts.has(key) || isUnsent(key)) && (
          <>
            <i className={typeStyles.diamond} />
            <span className={typeStyles.unseen}>{isUnsent(key) ? text.unsent : text.changed}</span>
          </>
        )}
      </Link>
    ));
  return (
    <nav
      className={`${cardStyles.card} ${linkStyles.links} ${navStyles.sections}`}
      aria-label={text.sections}
    >
      {links("pages")}
      <hr />
      {links("shared")}
      <hr />
      {links("own")}
      <Link to="/admin/pages?edit=new">
        <Icon of={Plus} />
        {text.newPage}
      </Link>
      {groups.records.length > 0 && <hr />}
      {links("records")}
    </nav>
  );
}
