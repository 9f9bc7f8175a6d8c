import { lazy, type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import type { PlacedPart } from "../../content/page-content/sections/layout.ts";
import { BlockDrawingContext, type DrawnBlockProps, PartFrameContext } from "./page-parts.tsx";

const LazyBlock = lazy(async () => ({ default: (await import("./block.tsx")).Block }));

/** What draws blocks comes with the first of them, and brings its styles. */
function Block(props: DrawnBlockProps) {
  return (
    <Suspense>
      <LazyBlock {...props} />
    </Suspense>
  );
}

const drawing = { Block, styles: [] };

/** Marks a part of the page for the editor; it takes no room of its own. */
function PartFrame({ placed: { id, part }, children }: { placed: PlacedPart; children: ReactNode }) {
  return (
    <div data-part={id} data-added={id === part ? undefined : ""}>
      {children}
    </div>
  );
}

/** The pages below are edited: the browser draws their blocks itself, and their parts are marked; requirements PAGES-01, EDIT-02. */
export default function LiveBlocks() {
  return (
    <BlockDrawingContext value={drawing}>
      <PartFrameContext value={PartFrame}>
        <Outlet />
      </PartFrameContext>
    </BlockDrawingContext>
  );
}
