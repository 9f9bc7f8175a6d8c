import type { Db } from "../../../kernel/db/database.server.ts";
import { readDemand } from "../drafts/draft-store.server.ts";
import type { OpenShare } from "../drafts/shares.server.ts";
import type { Section } from "../sections/section.ts";
import { approvalOf, listApprovals, standOf } from "./approvals-store.server.ts";
import { listRemarks } from "./remarks-store.server.ts";
import { readDraft } from "./standing.server.ts";
import type { GuestView, TeamView } from "./wire.ts";

/** A link, and the name of its page. */
export type GuestShare = OpenShare & { title: string };

/** What the guest of a link sees besides its page: what was said about it, in the eyes of the browser that `guest` names. */
export async function readGuestView(db: Db, share: GuestShare, guest: string): Promise<GuestView> {
  const { section, title, grants, by, name, expires } = share;
  const draft = await readDraft(db, section);
  const answers = await listApprovals(db, section);
  const own = answers.find(({ digest }) => digest === draft.digest);
  return {
    page: title,
    grants,
    by,
    guest: name,
    expires,
    draft: { digest: draft.digest, at: draft.at },
    answer: own ? approvalOf(own) : null,
    remarks: await listRemarks(db, section, draft, guest),
  };
}

/** What the team sees of what was said about a section. */
export async function readTeamView(db: Db, section: Section): Promise<TeamView> {
  const draft = await readDraft(db, section);
  const answers = await listApprovals(db, section);
  return {
    remarks: await listRemarks(db, section, draft),
    answers: answers.map(approvalOf),
    ...(await standOf(db, section, draft, answers)),
    isDemanded: await readDemand(db),
  };
}
