import { createElement, memo, type ReactNode } from "react";
import { blockFields, textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { type BlockName, isBlock } from "../../content/page-content/sections/blocks/blocks.text.ts";
import { isAlike } from "../../content/page-content/sections/section.ts";
import type { BlockProps } from "./block-props.ts";
import { ContactBlock } from "./contact-block.tsx";
import { FormBlock } from "./form-block.tsx";
import { GalleryBlock, VideoBlock } from "./media-blocks.tsx";
import type { DrawnBlockProps } from "./page-parts.tsx";
import { PackagesBlock, PeopleBlock, ProjectsBlock, QuoteBlock, ServicesBlock } from "./record-blocks.tsx";
import {
  CallBlock,
  FeaturesBlock,
  FiguresBlock,
  HeroBlock,
  QuestionsBlock,
  StepsBlock,
  TableBlock,
  WordsBlock,
} from "./written-blocks.tsx";

const drawings: { [Name in BlockName]: (props: BlockProps<Name>) => ReactNode } = {
  hero: HeroBlock,
  words: WordsBlock,
  features: FeaturesBlock,
  services: ServicesBlock,
  packages: PackagesBlock,
  projects: ProjectsBlock,
  quote: QuoteBlock,
  questions: QuestionsBlock,
  people: PeopleBlock,
  figures: FiguresBlock,
  steps: StepsBlock,
  gallery: GalleryBlock,
  table: TableBlock,
  form: FormBlock,
  video: VideoBlock,
  contact: ContactBlock,
  call: CallBlock,
};

/** A block of a page, by its name; nothing for a name that the code does not know. */
export const Block = memo(({ placed: { id, part }, texts, records, isTitle }: DrawnBlockProps) => {
  return isBlock(part) ? drawn(part, id, texts, { records, isTitle }) : null;
}, isDrawnAlike);

/** In the editor each keystroke sends the texts of the whole page; only blocks whose own texts differ are rendered again. */
function isDrawnAlike(before: DrawnBlockProps, after: DrawnBlockProps): boolean {
  return (
    before.records === after.records &&
    before.isTitle === after.isTitle &&
    before.placed.id === after.placed.id &&
    blockFields(after.placed).every(({ id }) => isAlike(before.texts[id], after.texts[id]))
  );
}

function drawn<Name extends BlockName>(
  name: Name,
  id: string,
  texts: DrawnBlockProps["texts"],
  shared: Omit<BlockProps<Name>, "texts">,
) {
  return createElement<BlockProps<Name>>(drawings[name], { ...shared, texts: textsOfBlock(name, id, texts) });
}
