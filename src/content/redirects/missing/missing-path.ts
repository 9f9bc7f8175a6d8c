import { foldDigits } from "../../../kernel/text/arabic.ts";
import { plainPath } from "../../../kernel/text/site-path.ts";

const longest = 200; // characters

/** Paths that scanners for vulnerabilities try, that browsers request by themselves, and that hold data of pages. */
const noise =
  /\/(?:wp-|wordpress|xmlrpc|phpmyadmin|pma|cgi-bin|vendor\/|\.|_?profiler|actuator|solr|boaform|hnap1|autodiscover|owa|telescope)|\/(?:eval-stdin|phpinfo|shell|config|setup|install|admin)\.(?:php|asp)|\.(?:env|git|sql|bak|old|ini|log|ya?ml|toml|sh|map|data)(?:$|\/)|\/apple-touch-icon|\/favicon|\.\.|[<>"'`;|*{}]/;

/** Paths that the server answers itself, which may hold a person's secret link. */
const own = /^\/(?:admin|api|assets|uploads|social|covers|icons|draft|review|q|unsubscribe)(?:\/|$)/;

/** An e-mail, a phone number, or the secret of a person's link. */
const personal =
  /@|\+\d{8}|(?<!\d)(?:0\d{9}|00\d{9,13}|966\d{8,9})(?!\d)|\/(?=[^/]*\d)(?=[^/]*[a-z])[\w-]{32,}(?:\/|$)/;

/**
 * The normalised path, cut to 200 characters and without its query, under which a missing page is counted. Undefined for paths
 * that are not counted: attacks, possible personal data, and malformed paths; requirement ADDR-01.
 */
export function missingPath(pathname: string): string | undefined {
  const path = plainPath(pathname);
  if (path === undefined || noise.test(path) || own.test(path) || personal.test(foldDigits(path)))
    return undefined;
  return path.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
}
