import { type MemberInPeople, shownInPeople } from "../../../content/team/members.ts";
import { listActiveMembers } from "../../../content/team/store.server.ts";
import { only } from "../../../kernel/db/stored.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";

const mostShown = 12;

export default async function readPeople({ reads }: Kernel): Promise<MemberInPeople[]> {
  const members = await listActiveMembers(reads, { limit: mostShown });
  return members.map((one) => only(one, shownInPeople));
}
