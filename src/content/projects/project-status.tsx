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

/** Colours by state, whatever else in grey; requirement PRJ-02. */
export const toneOf = (status: string): BadgeTone => wordFor(tones, status) ?? "neutral";

/** The state as people read it: the word of the house, else the text as given. */
export function statusLabel(status: string): string {
  return wordFor(projectText.statuses, status) ?? (status.trim() || projectText.unknownStatus);
}

/** State and category, side by side: one has a dot, so that the two never read as one kind. */
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

/** What is known of a project, each known by its icon; what is not known is left out. */
export function IconFacts({ facts, isCut = false }: { facts: readonly IconFact[]; isCut?: boolean }) {
  return facts.map(
    ([icon, label, words]) =>
      words !== "" && (
        <div key={label}>
          <dt>
            <Icon of={icon} />
            <span className={typeStyles.unseen}>{label}</span>
          </dt>
          {/* Words that may be cut short are whole in the title. */}
          <BidiText as="dd" title={isCut ? words : undefined} text={words} />
        </div>
      ),
  );
}
