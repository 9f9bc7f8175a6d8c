import type { Db } from "../../kernel/database.server.ts";
import type { RecordTable } from "../../kernel/record-table.server.ts";
import { countRecords, listRecords } from "../../kernel/records.server.ts";
import type { Member } from "./schema.ts";

export const teamTable: RecordTable<Member> = {
  name: "team_members",
  id: "integer",
  columns: {
    name: "text",
    position: "text",
    department: "text",
    bio: "text",
    email: "text",
    phone: "text",
    linkedin: "text",
    image: "text",
    experience: "text",
    specialty: "text",
    achievements: "json",
    skills: "json",
    isActive: "flag",
    order: ["display_order", "integer"],
    joinDate: "text",
  },
  searched: ["name", "position"],
  orderBy: ["order"],
  onSite: true,
  // What it holds is published by the member's own wish, as on a business card.
  personal: false,
};

/** The members that visitors see, by order, missing last; requirement LEAD-01. */
export function listActiveMembers(db: Db, part: { limit?: number; offset?: number } = {}): Promise<Member[]> {
  return listRecords(db, teamTable, { where: { isActive: true }, ...part });
}

/** How many of them there are. */
export function countActiveMembers(db: Db): Promise<number> {
  return countRecords(db, teamTable, { where: { isActive: true } });
}
