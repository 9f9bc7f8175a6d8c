import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { comingSoonText as text } from "./coming-soon.text.ts";
import { plainPage } from "./plain-page.server.ts";

/** The paths that work before the site is open: the admin with its files and pictures, and links to drafts and quotes and those that end a consent. */
const open =
  /^\/((admin|api|assets|icons|uploads|covers|draft|review|q|unsubscribe)(\/|$)|admin\.data$|__manifest|favicon\.|robots\.txt|site\.webmanifest)/;

const link = `<a href="/admin">${text.owner}</a>`;
/** Without an account the admin's form can let nobody in: the one-time link is the way. */
const command = `${text.first} <code dir="ltr">npm run admin-link</code>`;
const anHour = 3600;

/**
 * Until the set-up ends, pages answer 503 and say that the site comes soon, so that neither visitors nor search engines read the
 * default texts; requirement SETUP-01. If `isClosed` fails, the request passes. `hasAccount` tells how its owner continues; if it
 * fails, the page links to the admin, which explains more than this page can.
 */
export function comingSoon(
  isClosed: () => Promise<boolean>,
  hasAccount: () => Promise<boolean>,
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    if (open.test(c.req.path) || !(await isClosed().catch(() => false))) return next();
    const owner = (await hasAccount().catch(() => true)) ? link : command;
    return plainPage({ title: text.title, paragraphs: [text.explanation, owner] }, anHour);
  };
}
