import { data, Outlet } from "react-router";
import { draftTexts, versionTexts } from "../../content/page-content/drafts/draft-texts.server.ts";
import { sectionOf } from "../../content/page-content/sections/sections.ts";
import {
  draftedSettingsContext,
  shownUnpublishedContext,
  textsSourceContext,
} from "../../content/page-content/sections/texts-source.server.ts";
import { kernelContext } from "../../kernel/process/kernel.server.ts";
import { may } from "../../kernel/roles.ts";
import type { Route } from "./+types/preview-layout.ts";
import styles from "./preview.css?url";
import { PreviewFrame } from "./preview-frame.tsx";

/** Scripts run here on static pages too, so that they show each change at once. */
export const handle = { scripts: true };
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** The pages below show drafts, or `?section=homepage&version=16`, to signed-in users; requirement ACNT-03. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    const session = await context.get(kernelContext).authenticate(request);
    if (!session) throw data(null, { status: 401 });
    if (!may(session.user.access, "read", "site")) throw data(null, { status: 403 });
    const { searchParams } = new URL(request.url);
    const version = searchParams.get("version");
    const section = sectionOf(searchParams.get("section") ?? "");
    const texts =
      version === null ? draftTexts : versionTexts(searchParams.get("section") ?? "", Number(version));
    context.set(textsSourceContext, texts);
    context.set(shownUnpublishedContext, () => true);
    // Without a version this is the frame of an editor, which sends the drafted settings itself.
    if (section && version !== null) context.set(draftedSettingsContext, (db) => texts(db, section));
    return next();
  },
];

export default function PreviewLayout() {
  return (
    <PreviewFrame>
      <Outlet />
    </PreviewFrame>
  );
}
