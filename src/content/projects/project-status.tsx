import type { LucideIcon } from "lucide-react";
import { formatPercent } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Badge, type BadgeTone, Tag } from "../../ui/badge.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName, BidiText } from "../../ui/text/bidi-text.tsx";
import { Ltr } from "../../ui/text/ltr.tsx";
import { projectText } from "./projects.text.ts";
import type { Project } from "./projects.ts";

const tones: Record<string, BadgeTone> = { completed: "success", "in-progress": "info", planning: "warn" };

/** The colour of a state; grey for unknown states. Requirement PRJ-02. */
export const toneOf = (status: string): BadgeTone => wordFor(tones, status) ?? "neutral";

/** The Arabic name of a state; an unknown one is returned as it is. */
export function statusLabel(status: string): string {
  return wordFor(projectText.statuses, status) ?? (status.trim() || projectText.unknownStatus);
}

/** State and category side by side. Only the state has a dot, so that the two are not confused. */
export function ProjectTags({
  project,
  className,
}: {
  project: Pick<Project, "status" | "category">;
  className?: string | undefined;
}) {
  return (
    <div className={className}>
      <Badge tone={toneOf(project.status)}>
        <BidiName text={statusLabel(project.status)} />
      </Badge>
      <Tag tone={project.category}>{projectText.categories[project.category]}</Tag>
    </div>
  );
}

export function CompletionFigure({ completion }: { completion: number }) {
  return (
    <b className={typeStyles.digits}>
      <Ltr>{formatPercent(completion)}</Ltr>
    </b>
  );
}

export type IconFact = readonly [icon: LucideIcon, label: string, words: string];

/** The known facts of a project, each with an icon; unknown ones are left out. */
export function IconFacts({ facts, isCut = false }: { facts: readonly IconFact[]; isCut?: boolean }) {
  return facts.map(
    ([icon, label, words]) =>
      words !== "" && (
        <div key={label}>
          <dt>
            <Icon of={icon} />
            <span className={typeStyles.unseen}>{label}</span>
          </dt>
          {/* The title holds the whole text where it may be cut off. */}
          <BidiText as="dd" title={isCut ? words : undefined} text={words} />
        </div>
      ),
  );
}
