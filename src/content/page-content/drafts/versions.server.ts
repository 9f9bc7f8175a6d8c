import type { Db, Generated, RowIn } from "../../../kernel/db/database.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Section } from "../sections/section.ts";
import { valuesOf } from "../sections/store.server.ts";
import type { SectionVersion, VersionEntry } from "../wire.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    page_versions: {
      id: Generated<number>;
      section: string;
      number: number;
      content: string;
      fields: string;
      restored_from: number | null;
      author_name: string;
      published_at: string;
    };
  }
}

/** The version that is public; undefined while the texts are those of the code. */
export async function newestVersion(db: Db, section: Section): Promise<VersionEntry | undefined> {
  const row = await versionsOf(db, section).limit(1).executeTakeFirst();
  return row && versionOf(row);
}

/** The published versions, newest first. */
export async function listVersions(db: Db, section: Section): Promise<VersionEntry[]> {
  return (await versionsOf(db, section).execute()).map(versionOf);
}

/** All of them but their texts, newest first. */
function versionsOf(db: Db, section: Section) {
  return db
    .selectFrom("page_versions")
    .select(["number", "published_at", "author_name", "fields", "restored_from"])
    .where("section", "=", section.key)
    .orderBy("number", "desc");
}

/** One version with its texts. Throws `not-found`. */
export async function readVersion(db: Db, section: Section, number: number): Promise<SectionVersion> {
  const row = await db
    .selectFrom("page_versions")
    .selectAll()
    .where("section", "=", section.key)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) throw new AppError("not-found");
  const content: Record<string, unknown> = JSON.parse(row.content);
  return { ...versionOf(row), content: valuesOf(section, (field) => content[field]) };
}

function versionOf(row: Omit<RowIn<"page_versions">, "id" | "section" | "content">): VersionEntry {
  return {
    number: row.number,
    at: row.published_at,
    by: row.author_name,
    fields: JSON.parse(row.fields),
    restored: row.restored_from,
  };
}
