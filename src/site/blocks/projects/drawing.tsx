import { ProjectCard } from "../../../content/projects/project-card.tsx";
import { useStands } from "../../parts/absent-pages.ts";
import { Section } from "../../parts/section.tsx";
import { headOf, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import shared from "../shared.module.css";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";
import type { Found } from "./records.server.ts";

/** The chosen projects; without a choice the newest. */
export default function ProjectsBlock({ texts, records }: BlockProps<typeof block, Found>) {
  const stands = useStands();
  const { chosen = [], newest = [] } = records ?? {};
  const ids = texts.items.map(({ projectId }) => projectId);
  const found = ids.flatMap((id) => chosen.find((project) => project.id === id) ?? []);
  const shown = found.length > 0 ? found : newest;
  if (shown.length === 0 || !stands("/projects")) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts, "/projects")}>
      <div className={shared.thirds}>
        {shown.map((project) => (
          <ProjectCard key={project.id} project={project} />
        ))}
      </div>
    </Section>
  );
}
