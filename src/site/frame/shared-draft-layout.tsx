import { useEffect } from "react";
import { data, Outlet, redirect } from "react-router";
import { draftTextsOf } from "../../content/page-content/drafts/draft-texts.server.ts";
import { isPageOf, sharedSection } from "../../content/page-content/drafts/shares.server.ts";
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
 * nothing of hidden ones, and nothing at all while the site is not open yet; requirement ACNT-03.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, params, request }, next) => {
    // A form on a draft stores nothing: the page is shown again, and its notice says so.
    if (request.method === "POST") throw redirect(new URL(request.url).pathname, 303);
    const kernel = context.get(kernelContext);
    const section = await sharedSection(kernel.reads, params.token ?? "", kernel.now());
    if (!section) throw data(null, { status: 404 });
    const isClosed = await context.get(isClosedContext)();
    const isHidden = await isHiddenPage(kernel, pathBehind(request));
    if ((isClosed || isHidden) && !(await isPageOf(kernel.reads, section, pathBehind(request))))
      throw data(null, { status: 404 });
    const texts = draftTextsOf(section);
    context.set(textsSourceContext, texts);
    context.set(draftedSettingsContext, (db) => texts(db, section));
    context.set(shownUnpublishedContext, ({ key }) => key === section.key);
    return next();
  },
];

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
  useEffect(() => {
    window.addEventListener("submit", holdBack, true);
    return () => window.removeEventListener("submit", holdBack, true);
  }, []);
  return (
    <>
      <p className={styles.notice}>{siteText.sharedDraft}</p>
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
