import { Outlet, useLocation, useMatches } from "react-router";
import { hasPublished } from "../../content/articles/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { standsAlone } from "../../content/page-content/sections/landing.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import { decodePercents } from "../../kernel/text/decode-percents.ts";
import { type PictureNotes, WithPictureNotes } from "../../ui/pictures/picture-notes.tsx";
import { hiddenPaths } from "../loading/hidden-pages.server.ts";
import { forFrame, load, loadAllSettings, loadSettings, loadTexts } from "../loading/load.server.ts";
import { AbsentPages } from "../parts/absent-pages.ts";
import type { Route } from "./+types/layout.ts";
import { announcedOn } from "./announced.server.ts";
import { identityOf } from "./identity.server.ts";
import { handleOf } from "./page-handle.ts";
import { SiteFrame } from "./site-frame.tsx";

export type SiteData = Route.ComponentProps["loaderData"];

/** The data of every public page: settings and shared texts, with defaults when the database fails. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [settings, texts, articles, hidden] = await Promise.all([
    loadSettings(context),
    loadTexts(context, shared),
    load(context, ({ reads }) => hasPublished(reads)),
    hiddenPaths(context.get(kernelContext)),
  ]);
  const all = await loadAllSettings(context);
  const { config, now } = context.get(kernelContext);
  const { origin, pathname } = new URL(request.url);
  return forFrame(context, {
    settings,
    texts,
    origin: config.publicUrl ?? origin,
    absent: articles.ok && articles.value ? hidden : [...hidden, pages.articles.path],
    identity: identityOf(all),
    announced: announcedOn(all, asPage(pathname), now()),
  });
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { settings, texts, absent, identity, announced } = useDrafted(loaderData);
  const pathname = pagePath(useLocation().pathname);
  const matches = useMatches();
  const handles = matches.map((match) => handleOf(match.handle));
  // An address without a page has no chat link either, whichever route handled it.
  const isMissing = matches.at(-1)?.loaderData === undefined;
  const isAlone = standsAlone(useDrafted(matches.at(-1)?.loaderData ?? {}));
  const landing = isAlone ? handles.at(-1)?.landing : undefined;
  const chat = !isMissing && !handles.some((handle) => handle.chat === false);
  return (
    <AbsentPages value={absent}>
      <SiteFrame {...{ settings, texts, identity, announced, chat, landing }} path={pathname}>
        <WithPictureNotes notes={picturesOf(matches.at(-1)?.loaderData)}>
          <Outlet />
        </WithPictureNotes>
      </SiteFrame>
    </AbsentPages>
  );
}

/** The notes on the pictures of the page, which its loader added with `withPictures`. */
function picturesOf(loaderData: unknown): PictureNotes {
  const found: { pictures?: PictureNotes } =
    typeof loaderData === "object" && loaderData !== null ? loaderData : {};
  return found.pictures ?? {};
}

/** The decoded path of the page, also where only its data are asked for. */
const asPage = (pathname: string) =>
  pagePath(decodePercents(pathname.replace(/(\/_)?\.data$/, ""), pathname));

/** The path of the page itself, also in the preview and behind a share link. */
function pagePath(pathname: string) {
  return pathname.replace(/^\/(admin\/preview|(?:draft|review)\/[\w-]+)(?=\/|$)/, "") || "/";
}
