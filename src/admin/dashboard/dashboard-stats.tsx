import { Eye, FolderKanban, type LucideIcon, Star, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatNumber } from "../../kernel/text/format.ts";
import cardStyles from "../../ui/card.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import boneStyles from "../../ui/skeleton.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { addressOf, type ScreenKey } from "../shell/screens.ts";
import { dashboardText as text } from "./dashboard.text.ts";
import type { Dashboard, Figure } from "./dashboard-answer.ts";
import styles from "./dashboard-stats.module.css";

const stats = [
  ["projects", "projects", FolderKanban],
  ["clients", "clients", Users],
  ["visitors", "analytics", Eye],
  ["reviews", "testimonials", Star],
] as const;

/** The four figures with their changes; each links to its records. `figures` is undefined while they load. */
export function DashboardStats({ figures, failed }: { figures: Dashboard | undefined; failed: boolean }) {
  return (
    <div className={`${cardStyles.card} ${styles.figures}`}>
      {stats
        .filter(([name]) => figures?.[name] !== null)
        .map(([name, screen, icon]) => (
          <Stat
            key={name}
            failed={failed}
            screen={screen}
            icon={icon}
            label={text.figures[name]}
            value={figures?.[name]?.total}
          >
            {figures?.[name] && <Change name={name} figure={figures[name]} rating={figures.reviews.rating} />}
          </Stat>
        ))}
    </div>
  );
}

type ChangeProps = { name: (typeof stats)[number][0]; figure: Figure; rating: number | null };

function Change({ name, figure: { total, recent, before }, rating }: ChangeProps) {
  if (name === "visitors") return text.change(total, before);
  return (
    <>
      {name === "reviews" && rating !== null && (
        <BidiText text={`${text.rated}. `} values={{ rating: formatNumber(rating) }} />
      )}
      {text.added(recent, before)}
    </>
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
    <Link data-figure className={styles.figure} to={addressOf(screen)}>
      <span>
        <Icon of={icon} />
        {label}
      </span>
      <b className={typeStyles.digits}>
        {value === undefined ? (
          failed ? (
            "-"
          ) : (
            <i className={boneStyles.bone} data-bone />
          )
        ) : (
          formatNumber(value)
        )}
      </b>
      <small>{children}</small>
    </Link>
  );
}
