import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * What a browser, a keyboard or a screen reader is told by a fixed word in the markup: no look at a page shows its loss, and most
 * stand in parts that only a browser draws. Each is recorded, so that a lost or changed one is a difference that somebody reads
 * (decision 77). After a wanted change: npx vitest run scripts/written-attributes.test.ts -u
 */
const names = [
  ...["dir", "lang", "hrefLang", "rel", "target", "translate", "spellCheck", "referrerPolicy", "sandbox"],
  ...["autoComplete", "autoCapitalize", "inputMode", "enterKeyHint", "method", "encType", "accept"],
  ...["role", "aria-hidden", "aria-live", "aria-modal", "aria-haspopup", "aria-current", "aria-invalid"],
  ...["aria-busy", "aria-pressed", "aria-expanded", "aria-selected", "aria-sort", "aria-orientation"],
  ...["decoding", "fetchPriority", "crossOrigin", "noValidate", "readOnly", "tabIndex"],
];
const attribute = new RegExp(`(?<=[\\s(])(${names.join("|")})=("[^"]*"|\\{[^{}]*\\})`, "g");
/** The same words in objects, headers with a fixed value, the options of cookies, and the directives of policies. */
const said = new RegExp(
  [
    `\\b(${names.join("|")}): "[^"]*"`,
    '"([Cc]ache-|[Cc]ontent-|[Xx]-|[Uu]ser-|Referrer-|Permissions-|Cross-Origin-|Strict-|Retry-|aria-)[\\w-]+"(:|,) "[^"]*"',
    '\\b(vary|allow|httpOnly|sameSite|secure): ("[^"]*"|true|false)',
    '"[a-z]+-(src|uri|action|ancestors|attr)[^"]* \'[^"]*"',
    "`(frame-ancestors|style-src|script-src) [^`]*`",
  ].join("|"),
  "g",
);

/** Each file with a hit, followed by how often each of its hits is there. */
function recorded(pattern: string, hit: RegExp): string[] {
  return globSync(pattern)
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !/\.test\.tsx?$|\.text\.ts$|\/test-|^src\/(testing|seed)\//.test(file))
    .sort()
    .flatMap((file) => {
      const found = [...readFileSync(file, "utf8").matchAll(hit)].map(([all]) => all.replace(/\s+/g, " "));
      const counts = Object.entries(Object.groupBy(found.sort(), (one) => one));
      return counts.length > 0 ? [file, ...counts.map(([one, all = []]) => `  ${all.length} × ${one}`)] : [];
    });
}

test("AR-05 ADM-08 TRIAL-01 R7: directions, languages, roles and keyboards of the markup are those that are recorded", async () => {
  const lines = recorded("src/**/*.tsx", attribute);
  expect(lines.length).toBeGreaterThan(500);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("written-attributes.txt");
});

test("SEC-11 SEC-01 TRIAL-01 R7: fixed headers, policies and options of cookies are those that are recorded", async () => {
  const lines = recorded("src/**/*.{ts,tsx}", said);
  expect(lines.length).toBeGreaterThan(50);
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("written-headers.txt");
});
