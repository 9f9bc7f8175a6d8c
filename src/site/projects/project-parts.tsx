import { ArrowLeft, Maximize2 } from "lucide-react";
import { CompletionBar, CompletionFigure, ProjectTags } from "../../content/projects/project-status.tsx";
import { projectText } from "../../content/projects/projects.text.ts";
import type { ShownProject } from "../../content/projects/projects.ts";
import { formatDate } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { usePictureNote } from "../../ui/pictures/picture-notes.tsx";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { FactRows } from "../../ui/text/facts.tsx";
import { Crumbs } from "../frame/crumbs.tsx";
import { siteText } from "../frame/site.text.ts";
import { Section } from "../parts/section.tsx";
import { projectsText } from "./projects.text.ts";

type ProjectProps = { project: ShownProject };

/** State and category over the title, then the cover; requirement PRJ-05. */
export function ProjectHero({ project }: ProjectProps) {
  const parents = [
    ["/", siteText.nav.home],
    ["/projects", siteText.nav.projects],
  ] as const;
  return (
    <Section className="phero pjh">
      <div className="in">
        <Crumbs parents={parents} current={project.title} />
        <ProjectTags project={project} />
        <BidiText as="h1" className="h1" text={project.title} />
        {project.summary && <BidiText as="p" className="lead" text={project.summary} />}
      </div>
    </Section>
  );
}

/** The cover, and below it the facts and the progress of the project. */
export function ProjectFacts({ project }: ProjectProps) {
  const facts = [
    [projectText.client, project.client],
    [projectText.value, project.value],
    [projectText.duration, project.duration],
    [projectText.location, project.location],
    [projectText.startDate, project.startDate && formatDate(project.startDate)],
    [projectText.endDate, project.endDate && formatDate(project.endDate)],
  ] as const;
  return (
    <Section className="" label={projectText.facts}>
      <figure className="pjcover cov">
        <Picture
          path={project.image ?? coverPath(project.id)}
          alt={project.imageAlt || undefined}
          sizes="(max-width: 1296px) 94vw, 1216px"
          eager
        />
      </figure>
      <dl className="pjfacts">
        <FactRows facts={facts} />
        <div className="wide">
          <dt>{projectText.completion}</dt>
          <dd>
            <CompletionBar project={project} />
            <CompletionFigure completion={project.completion} />
          </dd>
        </div>
      </dl>
    </Section>
  );
}

/** The description, a column for each of its paragraphs. */
export function Story({ project }: ProjectProps) {
  const paragraphs = project.description.split(/\n\s*\n/).filter((text) => text.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <section className="section tight">
      <h2 className="vh">{projectsText.about}</h2>
      <div className="wrap story">
        {paragraphs.map((text) => (
          <BidiText key={text} as="p" text={text} />
        ))}
      </div>
    </section>
  );
}

/** Pictures with their captions; drawn ones keep the colours of the project's own cover. Without any it is left out. */
export function Gallery({ project: { id, gallery } }: ProjectProps) {
  if (gallery.length === 0) return null;
  return (
    <Section className="gsec" title={projectsText.gallery}>
      <ul className="gallery">
        {gallery.map(({ image, caption }, index) => (
          <GalleryPicture
            // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice, and the list never changes
            key={index}
            path={image ?? coverPath(id, index + 1)}
            caption={caption}
            label={projectsText.galleryImage
              .replace("{n}", String(index + 1))
              .replace("{total}", String(gallery.length))}
          />
        ))}
      </ul>
    </Section>
  );
}

/** A link to the whole picture, named by its caption, or by the library's words where it has none. */
function GalleryPicture({ path, caption, label }: { path: string; caption: string; label: string }) {
  const note = usePictureNote(path);
  const words = caption || note.alt;
  return (
    <li>
      <a className="cov" href={path} aria-label={words ? `${label}: ${words}` : label}>
        <Picture path={path} alt="" sizes="(max-width: 900px) 92vw, 800px" />
        <span className="zoom">
          <Icon of={Maximize2} />
        </span>
      </a>
      {caption && <BidiText as="p" text={caption} />}
    </li>
  );
}

/** The project after this one, as the closing band. */
export function NextProject({ project }: ProjectProps) {
  return (
    <section className="nextp">
      <a className="wrap" href={`/projects/${project.id}`}>
        <div>
          <span className="sm">{projectsText.next}</span>
          <BidiText as="h2" className="h2" text={project.title} />
          <BidiText as="p" text={project.summary} />
          <span className="btn onband">
            {projectsText.read} <Icon of={ArrowLeft} className="go" />
          </span>
        </div>
        <div className="cov">
          <Picture
            path={project.image ?? coverPath(project.id)}
            alt=""
            sizes="(max-width: 900px) 92vw, 600px"
          />
        </div>
      </a>
    </section>
  );
}
