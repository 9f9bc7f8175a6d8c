import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, findRecords, listRecords } from "../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Member, members } from "./members.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    team_members: RowOf<typeof members>;
  }
}

export const teamTable = recordTable(members);

/** The members that visitors see, in order, those without a place last; requirement LEAD-01. */
export function listActiveMembers(db: Db, part: { limit?: number; offset?: number } = {}): Promise<Member[]> {
  return listRecords(db, teamTable, { where: { isActive: true }, ...part });
}

/** Those of the members with these ids whom visitors see, by id. */
export async function findActiveMembers(db: Db, ids: readonly number[]): Promise<Map<number, Member>> {
  const found = await findRecords(db, teamTable, [...new Set(ids)]);
  return new Map(found.filter(({ isActive }) => isActive).map((member) => [member.id, member]));
}

/** The number of members that visitors see. */
export function countActiveMembers(db: Db): Promise<number> {
  return countRecords(db, teamTable, { where: { isActive: true } });
}
