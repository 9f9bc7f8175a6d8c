import { sectionOf } from "../../content/page-content/sections/sections.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { matchingRevisions } from "../../kernel/db/revisions.server.ts";
import { may, type StaffRole } from "../../kernel/roles.ts";
import { described } from "../../resources.server.ts";
import { searchableResources } from "../palette/searchable-resources.server.ts";
import { changesOf, type FieldTeller, fieldsOf, textsOf } from "./activity-changes.ts";
import type { Activity } from "./dashboard-answer.ts";

const shown = 8;
/** Revisions read, enough for eight entries when each took several saves. */
const mostRead = 100;
const hour = 3_600_000;
const pageTexts = "page_texts";

const tellers = new Map(described.map(({ resource, table }) => [table.name, fieldsOf(resource)]));

/**
 * The latest changes of records and page texts that the role may read, newest first. What one person did to one record within an
 * hour is one entry. Changes by jobs and seeds are left out.
 */
export async function readActivity(db: Db, role: StaffRole): Promise<Activity[]> {
  const kinds = searchableResources.filter(({ area }) => may(role, "read", area));
  const resource = kinds.map(({ resource }) => resource);
  if (may(role, "read", "site")) resource.push(pageTexts);
  const groups = grouped(await latestRevisions(db, resource)).slice(0, shown);
  const names = new Map<string, { screen: Activity["screen"]; title: string; isDeleted: boolean }>();
  for (const { resource, names: find } of kinds) {
    const ids = groups.filter(([row]) => row.resource === resource).map(([row]) => row.recordId);
    if (ids.length === 0) continue;
    for (const [id, name] of await find(db, ids)) names.set(`${resource} ${id}`, name);
  }
  return groups.flatMap((group) => {
    const { resource, recordId } = group[0];
    if (resource === pageTexts) return [entryOf(group, textsOf(recordId), sectionEntry(recordId))];
    const name = names.get(`${resource} ${recordId}`);
    const teller = tellers.get(resource);
    // The record was destroyed since, so it has no name left.
    if (!name || !teller) return [];
    const { screen, title, isDeleted } = name;
    return [entryOf(group, teller, { screen, id: isDeleted ? null : recordId, title })];
  });
}

function latestRevisions(db: Db, resource: readonly string[]) {
  return matchingRevisions(db, { resource })
    .select(["id as revision", "at", "actor_name as actor", "action", "resource", "record_id as recordId"])
    .select(["fields", "before", "after"])
    .where((eb) =>
      eb.or([
        eb("actor_name", "!=", "system"),
        // The demo's own requests are listed like those of visitors, although a seed created them.
        eb.and([eb("resource", "=", "project_requests"), eb("action", "=", "create")]),
      ]),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .limit(mostRead)
    .execute();
}

type Revision = Awaited<ReturnType<typeof latestRevisions>>[number];
/** The revisions of one entry, newest first. */
type Group = [Revision, ...Revision[]];

function grouped(revisions: readonly Revision[]): Group[] {
  const groups: Group[] = [];
  const open = new Map<string, Group>();
  for (const revision of revisions) {
    const key = `${revision.resource} ${revision.recordId} ${revision.actor}`;
    const group = open.get(key);
    if (group && Date.parse(group[0].at) - Date.parse(revision.at) <= hour) group.push(revision);
    else {
      const begun: Group = [revision];
      groups.push(begun);
      open.set(key, begun);
    }
  }
  return groups;
}

function entryOf(
  group: Group,
  tell: FieldTeller,
  place: Pick<Activity, "screen" | "id" | "title">,
): Activity {
  const [{ revision, at, actor, action: last }] = group;
  const isNew = last === "update" && group.some(({ action }) => action === "create");
  const action = isNew ? "create" : last;
  const changes = action === "update" || action === "publish" ? changesOf(group.map(revised), tell) : [];
  return { revision, at, actor, action, count: group.length, changes, ...place };
}

function revised({ fields, before, after }: Revision) {
  const record = (json: string | null) => (json === null ? null : JSON.parse(json));
  return { fields: JSON.parse(fields), before: record(before), after: record(after) };
}

/** The screen, id and title of an entry about published page texts. */
function sectionEntry(key: string) {
  return { screen: "content" as const, id: key, title: sectionOf(key)?.label ?? key };
}
