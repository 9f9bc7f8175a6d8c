import type { Db } from "../../kernel/db/database.server.ts";
import { countRecords, listRecords } from "../../kernel/db/records.server.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { type Member, members } from "./members.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    team_members: RowOf<typeof members>;
  }
}

export const teamTable = recordTable(members);

/** The members that visitors see, by order, missing last; requirement LEAD-01. */
export function listActiveMembers(db: Db, part: { limit?: number; offset?: number } = {}): Promise<Member[]> {
  return listRecords(db, teamTable, { where: { isActive: true }, ...part });
}

/** How many of them there are. */
export function countActiveMembers(db: Db): Promise<number> {
  return countRecords(db, teamTable, { where: { isActive: true } });
}
