import type { ReactNode } from "react";
import type { ShownProject } from "../../content/projects/projects.ts";
import type { ShownVisionItem } from "../../content/vision/vision-items.ts";
import { type FieldName, named } from "../../kernel/resource/named-record.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import { useStands } from "../parts/absent-pages.ts";
import { visionText } from "../parts/pages.text.ts";
import { Section, Titled } from "../parts/section.tsx";
import { Shot } from "../parts/shot.tsx";
import styles from "./vision.module.css";
import type { VisionTexts } from "./vision-sections.tsx";

type Card = {
  key: string;
  title: string;
  text: string;
  pillar: string;
  image: string;
  field: FieldName | undefined;
  href: string | undefined;
};

type ShowcaseProps = {
  texts: VisionTexts;
  items: ShownVisionItem[];
  /** Those that the texts name, as far as they are on the site. */
  projects: readonly Pick<ShownProject, "id" | "image">[];
};

/**
 * Three projects that the page texts name, each a link while the project exists, under the title of its pillar, followed by the
 * stored project items; left out if there are none; VIS-02, VIS-03.
 */
export function Showcase({ texts, items, projects }: ShowcaseProps) {
  const nameOf = (pillar: string) =>
    items.find(({ type, category }) => type === "pillar" && category === pillar)?.title ??
    wordFor(visionText.categories, pillar) ??
    "";
  const chosen = texts.showcases.map(({ id, title, text, projectId, pillar }): Card => {
    const project = projects.find((one) => one.id === projectId);
    return {
      key: id,
      title,
      text,
      pillar: nameOf(pillar),
      image: project?.image ?? coverPath(projectId),
      field: project && named(project, "image"),
      href: project && `/projects/${projectId}`,
    };
  });
  const stored = items
    .filter(({ type }) => type === "project")
    .map(
      (item): Card => ({
        key: String(item.id),
        title: item.title,
        text: item.description,
        pillar: item.category ? nameOf(item.category) : "",
        image: item.image ?? coverPath(`vision-${item.id}`),
        field: named(item, "image"),
        href: undefined,
      }),
    );
  if (chosen.length + stored.length === 0) return null;
  return (
    <Section
      className={`${styles.section} ${styles.sunken}`}
      title={texts.showcasesTitle}
      more={{ href: "/projects", label: visionText.allProjects }}
    >
      <div className={styles.showcase}>
        {[...chosen, ...stored].map((card) => (
          <ShowcaseCard key={card.key} href={card.href}>
            <Shot path={card.image} alt="" sizes="(max-width: 639px) 120px, 392px" {...card.field} />
            <div>
              {card.pillar && <span>{card.pillar}</span>}
              <Titled title={card.title} text={card.text} />
            </div>
          </ShowcaseCard>
        ))}
      </div>
    </Section>
  );
}

function ShowcaseCard({ href, children }: { href: string | undefined; children: ReactNode }) {
  const stands = useStands();
  return href && stands(href) ? <a href={href}>{children}</a> : <article>{children}</article>;
}
