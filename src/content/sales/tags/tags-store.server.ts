import { sql } from "kysely";
import { z } from "zod";
import { type Db, loose } from "../../../kernel/db/database.server.ts";
import { holdsWord } from "../../../kernel/db/records.server.ts";
import type { RecordTable } from "../../../kernel/resource/record-table.server.ts";
import { heldAs, tagKey, type UsedTag } from "./tags.ts";

export const usedTagsAnswer: z.ZodType<UsedTag[]> = z.array(
  z.object({ tag: z.string(), count: z.number().int() }),
);

const mostUsed = 200;

/** A condition for statements that read a table with tags: whether a record has a tag, in whatever spelling. */
export const isTagged = (db: Db, tag: string) =>
  sql<boolean>`(${hasTags} and ${holdsWord(db, [heldAs(tag)], "tag_keys")})`;

// Written out, because only so do both databases use the indexes of the records with tags.
const hasTags = sql<boolean>`(tag_keys <> '[]' and deleted_at is null)`;

/**
 * The tags of the records that are not deleted, the most used first, each in its commonest spelling; at most 200. `kind` counts those
 * of one kind alone. Requirement DESK-09.
 */
export async function countTags(db: Db, table: Pick<RecordTable, "name">, kind?: string): Promise<UsedTag[]> {
  let select = loose(db)
    .selectFrom(table.name)
    .select(["tags", sql<number>`count(*)`.as("total")])
    .where(hasTags);
  if (kind !== undefined) select = select.where("kind", "=", kind);
  const used = new Map<string, Map<string, number>>();
  for (const { tags, total } of await select.groupBy("tags").execute())
    for (const tag of z.array(z.string()).parse(JSON.parse(String(tags)))) {
      const spellings = used.get(tagKey(tag)) ?? new Map<string, number>();
      used.set(tagKey(tag), spellings.set(tag, (spellings.get(tag) ?? 0) + Number(total)));
    }
  return [...used.values()]
    .map((spellings) => {
      const [commonest] = [...spellings].sort(([, one], [, other]) => other - one);
      return {
        tag: commonest?.[0] ?? "",
        count: [...spellings.values()].reduce((sum, count) => sum + count, 0),
      };
    })
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, "ar"))
    .slice(0, mostUsed);
}
