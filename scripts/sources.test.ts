import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What the sources may not do, and no running server would show. */

test("SEC-09 HTML is made of a string in these places alone, each of which takes what is ours or was sanitised", () => {
  const places = globSync("src/**/*.{ts,tsx}")
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /dangerouslySetInnerHTML|\.innerHTML\s*=|insertAdjacentHTML/.test(read(file)));
  expect(places.sort()).toEqual([
    "src/admin/admin-frame.tsx", // our own script
    "src/root.tsx", // our own scripts
    "src/site/json-ld.tsx", // escaped JSON
    "src/site/rich-text.tsx", // cleaned when it was stored, and by the frame of the preview
  ]);
});

test("SEC-10 no package runs a script of its own when the project or its image is installed", () => {
  const installs = ["scripts/ready.mjs", "deploy/Dockerfile"].flatMap((file) =>
    [...read(file).matchAll(/"ci",[^\]]*\]|npm (?:ci|install|prune)[^\n]*/g)].map(([call]) => call),
  );
  expect(installs.length).toBeGreaterThan(1);
  for (const call of installs) expect(call).toContain("--ignore-scripts");
});

const read = (file: string) => readFileSync(file, "utf8");
