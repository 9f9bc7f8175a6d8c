import { foldDigits } from "../../../kernel/text/arabic.ts";
import { plainPath } from "../../../kernel/text/site-path.ts";

const longest = 200; // characters

/** What programs try that look for other people's mistakes, what browsers ask for by themselves, and the data of pages. */
const noise =
  /\/(?:wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor\/|\.|_?profiler|actuator|solr|boaform|hnap1|autodiscover|owa|telescope)|\/(?:eval-stdin|phpinfo|shell|config|setup|install|admin)\.(?:php|asp)|\.(?:env|git|sql|bak|old|ini|log|ya?ml|toml|sh|map|data)(?:$|\/)|\/apple-touch-icon|\/favicon|\.\.|[<>"'`;|*{}]/;

/** Where the server itself answers: a link of a person may stand in it. */
const own = /^\/(?:admin|api|assets|uploads|social|covers|icons|draft|q)(?:\/|$)/;

/** An e-mail, a phone, or the secret of somebody's link. */
const personal =
  /@|\+\d{8}|(?<!\d)(?:0\d{9}|00\d{9,13}|966\d{8,9})(?!\d)|\/(?=[^/]*\d)(?=[^/]*[a-z])[\w-]{32,}(?:\/|$)/;

/**
 * The path under which a page that was not found is counted, in its one spelling and cut; undefined for what is not counted:
 * attacks, what may hold something of a person, and what is no path. Never a query; requirement ADDR-01.
 */
export function missingPath(pathname: string): string | undefined {
  const path = plainPath(pathname);
  if (path === undefined || noise.test(path) || own.test(path) || personal.test(foldDigits(path)))
    return undefined;
  return path.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
}
