import { data } from "react-router";
import { findOwnPage, isPublic } from "../../content/page-content/own-pages/store.server.ts";
import { textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { standsAlone } from "../../content/page-content/sections/landing.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import type { Section } from "../../content/page-content/sections/section.ts";
import { notFound } from "../../content/page-content/sections/texts/not-found.text.ts";
import { ownPageKey, ownPageSection } from "../../content/page-content/sections/texts/own-page.text.ts";
import { shownUnpublishedContext } from "../../content/page-content/sections/texts-source.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { Block } from "../blocks/block.tsx";
import hero from "../blocks/hero/block.text.ts";
import { loadBlocks } from "../blocks/load-blocks.server.ts";
import { BlockDrawingContext, PageParts } from "../blocks/page-parts.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { PageFailure } from "../errors/page-failure.tsx";
import { LandingFooter, LandingHeader } from "../frame/landing-frame.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { load, loadTexts, withPictures } from "../loading/load.server.ts";
import { missingMeta, ownPageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/own-page.ts";
import { ownPageText } from "./own-page.text.ts";

export const handle: PageHandle = {
  scripts: false,
  landing: { Header: LandingHeader, Footer: LandingFooter },
};
export const ErrorBoundary = NotFoundBoundary;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData?.page ? ownPageMeta(loaderData, matches) : missingMeta(matches);

/** A page that the agency built of blocks; 404 until it is published, and while it is hidden; requirement PAGES-01. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const isShown = context.get(shownUnpublishedContext);
  const found = await load(context, ({ reads }) => findShown(reads, params.address, isShown));
  if (!found.ok) return data({ page: null }, { status: 503 });
  if (!found.value) throw data(await loadTexts(context, notFound), { status: 404 });
  const { page, section } = found.value;
  const texts = await loadTexts(context, section);
  const { id, title, address } = page;
  const shown = { section: section.key, page: { id, title, address }, texts };
  return data(await withPictures(context, { ...shown, blocks: await loadBlocks(context, texts) }));
}

async function findShown(db: Kernel["reads"], address: string, isShown: (section: Section) => boolean) {
  const page = await findOwnPage(db, address);
  const section = page && ownPageSection(ownPageKey(page.id));
  if (!section || !(isShown(section) || (await isPublic(db, page)))) return undefined;
  return { page, section };
}

export default function OwnPage({ loaderData, params }: Route.ComponentProps) {
  const found = useDrafted(loaderData);
  const { page } = found;
  if (!page)
    return (
      <PageFailure
        heading={ownPageText.title}
        {...ownPageText.failed}
        retry={`/${encodeURIComponent(params.address)}`}
      />
    );
  const { texts, blocks } = found;
  const [first] = layoutIn(texts).filter(({ isShown }) => isShown);
  const hasHeading = first?.part === "hero" && textsOfBlock(hero, first, { ...texts }).title.trim() !== "";
  return (
    <>
      {/* Every page needs a heading: if it does not begin with a titled opening, its title is shown. */}
      {!hasHeading && <PageHero current={standsAlone(found) ? undefined : page.title} title={page.title} />}
      <BlockDrawingContext value={drawing}>
        <PageParts texts={texts} blocks={blocks} />
      </BlockDrawingContext>
    </>
  );
}

/** Imported here, so that this route loads the styles of all blocks. */
const drawing = { Block, styles: [] };
