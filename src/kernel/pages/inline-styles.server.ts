import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getOrMake } from "../objects.ts";
import { digestOf } from "../process/digest.server.ts";

type Style = { css: string; hash: string };
const sheets = new Map<string, Style>();

/**
 * Puts the built style sheets of a static page into its HTML, so that it paints after one round trip; decision 0007. `hashes`
 * are the sources for the `style-src` of its policy. Links to other sheets (development) stay as they are.
 */
export function inlineStyles(html: string, clientDir: string | undefined): { html: string; hashes: string } {
  const hashes = new Set<string>();
  const inlined = html.replace(
    /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)#?"[^>]*>/g,
    (link, href: string) => {
      if (!clientDir) return link;
      const file = join(clientDir, href);
      const { css, hash } = getOrMake(sheets, file, () => readSheet(file));
      hashes.add(hash);
      return `<style>${css}</style>`;
    },
  );
  return { html: inlined, hashes: [...hashes].join(" ") };
}

/** The files of a build never change, so each is read and hashed once. */
function readSheet(file: string): Style {
  const css = readFileSync(file, "utf8");
  return { css, hash: `'sha256-${digestOf(css, "base64")}'` };
}
