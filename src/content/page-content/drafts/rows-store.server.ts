import { sql } from "kysely";
import type { Db, RowIn } from "../../../kernel/db/database.server.ts";
import { getOrMake } from "../../../kernel/objects.ts";

/** A field of a draft as it is stored. */
export type DraftRow = Omit<RowIn<"page_drafts">, "section">;

/** All that is stored of a section but the contents of its versions. */
export type SectionRows = {
  /** What is published, as JSON by field. */
  texts: Map<string, string>;
  drafts: DraftRow[];
  /** How often the draft was changed. */
  revision: number;
  /** The version that is public; undefined while the texts are those of the code. */
  newest?: { number: number; at: string; by: string };
  /** What is to be published, as JSON, and when. */
  schedule?: { content: string; at: string; by: string };
};

/** How often the draft of each section was changed, and how much was said about it. */
export async function readHeads(db: Db): Promise<Map<string, { revision: number; said: number }>> {
  const heads = await db.selectFrom("page_heads").select(["section", "revision", "said"]).execute();
  return new Map(heads.map(({ section, ...head }) => [section, head]));
}

/** What is stored of a section, by one statement. */
export async function readRows(db: Db, section: string): Promise<SectionRows> {
  const [only = nothing()] = sorted(await everything(db, section).execute()).values();
  return only;
}

/**
 * What is stored of every section, by one statement. Of texts and drafts only layouts have their contents, because a list of pages
 * needs no others.
 */
export async function readAllRows(db: Db): Promise<AllRows> {
  const all = sorted(await everything(db).execute());
  return { keys: [...all.keys()], of: (section) => all.get(section) ?? nothing() };
}

/** What is stored of every section, and the keys of those of which something is. */
export type AllRows = { keys: readonly string[]; of(section: string): SectionRows };

const nothing = (): SectionRows => ({ texts: new Map(), drafts: [], revision: 0 });

type Row = Awaited<ReturnType<ReturnType<typeof everything>["execute"]>>[number];

function sorted(rows: Row[]): Map<string, SectionRows> {
  const all = new Map<string, SectionRows>();
  for (const { kind, section, ...row } of rows) {
    const of = getOrMake(all, section, nothing);
    const { field, content, base, client, by, at, number } = row;
    if (kind === "text") of.texts.set(field, content);
    else if (kind === "draft")
      of.drafts.push({ field, content, base, client, author_name: by, updated_at: at });
    else if (kind === "version") of.newest = { number, at, by };
    else {
      of.revision = number;
      if (at !== "") of.schedule = { content, at, by };
    }
  }
  return all;
}

/** Each table gives the columns of all of them, empty where it has none of that name. */
function everything(db: Db, section?: string) {
  const empty = sql.lit("");
  const none = sql.lit(0);
  const noBase = sql<string | null>`null`;
  const orEmpty = (column: string) => sql<string>`coalesce(${sql.ref(column)}, '')`;
  const isLayout = sql<boolean>`field = 'layout'`;
  const content =
    section === undefined
      ? sql<string>`case when ${isLayout} then content else 'null' end`
      : sql<string>`content`;
  const of = section ?? "";
  const isAll = section === undefined;
  return db
    .selectFrom("page_texts")
    .select([
      sql.lit("text" as string).as("kind"),
      "section",
      "field",
      content.as("content"),
      noBase.as("base"),
    ])
    .select([empty.as("client"), empty.as("by"), empty.as("at"), none.as("number")])
    .where((eb) => (isAll ? isLayout : eb("section", "=", of)))
    .unionAll(
      db
        .selectFrom("page_drafts")
        .select([sql.lit("draft").as("kind"), "section", "field", content.as("content"), "base"])
        .select(["client", "author_name as by", "updated_at as at", none.as("number")])
        .$if(!isAll, (query) => query.where("section", "=", of)),
    )
    .unionAll(
      db
        .selectFrom("page_heads")
        .select([
          sql.lit("head").as("kind"),
          "section",
          empty.as("field"),
          orEmpty("content").as("content"),
          noBase.as("base"),
        ])
        .select([empty.as("client"), orEmpty("author_name").as("by"), orEmpty("publish_at").as("at")])
        .select("revision as number")
        .$if(!isAll, (query) => query.where("section", "=", of)),
    )
    .unionAll(
      db
        .selectFrom("page_versions as one")
        .select([sql.lit("version").as("kind"), "section", empty.as("field"), empty.as("content")])
        .select([noBase.as("base"), empty.as("client"), "author_name as by", "published_at as at", "number"])
        .where(({ eb, selectFrom }) => {
          const last = selectFrom("page_versions as other")
            .select(({ fn }) => fn.max("other.number").as("number"))
            .whereRef("other.section", "=", "one.section");
          return eb("number", "=", last);
        })
        .$if(!isAll, (query) => query.where("section", "=", of)),
    );
}
