import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getOrMake } from "../objects.ts";

type Style = { css: string; hash: string };
type Sheet = { rules: Style; faces: Style };
const sheets = new Map<string, Sheet>();

/**
 * A static page with its built style sheets in itself, so that it paints after one round trip, and with its font files
 * apart, so that they come after the words (the early script asks for them); decision 0007. `hashes` are the sources for
 * the `style-src` of its policy. Links to other sheets (development) stay as they are.
 */
export function inlineStyles(html: string, clientDir: string | undefined): { html: string; hashes: string } {
  const hashes = new Set<string>();
  const style = ({ css, hash }: Style, attributes = "") => {
    if (css === "") return "";
    hashes.add(hash);
    return `<style${attributes}>${css}</style>`;
  };
  const inlined = html.replace(
    /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"[^>]*>/g,
    (link, href: string) => {
      if (!clientDir) return link;
      const file = join(clientDir, href);
      const { rules, faces } = getOrMake(sheets, file, () => readSheet(file));
      const late =
        faces.css && `${style(faces, ' media="print" data-fonts')}<noscript>${style(faces)}</noscript>`;
      return style(rules) + late;
    },
  );
  return { html: inlined, hashes: [...hashes].join(" ") };
}

/** The files of a build never change, so each is read, cut and hashed once. */
function readSheet(file: string): Sheet {
  const css = readFileSync(file, "utf8");
  const fetched = css.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
  const rules = fetched.reduce((rest, face) => rest.replace(face, ""), css);
  return { rules: styleOf(rules), faces: styleOf(fetched.join("")) };
}

function styleOf(css: string): Style {
  return { css, hash: `'sha256-${createHash("sha256").update(css).digest("base64")}'` };
}
