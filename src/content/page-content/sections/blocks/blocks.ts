import type { Block } from "./block.ts";

const files = import.meta.glob<Block>("../../../../site/blocks/*/block.text.ts", {
  import: "default",
  eager: true,
});

const blocks = new Map(
  Object.entries(files)
    .map(([path, block]): [string, Block] => [path.split("/").at(-2) ?? "", block])
    .sort(([, one], [, other]) => one.order - other.order),
);

/** The names of all blocks, which are those of their folders, in the order in which they are offered. */
export const blockNames: readonly string[] = [...blocks.keys()];

/** The block of a name; undefined for one that the code does not know. */
export const blockOf = (name: string): Block | undefined => blocks.get(name);
