import { type ComponentType, createContext, type ReactNode, useContext } from "react";
import { layoutIn, type PlacedPart } from "../../content/page-content/sections/layout.ts";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { PaintedWhole } from "../parts/painted-whole.tsx";
import type { BlockRecords } from "./block-props.ts";

export type DrawnBlockProps = {
  placed: PlacedPart;
  /** The texts of the page, including those of its blocks. */
  texts: { readonly [field: string]: unknown };
  records: BlockRecords;
  /** True for the first part of a page that the owner made, whose heading is that of the page. */
  isTitle: boolean;
};

/** The component that renders blocks, with the style sheets that they need. */
type BlockDrawing = { Block: ComponentType<DrawnBlockProps>; styles: readonly string[] };

/**
 * Provided by the server and by the frame of the editor. In a visitor's browser it is null: a hydrated page keeps the blocks as
 * the server sent them, and loads no code for them.
 */
export const BlockDrawingContext = createContext<BlockDrawing | null>(null);

/** True where editors see a page: a block that shows visitors nothing then says what it waits for. */
export const HintsContext = createContext(false);

/** Puts an element around each part, for the editor. */
export const PartFrameContext = createContext<ComponentType<{ placed: PlacedPart; children: ReactNode }>>(
  ({ children }) => children,
);

type PagePartsProps = {
  texts: object;
  /** The records of the blocks; null if the page has no blocks. */
  blocks: BlockRecords | null;
  /** The page's own parts, by their names in its layout; the first has the heading of the page. */
  of?: { readonly [part: string]: ReactNode };
};

/** The parts of a page in the order of its layout, without those that are hidden; requirements PAGES-01, PAGES-02. */
export function PageParts({ texts, blocks, of = {} }: PagePartsProps) {
  const drawing = useContext(BlockDrawingContext);
  const Frame = useContext(PartFrameContext);
  const shown = layoutIn(texts).filter(({ isShown }) => isShown);
  const [opening] = Object.keys(of);
  const isOwnPage = opening === undefined;
  const fields = { ...texts };
  // A page whose opening is hidden keeps its heading for people who navigate by headings.
  const hasHeading = isOwnPage || shown.some(({ id }) => id === opening);
  return (
    <>
      {blocks &&
        drawing?.styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="site" />)}
      {!hasHeading && "heroTitle" in texts && (
        <BidiText as="h1" className={typeStyles.unseen} text={String(texts.heroTitle)} />
      )}
      {shown.map((placed) => (
        <Frame key={placed.id} placed={placed}>
          {placed.id === placed.part ? (
            of[placed.part]
          ) : (
            <BlockPlace drawing={drawing}>
              {drawing && (
                <drawing.Block
                  placed={placed}
                  texts={fields}
                  records={blocks ?? {}}
                  isTitle={isOwnPage && placed === shown[0]}
                />
              )}
            </BlockPlace>
          )}
          {placed === shown[0] && <PaintedWhole id="opening-end" />}
        </Frame>
      ))}
    </>
  );
}

/** The element whose content a browser that cannot render blocks leaves as the server sent it. */
function BlockPlace({ drawing, children }: { drawing: BlockDrawing | null; children: ReactNode }) {
  if (drawing) return <div data-block>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of the server stays, and none is set
  return <div data-block suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
