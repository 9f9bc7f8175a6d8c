import type { MailSource } from "../../../../kernel/background/mailbox/mail-source.ts";
import { senderOf } from "../../../../kernel/background/mailer.server.ts";
import type { Db } from "../../../../kernel/db/database.server.ts";
import { createRecord, type Write, write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { type Kernel, system, visitor } from "../../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../../kernel/process/link-secret.server.ts";
import { type RowOf, recordTable } from "../../../../kernel/resource/table.server.ts";
import { joiners } from "../../../../kernel/text/format.text.ts";
import { addDays } from "../../../../kernel/text/format.ts";
import type { FileOwner } from "../../attachments/attachments.ts";
import { attach, hasRoom, type ReadyFile, readyFile } from "../../attachments/attachments-store.server.ts";
import { makeUnread } from "../desk.server.ts";
import type { RequestNote } from "../requests.ts";
import { notesTable } from "../store.server.ts";
import { findRequestOf } from "./find-request-store.server.ts";
import { beginning, type IncomingMail, largestMail, readMail } from "./read-mail.server.ts";
import { answerText as text } from "./unplaced.text.ts";
import { unplacedMails } from "./unplaced-mails.ts";

declare module "../../../../kernel/db/database.server.ts" {
  interface Tables {
    /** How far a mailbox is read. `validity` is its UIDVALIDITY. */
    mailboxes: { name: string; validity: string; last_uid: number };
    /** The digests of mails that were taken, so that none is taken twice. */
    taken_mails: { key: string; at: string };
    unplaced_mails: RowOf<typeof unplacedMails>;
  }
}

export const unplacedTable = recordTable(unplacedMails, { personal: true, onDesk: true });

/** Mails that arrived before are left in the mailbox: somebody has seen them there. */
const oldest = 30; // days
const takenFor = 90; // days: longer than a mail can be read anew
const mostUnplaced = 500;
const atOnce = 50;

/**
 * Takes up what came into a mailbox since it was read last: each mail once, in one transaction with how far the mailbox is read, so
 * that a process that is ended anywhere loses none. After a change of UIDVALIDITY the mails of the last thirty days are read again, and
 * those that were taken are known by their digest. Answers how many were taken; requirement THREAD-01.
 */
export async function takeUpMails(kernel: Kernel, source: MailSource): Promise<number> {
  const { validity } = await source.open();
  const last = await lastUid(kernel, source.name, validity);
  const since = addDays(kernel.now(), -oldest).getTime();
  let taken = 0;
  const uids = await source.uidsAfter(last);
  for (let from = 0; from < uids.length; from += atOnce) {
    const part = uids.slice(from, from + atOnce);
    for (const { uid, size, arrivedAt } of await source.heads(part)) {
      if (kernel.shutdown.signal.aborted) return taken;
      if (arrivedAt.getTime() < since) continue;
      const raw = await source.read(uid, size > largestMail ? beginning : largestMail);
      if (!raw) continue;
      if (await takeUp(kernel, await readMail(raw, size), { name: source.name, validity, uid })) taken++;
    }
    await noteRead(kernel, { name: source.name, validity, uid: part.at(-1) ?? last });
  }
  return taken;
}

type Place = { name: string; validity: string; uid: number };

async function lastUid({ db }: Kernel, name: string, validity: string): Promise<number> {
  const row = await db.selectFrom("mailboxes").selectAll().where("name", "=", name).executeTakeFirst();
  return row?.validity === validity ? row.last_uid : 0;
}

const noteRead = ({ db }: Pick<Kernel, "db">, { name, validity, uid }: Place) =>
  db
    .insertInto("mailboxes")
    .values({ name, validity, last_uid: uid })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ validity, last_uid: uid }))
    .execute();

/** Stores one mail where it belongs; answers false for one that is known, or that nobody needs. */
async function takeUp(kernel: Kernel, mail: IncomingMail, place: Place): Promise<boolean> {
  if (isOurs(kernel, mail)) return false;
  const secret = await linkSecret(kernel);
  const known = await kernel.db
    .selectFrom("taken_mails")
    .select("key")
    .where("key", "=", mail.key)
    .executeTakeFirst();
  if (known) return false;
  const files = await readyFiles(kernel, mail);
  const isTaken = await write(kernel, visitor, async (tx) => {
    await tx.bumpInboxVersion();
    const [claimed] = await tx.db
      .insertInto("taken_mails")
      .values({ key: mail.key, at: tx.at })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .execute();
    await noteRead(tx, place);
    if (!claimed) return false; // another process was first
    const requestId = await findRequestOf(tx.db, mail, secret);
    if (requestId !== undefined) await addAnswer(tx, requestId, mail, files);
    else if (!mail.isAutomatic) await setAside(tx, mail, files);
    return requestId !== undefined || !mail.isAutomatic;
  });
  // After a failure they stay, because the transaction may have been stored; the cleanup removes them if it was not.
  if (!isTaken) await forget(kernel, files.ready);
  return isTaken;
}

/** A mail of this site itself, such as the news of a request to the same mailbox. */
function isOurs({ config }: Kernel, { from }: IncomingMail): boolean {
  const sender = senderOf(config);
  const address = /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
  return from.address === address.trim().toLowerCase();
}

type Files = { ready: ReadyFile[]; left: readonly string[] };

/** Stores the bytes of the files that may be kept; the others are named. */
async function readyFiles(kernel: Kernel, mail: IncomingMail): Promise<Files> {
  // What a machine wrote is shown by its words alone.
  if (mail.isAutomatic) return { ready: [], left: [] };
  const ready: ReadyFile[] = [];
  const left = [...mail.left];
  for (const file of mail.files) {
    try {
      ready.push(await readyFile(kernel, file));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      left.push(file.name);
    }
  }
  return { ready, left };
}

async function forget({ storage }: Kernel, files: readonly ReadyFile[]) {
  for (const { stored } of files) await storage.delete(stored.key).catch(() => {});
}

async function attachAll(tx: Write, owner: FileOwner, { ready, left }: Files) {
  const attached: { attachment: number; name: string }[] = [];
  const without = [...left];
  for (const file of ready) {
    if (!(await hasRoom(tx.db, owner, file.stored.bytes))) {
      without.push(file.name);
      continue;
    }
    const { id, name } = await attach(tx, owner, file);
    attached.push({ attachment: id, name });
  }
  return { attached, without };
}

/** What the thread shows of a mail, with the files that were not kept. */
function bodyOf({ said }: IncomingMail, left: readonly string[]): string {
  const names = left.map((name) => name || text.unnamed).join(joiners.comma);
  return [said || text.empty, ...(names ? [text.left(names)] : [])].join("\n\n");
}

/** Adds a mail to the thread of a request, which becomes unread, unless a machine wrote it. */
async function addAnswer(tx: Write, requestId: number, mail: IncomingMail, files: Files) {
  const { attached, without } = await attachAll(tx, { requestId }, files);
  await noteMail(tx, requestId, {
    body: bodyOf(mail, without),
    happenedAt: timeOf(mail, tx.at),
    quoted: mail.quoted,
    fromAddress: mail.from.address,
    isAutomatic: mail.isAutomatic,
    attached,
  });
  if (!mail.isAutomatic) await makeUnread(tx, requestId, "answered");
}

type NotedMail = Pick<
  RequestNote,
  "body" | "happenedAt" | "quoted" | "fromAddress" | "isAutomatic" | "attached"
>;

/** Adds what a customer wrote by mail to a thread, whoever found its request. */
export const noteMail = (tx: Write, requestId: number, mail: NotedMail) =>
  createRecord(tx, notesTable, {
    ...mail,
    requestId,
    kind: "contact",
    authorId: null,
    authorName: visitor.name,
    delivery: null,
    mentions: [],
    unseenBy: [],
    direction: "in",
    way: "mail",
  });

/** What a mail says of its time, unless that has yet to come. */
const timeOf = ({ sentAt }: IncomingMail, now: string) => (sentAt !== null && sentAt < now ? sentAt : now);

/** Keeps a mail without a request; of many, the oldest are dropped here and stay in the mailbox. */
async function setAside(tx: Write, mail: IncomingMail, files: Files) {
  const { address, name } = mail.from;
  const { id } = await createRecord(tx, unplacedTable, {
    name: name || address,
    email: address,
    subject: mail.subject,
    body: mail.said || text.empty,
    quoted: mail.quoted,
    sentAt: timeOf(mail, tx.at),
  });
  const { without } = await attachAll(tx, { unplacedId: id }, files);
  if (without.length > 0)
    await tx.db
      .updateTable("unplaced_mails")
      .set({ body: bodyOf(mail, without) })
      .where("id", "=", id)
      .execute();
  await tx.db
    .deleteFrom("unplaced_mails")
    .where("id", "<=", await idBeyond(tx))
    .execute();
}

async function idBeyond({ db }: Write): Promise<number> {
  const row = await db
    .selectFrom("unplaced_mails")
    .select("id")
    .orderBy("id", "desc")
    .offset(mostUnplaced)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Forgets the digests of mails that cannot be read anew any more. Part of the cleanup. */
export async function forgetTakenMails(kernel: Kernel) {
  const before = addDays(kernel.now(), -takenFor).toISOString();
  await write(kernel, system, ({ db }) => db.deleteFrom("taken_mails").where("at", "<", before).execute());
}

/** Mails without a request that came before a time. */
export function findPastMails(db: Db, before: string, limit: number) {
  return db.selectFrom("unplaced_mails").selectAll().where("created_at", "<", before).limit(limit).execute();
}
