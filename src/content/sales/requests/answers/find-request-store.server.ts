import { sql } from "kysely";
import { z } from "zod";
import { findSent } from "../../../../kernel/background/messages.server.ts";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { isWholeAddress } from "../../../../kernel/resource/kinds/email.ts";
import { acceptedMail, quoteMail } from "../../quotes/calls/quote-mail.server.ts";
import { openStages } from "../progress.ts";
import { replyMail } from "../replies/replies.server.ts";
import { requestNamedBy } from "./answer-address.server.ts";
import type { IncomingMail } from "./read-mail.server.ts";

const requestMails = ["request-arrived", "request-thanks"];
const quoteMails: readonly string[] = [quoteMail, acceptedMail, "quote-answered"];

/**
 * The request to which a mail belongs: by the address to which it was sent, by a mail of ours that it answers, or because its sender
 * has exactly one open request. What a machine wrote never belongs by its sender alone. Undefined for none. Requirement THREAD-01.
 */
export async function findRequestOf(db: Db, mail: IncomingMail, secret: string): Promise<number | undefined> {
  const named = requestNamedBy(mail.to, secret);
  if (named !== undefined && (await isThere(db, named))) return named;
  const answered = await findAnswered(db, mail.answers);
  if (answered !== undefined && (await isThere(db, answered))) return answered;
  return mail.isAutomatic ? undefined : findBySender(db, mail.from.address);
}

async function isThere(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom("project_requests")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The request of the first of these mails that this site sent. */
async function findAnswered(db: Db, answers: readonly string[]): Promise<number | undefined> {
  const ids = answers.map((id) => id.split("@")[0] ?? "").filter((id) => /^[\da-f-]{36}$/i.test(id));
  const sent = await findSent(db, ids);
  for (const id of ids) {
    const mail = sent.get(id);
    const request = mail && (await requestOf(db, mail.kind, mail.about));
    if (request !== undefined) return request;
  }
  return undefined;
}

async function requestOf(db: Db, kind: string, id: number): Promise<number | undefined> {
  if (requestMails.includes(kind)) return id;
  if (kind !== replyMail && !quoteMails.includes(kind)) return undefined;
  const table = kind === replyMail ? "request_notes" : "quotes";
  const row = await db.selectFrom(table).select("request_id").where("id", "=", id).executeTakeFirst();
  return row?.request_id ?? undefined;
}

async function findBySender(db: Db, address: string): Promise<number | undefined> {
  if (!isWholeAddress(z, address)) return undefined;
  const rows = await db
    .selectFrom("project_requests")
    .select("id")
    .where(sql`lower(email)`, "=", address)
    .where("status", "in", openStages)
    .where("deleted_at", "is", null)
    .limit(2)
    .execute();
  return rows.length === 1 ? rows[0]?.id : undefined;
}
