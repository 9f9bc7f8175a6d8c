import { migrateDraftedField } from "../src/content/page-content/drafts/migrate-drafts.server.ts";
import { experienceOf } from "../src/content/team/experience.ts";
import type { LooseDb } from "../src/kernel/db/database.server.ts";
import { changeRows } from "../src/kernel/db/migration-columns.server.ts";
import { changeRevisions } from "../src/kernel/db/migration-records.server.ts";
import { foldDigits } from "../src/kernel/text/arabic.ts";

/**
 * Reads the years of members out of their experience for the last time: they are a field from now on, and words that say more than the
 * years stay beside it. Requirement LEAD-01; decision 84.
 */
export async function up(db: LooseDb) {
  await db.schema.alterTable("team_members").addColumn("years", "integer").execute();
  const before = new Map<number, { said: string; left: string }>();
  await changeRows(db, "team_members", ["experience", "years"], (row) => {
    const said = String(row.experience);
    const { years, experience } = yearsIn(said);
    before.set(Number(row.id), { said, left: experience });
    return { ...row, years, experience };
  });
  await changeRevisions(db, "team_members", (state) => ({
    ...state,
    ...yearsIn(String(state.experience ?? "")),
  }));
  await migrateDraftedField(db, {
    key: "members",
    field: "experience",
    change(id, value) {
      const known = before.get(id);
      return known && value === known.said ? known.left : value;
    },
  });
}

const mostYears = 60;

/** The first number of an experience, as pages counted it, and the experience where the years alone would be put otherwise. */
function yearsIn(said: string) {
  const number = Number(/\d+/.exec(foldDigits(said))?.[0] ?? 0);
  const years = number > 0 && number <= mostYears ? number : null;
  return { years, experience: experienceOf({ experience: "", years }) === said ? "" : said };
}
