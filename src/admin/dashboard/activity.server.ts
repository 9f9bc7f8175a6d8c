import { sectionOf } from "../../content/page-content/sections/sections.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { matchingRevisions } from "../../kernel/db/revisions.server.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { searchableResources } from "../palette/searchable-resources.server.ts";
import type { Activity } from "./dashboard-answer.ts";

const shown = 8;
const pageTexts = "page_texts";

/** The latest changes of records and page texts by people that the role may read, newest first; changes by jobs and seeds are left out. */
export async function readActivity(db: Db, role: StaffRole): Promise<Activity[]> {
  const kinds = searchableResources.filter(({ area }) => may(role, "read", area));
  const resource = kinds.map(({ resource }) => resource);
  if (may(role, "read", "site")) resource.push(pageTexts);
  const rows = await matchingRevisions(db, { resource })
    .select(["id as revision", "at", "actor_name as actor", "action", "resource", "record_id as recordId"])
    .where((eb) =>
      eb.or([
        eb("actor_name", "!=", "system"),
        // The demo's own requests came in like any other.
        eb.and([eb("resource", "=", "project_requests"), eb("action", "=", "create")]),
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(shown)
    .execute();
  const names = new Map<string, { screen: Activity["screen"]; title: string; isDeleted: boolean }>();
  for (const { resource, names: find } of kinds) {
    const ids = rows.filter((row) => row.resource === resource).map((row) => row.recordId);
    if (ids.length === 0) continue;
    for (const [id, name] of await find(db, ids)) names.set(`${resource} ${id}`, name);
  }
  return rows.flatMap(({ resource, recordId, ...common }) => {
    if (resource === pageTexts) return [{ ...common, ...sectionEntry(recordId) }];
    const name = names.get(`${resource} ${recordId}`);
    // Destroyed meanwhile: there is nothing left to call it by.
    if (!name) return [];
    const { screen, title, isDeleted } = name;
    return [{ ...common, screen, id: isDeleted ? null : recordId, title }];
  });
}

/** What the entry of a publication names: the section of the page texts. */
function sectionEntry(key: string) {
  return { screen: "content" as const, id: key, title: sectionOf(key)?.label ?? key };
}
