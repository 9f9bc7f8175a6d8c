import type { Block, TextsOf } from "../../content/page-content/sections/blocks/block.ts";

/** What the blocks of a page show besides their texts, by their names. What no block needs, or whose store failed, is missing. */
export type BlockRecords = { readonly [block: string]: unknown };

/** What the drawing of a block receives; `Records` is what its `records.server.ts` reads. */
export type BlockProps<B extends Block, Records = undefined> = {
  /** Its id on its page. */
  id: string;
  texts: TextsOf<B>;
  records: Records | undefined;
  /** The heading of the block is the heading of the page. */
  isTitle: boolean;
};
