import { Eye, FolderKanban, type LucideIcon, Star, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { addressOf, type ScreenKey } from "../shell/screens.ts";
import { dashboardText as text } from "./dashboard.text.ts";
import type { Dashboard } from "./dashboard-answer.ts";

/** The four figures with what changed, each opening its records. Undefined while they are counted. */
export function DashboardStats({ figures, failed }: { figures: Dashboard | undefined; failed: boolean }) {
  const { projects, clients, visitors, reviews } = figures ?? {};
  return (
    <div className="stats">
      <Stat
        failed={failed}
        screen="projects"
        icon={FolderKanban}
        label={text.figures.projects}
        value={projects?.total}
      >
        {projects && text.added(projects.recent, projects.before)}
      </Stat>
      <Stat failed={failed} screen="clients" icon={Users} label={text.figures.clients} value={clients?.total}>
        {clients && text.added(clients.recent, clients.before)}
      </Stat>
      <Stat
        failed={failed}
        screen="analytics"
        icon={Eye}
        label={text.figures.visitors}
        value={visitors?.total}
      >
        {visitors && text.change(visitors.total, visitors.before)}
      </Stat>
      <Stat
        failed={failed}
        screen="testimonials"
        icon={Star}
        label={text.figures.reviews}
        value={reviews?.total}
      >
        {reviews && (
          <>
            {reviews.rating !== null && (
              <BidiText text={`${text.rated}. `} values={{ rating: formatNumber(reviews.rating) }} />
            )}
            {text.added(reviews.recent, reviews.before)}
          </>
        )}
      </Stat>
    </div>
  );
}

type StatProps = {
  screen: ScreenKey;
  icon: LucideIcon;
  label: string;
  value: number | undefined;
  failed: boolean;
  children: ReactNode;
};

function Stat({ screen, icon, label, value, failed, children }: StatProps) {
  return (
    <Link className="card stat" to={addressOf(screen)}>
      <span>{label}</span>
      <Icon of={icon} />
      <b className="num">{value === undefined ? failed ? "-" : <i className="sk" /> : formatNumber(value)}</b>
      <small>{children}</small>
    </Link>
  );
}
