import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { setupKinds } from "../admin/setup/setup-steps.ts";
import { KindDrawing } from "../admin/setup/steps/kind-drawing.tsx";
import { BlockThumbnail } from "../content/page-content/editor/layout/block-thumbnail.tsx";
import { blockNames } from "../content/page-content/sections/blocks/blocks.ts";
import { ServiceDrawing } from "../content/services/service-drawing.tsx";
import { serviceArts } from "../content/services/services.ts";
import { BustDrawings } from "../content/team/bust.tsx";
import { portraits } from "../content/team/members.ts";
import { Drawing, readDrawings } from "../ui/pictures/drawing.tsx";

const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">
  <g fill="none">
    <path d="M1 1h7"/>
  </g>
</svg>
`;

test("SITE-03 a drawing is the shapes of its file without the blanks between them, and nothing without a file", () => {
  const { dot } = readDrawings({ "./drawings/dot.svg": file });
  expect(dot).toEqual({ viewBox: "0 0 9 9", shapes: '<g fill="none"><path d="M1 1h7"/></g>' });
  expect(renderToStaticMarkup(<Drawing of={dot} className="a" />)).toBe(
    '<svg class="a" viewBox="0 0 9 9" aria-hidden="true"><g fill="none"><path d="M1 1h7"/></g></svg>',
  );
  expect(renderToStaticMarkup(<Drawing of={undefined} />)).toBe("");
});

const folders: [folder: string, shown: Record<string, string>][] = [
  ["content/services/drawings", drawn(serviceArts, (art) => <ServiceDrawing art={art} />)],
  ["content/team/busts", drawn(portraits, (of) => <BustDrawings of={[of]} />)],
  ["admin/setup/kinds/drawings", drawn(setupKinds, (of) => <KindDrawing of={of} />)],
  ["site/blocks/*", drawn(blockNames, (of) => <BlockThumbnail of={of} />)],
];

test.each(folders)(
  "SITE-03 every name has its file in %s, whose colours are those of the theme",
  (folder, shown) => {
    for (const [name, html] of Object.entries(shown)) {
      expect(html, name).toMatch(/<(path|rect) /);
      const svg = readFileSync(`src/${folder.replace("*", name)}/${name}.svg`, "utf8");
      const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour);
      const allowed = /^(none|currentColor|black|white|var\(--[\w-]+\)|url\(#[\w-]+\)|oklch\(43% 0.09 27\))$/;
      expect(
        colours.filter((colour = "") => !allowed.test(colour)),
        name,
      ).toEqual([]);
    }
  },
);

function drawn<Name extends string>(names: readonly Name[], show: (name: Name) => ReactNode) {
  return Object.fromEntries(names.map((name) => [name, renderToStaticMarkup(show(name))]));
}
