import { useEffect } from "react";
import { data, Outlet, redirect, useMatches } from "react-router";
import { findShare, sharedPage } from "../../content/page-content/drafts/shares.server.ts";
import { readDraft, reviewedContext } from "../../content/page-content/review/standing.server.ts";
import { readPublished } from "../../content/page-content/sections/store.server.ts";
import {
  draftedSettingsContext,
  shownUnpublishedContext,
  textsSourceContext,
} from "../../content/page-content/sections/texts-source.server.ts";
import { isClosedContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { EmptyState } from "../../ui/states.tsx";
import layoutStyles from "../../ui/styles/layout.module.css";
import { isHiddenPage } from "../loading/hidden-pages.server.ts";
import type { Route } from "./+types/shared-draft-layout.ts";
import type { PageHandle } from "./page-handle.ts";
import styles from "./shared-draft.module.css";
import siteStyles from "./site.css?url";
import { siteText } from "./site.text.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = () => [{ title: siteText.sharedDraft }];

/**
 * The page of a share link: a draft for readers without an account, while the link is valid. Its other pages show what visitors see,
 * nothing of hidden ones, and nothing at all while the site is not open yet; requirement ACNT-03. A link to a review has no other
 * pages; requirement SAY-01.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params, request }, next) => {
    // A form on a draft stores nothing: the page is shown again, and its notice says so.
    if (request.method === "POST") throw redirect(new URL(request.url).pathname, 303);
    const kernel = context.get(kernelContext);
    const share = await findShare(kernel.reads, params.token ?? "", kernel.now());
    const isReview = isBelowReview(request);
    if (!share || (isReview && share.grants === "read")) throw data(null, { status: 404 });
    const { section } = share;
    const path = pathBehind(request);
    const isAlone = isReview || (await context.get(isClosedContext)()) || (await isHiddenPage(kernel, path));
    const page = isAlone ? await sharedPage(kernel.reads, section) : undefined;
    if (isAlone && page?.path !== path) throw data(null, { status: 404 });
    // Read once, so that a guest approves exactly the words of the page.
    const draft = await readDraft(kernel.reads, section);
    context.set(textsSourceContext, async (db, of) =>
      of.key === section.key ? draft.values : readPublished(db, of),
    );
    context.set(draftedSettingsContext, async () => draft.values);
    if (isReview && page) context.set(reviewedContext, { page: page.title, digest: draft.digest });
    context.set(shownUnpublishedContext, ({ key }) => key === section.key);
    return next();
  },
];

const isBelowReview = (request: Request) => new URL(request.url).pathname.startsWith("/review/");

/** The decoded path of the page behind a link, without the ending of a page's data. */
function pathBehind(request: Request) {
  const [, , , ...rest] = new URL(request.url).pathname.replace(/(\/_)?\.data$/, "").split("/");
  return decodeURIComponent(`/${rest.join("/")}`);
}

/** A link that was withdrawn, expired or never existed gets the same answer, which does not tell which it is. */
export function ErrorBoundary() {
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="site" />
      <main className={`${layoutStyles.wrap} ${layoutStyles.section}`}>
        <EmptyState
          title={siteText.deadDraft.title}
          actions={
            <a className={`${buttonStyles.button} ${buttonStyles.outlined} ${buttonStyles.small}`} href="/">
              {siteText.backHome}
            </a>
          }
        >
          {siteText.deadDraft.text}
        </EmptyState>
      </main>
    </>
  );
}

export default function SharedDraftLayout() {
  const isReview = useMatches().some(({ id }) => id === "review");
  useEffect(() => {
    window.addEventListener("submit", holdBack, true);
    return () => window.removeEventListener("submit", holdBack, true);
  }, []);
  return (
    <>
      {/* A review has a bar of its own. */}
      {!isReview && <p className={styles.notice}>{siteText.sharedDraft}</p>}
      <Outlet />
    </>
  );
}

/** Stops submissions before the forms' scripts call the API, because a draft sends nothing. */
function holdBack(event: Event) {
  if (!(event.target instanceof HTMLFormElement) || event.target.method !== "post") return;
  event.preventDefault();
  event.stopPropagation();
}
