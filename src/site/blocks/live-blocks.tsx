import { lazy, type ReactNode, Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import type { PlacedPart } from "../../content/page-content/sections/layout.ts";
import { BlockDrawingContext, type DrawnBlockProps, HintsContext, PartFrameContext } from "./page-parts.tsx";

const LazyBlock = lazy(async () => ({ default: (await import("./block.tsx")).Block }));

/** Loads the code and the styles of blocks with the first block. */
function Block(props: DrawnBlockProps) {
  return (
    <Suspense>
      <LazyBlock {...props} />
    </Suspense>
  );
}

const drawing = { Block, styles: [] };

/** Marks a part of the page for the editor, with an element that takes no space. */
function PartFrame({ placed: { id, part }, children }: { placed: PlacedPart; children: ReactNode }) {
  return (
    <div data-part={id} data-added={id === part ? undefined : ""}>
      {children}
    </div>
  );
}

/** The layout of edited pages: the browser renders their blocks itself, and their parts are marked; PAGES-01, EDIT-02. */
export default function LiveBlocks() {
  // Clients who review a draft see what visitors will see.
  const isEditors = useLocation().pathname.startsWith("/admin/");
  return (
    <BlockDrawingContext value={drawing}>
      <PartFrameContext value={PartFrame}>
        <HintsContext value={isEditors}>
          <Outlet />
        </HintsContext>
      </PartFrameContext>
    </BlockDrawingContext>
  );
}
