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
  Palette,
  PanelBottom,
  Phone,
  Plus,
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
import { sectionKeys } from "../../sections/known-sections.ts";
import type { SectionEntry } from "../../wire.ts";
import { isKept } from "../local-draft.ts";
import { text } from "../page-content-admin.text.ts";
import navStyles from "./section-nav.module.css";

const icons: Record<string, LucideIcon> = {
  homepage: House,
  about: Info,
  services: Layers,
  projects: FolderKanban,
  testimonials: Star,
  faq: CircleQuestionMark,
  vision2030: Target,
  leadership: Users,
  contact: Phone,
  privacy: Lock,
  terms: FileText,
  register: UserPlus,
  brand: Palette,
  shared: PanelBottom,
};

const ofSpecification = 11;

/** The sections of the site; the diamond marks those with a draft, also with one that only this browser has so far. */
export function SectionNav({
  current,
  entries,
}: {
  current: string;
  entries: readonly SectionEntry[] | undefined;
}) {
  const drafts = new Set(entries?.filter(({ changes }) => changes > 0).map(({ section }) => section));
  const isUnsent = (key: string) => entries !== undefined && key !== current && isKept(key);
  const links = (from: number, to?: number) =>
    entries?.slice(from, to).map(({ section: key, label }) => (
      <Link key={key} to={`/admin/content/${key}`} aria-current={key === current ? "page" : undefined}>
        <Icon of={icons[key] ?? FilePenLine} />
        {label}
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
      {links(0, ofSpecification)}
      <hr />
      {links(ofSpecification, sectionKeys.length)}
      <hr />
      {links(sectionKeys.length)}
      <Link to="/admin/pages?edit=new">
        <Icon of={Plus} />
        {text.newPage}
      </Link>
    </nav>
  );
}
