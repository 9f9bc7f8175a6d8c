import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { Block } from "./block.tsx";
import type { BlockRecords } from "./block-props.ts";
import { HintsContext } from "./page-parts.tsx";

const texts = import.meta.glob<{ hint?: string } | undefined>("./*/block.text.ts", {
  import: "words",
  eager: true,
});

/** What the blocks read on a site that has nothing of it. */
const nothing: BlockRecords = {
  ...{ services: [], packages: [], projects: { chosen: [], newest: [] }, quote: [], people: [] },
  ...{ pages: [], articles: [], chat: { chatNumber: "", chatGreeting: "" }, map: [] },
};

const waiting = [...Object.keys(nothing), "compare"];

function draw(part: string, isEdited: boolean): string {
  const placed = { id: "block300", part, isShown: true };
  const block = (
    <HintsContext value={isEdited}>
      <Block placed={placed} texts={{}} records={nothing} isTitle={false} />
    </HintsContext>
  );
  return renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: "*", element: block }])} />,
  );
}

test("OWN-04 a block with nothing to show tells its editor what it waits for, and visitors see not even its heading", () => {
  for (const part of waiting) {
    const hint = texts[`./${part}/block.text.ts`]?.hint ?? "no hint";
    expect(draw(part, false), part).toBe("");
    expect(draw(part, true), part).toContain(hint);
  }
});
