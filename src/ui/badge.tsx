import type { ReactNode } from "react";
import badgeStyles from "./badge.module.css";

export type BadgeTone = "success" | "info" | "warn" | "neutral" | "danger" | "accent";

/** A status: tint and rhombic dot. */
export function Badge({ tone = "neutral", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span className={`${badgeStyles.badge} ${badgeStyles[tone]}`} data-tone={tone}>
      {children}
    </span>
  );
}

export type TagTone = "commercial" | "residential" | "industrial" | "other";

/** A category or a keyword. */
export function Tag({ tone = "other", children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className={`${badgeStyles.keyword} ${badgeStyles[tone]}`} data-tag>
      {children}
    </span>
  );
}
