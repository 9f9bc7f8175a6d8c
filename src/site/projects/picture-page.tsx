import { data } from "react-router";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { shownOfProject } from "../../content/projects/projects.ts";
import { findProject } from "../../content/projects/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { coverPath } from "../../ui/pictures/picture-sources.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { LoadFailure } from "../errors/load-failure.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadTexts, withPictures } from "../loading/load.server.ts";
import { Section } from "../parts/section.tsx";
import { Shot } from "../parts/shot.tsx";
import { missingMeta, pageMeta, projectMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/picture-page.ts";
import styles from "./picture-page.module.css";
import { projectsText } from "./projects.text.ts";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;

/** Search engines should find the project's page, so this page names it as canonical and is not indexed. */
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  if (!loaderData.found) return pageMeta("projects", matches);
  return [...projectMeta(loaderData.found.project, matches), { name: "robots", content: "noindex" }];
};

/** A picture of a project with its caption, for visitors without script; 404 if there is no such picture; requirement SITE-01. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const project = await load(context, ({ reads }) => findProject(reads, params.id));
  if (!project.ok) return data({ found: null }, { status: 503 });
  const place = /^[1-9]\d?$/.test(params.place) ? Number(params.place) : 0;
  const picture = project.value?.gallery[place - 1];
  if (!project.value || !picture) throw data(await loadTexts(context, notFound), { status: 404 });
  return data(
    await withPictures(context, { found: { project: only(project.value, shownOfProject), picture, place } }),
  );
}

export default function PicturePage({ loaderData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  if (!found)
    return (
      <Section>
        <LoadFailure {...projectsText.loadFailed} retry={`/projects/${params.id}/pictures/${params.place}`} />
      </Section>
    );
  const { project, picture, place } = found;
  const at = (other: number) => `/projects/${project.id}/pictures/${other}`;
  return (
    <Section>
      <BidiText
        as="h1"
        className={typeStyles.heading}
        text={picture.title || picture.caption || project.title}
      />
      <figure className={styles.picture}>
        <Shot path={picture.image ?? coverPath(project.id, place)} sizes="min(94vw, 1216px)" eager />
        {picture.title && picture.caption && <BidiText as="figcaption" text={picture.caption} />}
      </figure>
      <nav className={styles.ways} aria-label={projectsText.gallery}>
        {place > 1 && (
          <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={at(place - 1)}>
            {projectsText.viewer.previous}
          </a>
        )}
        <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={`/projects/${project.id}`}>
          {projectsText.back}
        </a>
        {place < project.gallery.length && (
          <a className={`${buttonStyles.button} ${buttonStyles.outlined}`} href={at(place + 1)}>
            {projectsText.viewer.next}
          </a>
        )}
      </nav>
    </Section>
  );
}
