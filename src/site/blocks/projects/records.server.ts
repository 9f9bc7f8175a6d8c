import type { TextsOf } from "../../../content/page-content/sections/blocks/block.ts";
import { type ProjectOnCard, shownOnCard } from "../../../content/projects/projects.ts";
import { findProjects, listProjects } from "../../../content/projects/store.server.ts";
import { only } from "../../../kernel/db/stored.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import type block from "./block.text.ts";

/** The projects that blocks chose, and the newest for blocks without a choice. */
export type Found = { chosen: ProjectOnCard[]; newest: ProjectOnCard[] };

const newestShown = 3;

export default async function readProjects(
  { reads }: Kernel,
  blocks: readonly TextsOf<typeof block>[],
): Promise<Found> {
  const ids = blocks.flatMap(({ items }) => items.map(({ projectId }) => projectId));
  const [chosen, { projects: newest }] = await Promise.all([
    findProjects(reads, ids),
    listProjects(reads, {}, { limit: newestShown, offset: 0 }),
  ]);
  return {
    chosen: [...chosen.values()].map((one) => only(one, shownOnCard)),
    newest: newest.map((one) => only(one, shownOnCard)),
  };
}
