import type { RouterContextProvider } from "react-router";
import type { Block, TextsOf } from "../../content/page-content/sections/blocks/block.ts";
import { textsOfBlock } from "../../content/page-content/sections/blocks/block-fields.ts";
import { blockOf } from "../../content/page-content/sections/blocks/blocks.ts";
import { layoutIn } from "../../content/page-content/sections/layout.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { load, withPictures } from "../loading/load.server.ts";
import type { BlockRecords } from "./block-props.ts";

type Context = Readonly<RouterContextProvider>;
/** The texts of a page, including its layout and the texts of its blocks. */
type Texts = { readonly [field: string]: unknown };

/** Reads what all shown blocks of one name show besides their texts, which are given in the order of the page. */
export type ReadRecords<B extends Block = Block> = (
  kernel: Kernel,
  texts: readonly TextsOf<B>[],
  context: Context,
) => Promise<unknown>;

const readers = import.meta.glob<ReadRecords>("./*/records.server.ts", { import: "default", eager: true });

/** The records that the shown blocks of a page need, each read once; null for a page without blocks. PAGES-01. */
export async function loadBlocks(context: Context, texts: Texts): Promise<BlockRecords | null> {
  const shown = layoutIn(texts).filter(({ id, part, isShown }) => isShown && id !== part);
  if (shown.length === 0) return null;
  const found = [...new Set(shown.map(({ part }) => part))].map(async (name) => {
    const block = blockOf(name);
    const read = readers[`./${name}/records.server.ts`];
    if (!block || !read) return [];
    const own = shown.filter(({ part }) => part === name).map((placed) => textsOfBlock(block, placed, texts));
    const records = await load(context, (kernel) => read(kernel, own, context));
    return records.ok ? [[name, records.value] as const] : [];
  });
  return Object.fromEntries((await Promise.all(found)).flat());
}

/** Adds to a loader's result the records of the page's blocks and the library's notes on all its pictures. */
export async function withBlocks<T extends { texts: Texts }>(context: Context, found: T) {
  return withPictures(context, { ...found, blocks: await loadBlocks(context, found.texts) });
}
