import { formatPercent } from "../../kernel/format.ts";
import { wordFor } from "../../kernel/word-for.ts";
import { Badge, type BadgeTone, Tag } from "../../ui/badge.tsx";
import { BidiName } from "../../ui/bidi-text.tsx";
import { Ltr } from "../../ui/ltr.tsx";
import { Progress } from "../../ui/progress.tsx";
import { projectText } from "./projects.text.ts";
import type { Project } from "./projects.ts";

const tones: Record<string, BadgeTone> = { completed: "success", "in-progress": "info", planning: "warn" };

/** Colours by state, whatever else in grey; requirement PRJ-02. */
const toneOf = (status: string): BadgeTone => wordFor(tones, status) ?? "neutral";

/** The state as people read it: the word of the house, else the text as given. */
export function statusLabel(status: string): string {
  return wordFor(projectText.statuses, status) ?? (status.trim() || projectText.unknownStatus);
}

/** State and category, side by side: one has a dot, so that the two never read as one kind. */
export function ProjectTags({ project }: { project: Pick<Project, "status" | "category"> }) {
  return (
    <div className="tags">
      <Badge tone={toneOf(project.status)}>
        <BidiName text={statusLabel(project.status)} />
      </Badge>
      <Tag tone={project.category}>{projectText.categories[project.category]}</Tag>
    </div>
  );
}

/** The bar fills from the right in the colour of the state. */
export function CompletionBar({ project }: { project: Pick<Project, "status" | "completion"> }) {
  return (
    <Progress percent={project.completion} label={projectText.completion} tone={toneOf(project.status)} />
  );
}

export function CompletionFigure({ completion }: { completion: number }) {
  return (
    <b className="num">
      <Ltr>{formatPercent(completion)}</Ltr>
    </b>
  );
}
