import { Banknote, Calendar, CalendarCheck, Clock, MapPin } from "lucide-react";
import { formatDate } from "../../kernel/text/format.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { CompletionBar, CompletionFigure, type IconFact, IconFacts, ProjectTags } from "./project-status.tsx";
import { projectText } from "./projects.text.ts";
import type { ShownProject } from "./projects.ts";

type ProjectCardProps = {
  project: ShownProject;
  /** Beside other cards, over the row with its picture beside its words, or over the two places that a row has left. */
  span?: "plain" | "wide" | "rest";
  /** True for pictures that are seen first. */
  eager?: boolean;
};

const classes = { plain: "card pcard", wide: "card pcard wide", rest: "card pcard wide rest" };
const plainSizes = "(max-width: 600px) 92vw, (max-width: 1120px) 46vw, 392px";
const sizes = {
  plain: plainSizes,
  wide: "(max-width: 900px) 92vw, 690px",
  rest: "(max-width: 900px) 92vw, 460px",
};

/** One project in a list, a link to its page as a whole; requirement PRJ-01. */
export function ProjectCard({ project, span = "plain", eager = false }: ProjectCardProps) {
  const words = project.summary || project.description.split("\n")[0];
  return (
    <a className={classes[span]} href={`/projects/${project.id}`}>
      <div className="cov">
        <Picture path={project.image ?? coverPath(project.id)} alt="" sizes={sizes[span]} eager={eager} />
        <ProjectTags project={project} />
      </div>
      <div className="body">
        <div>
          <BidiText as="h2" className="h3" text={project.title} />
          <BidiText as="p" className="cl" text={project.client} />
        </div>
        <BidiText as="p" className="d" text={words ?? ""} />
        <Facts project={project} />
        <div className="pg">
          <div>
            <span>{projectText.completion}</span>
            <CompletionFigure completion={project.completion} />
          </div>
          <CompletionBar project={project} />
        </div>
      </div>
    </a>
  );
}

/** Value, duration, place, start and end; what is not known is left out. */
function Facts({ project }: { project: ShownProject }) {
  const facts: IconFact[] = [
    [Banknote, projectText.value, project.value],
    [Clock, projectText.duration, project.duration],
    [Calendar, projectText.startDate, project.startDate && formatDate(project.startDate)],
    [CalendarCheck, projectText.endDate, project.endDate && formatDate(project.endDate)],
    [MapPin, projectText.location, project.location],
  ];
  if (facts.every(([, , value]) => value === "")) return null;
  return (
    <dl>
      <IconFacts facts={facts} />
    </dl>
  );
}
