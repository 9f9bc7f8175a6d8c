import { type Db, loose } from "../../../kernel/db/database.server.ts";
import { findRecord, findRecords, listRecords } from "../../../kernel/db/records.server.ts";
import {
  createRecord,
  deleteRecord,
  undeleteRecord,
  type Write,
  write,
} from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import {
  findKept,
  nameBytes,
  readKept,
  type StoredBytes,
  storeBytes,
} from "../../../kernel/process/kept-files.server.ts";
import type { Actor, Kernel } from "../../../kernel/process/kernel.server.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { attachmentText as text } from "./attachments.text.ts";
import {
  type Attachment,
  attachments,
  type FileOwner,
  largestFile,
  mostBytes,
  mostBytesInAMail,
  mostFiles,
} from "./attachments.ts";
import { fileTypeOf } from "./file-type.server.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    attachments: RowOf<typeof attachments>;
  }
}

/** Names of files are words about people, so that their values are kept out of the audit trail. */
export const attachmentsTable = recordTable(attachments, { personal: true, onDesk: true });

const fileOf = (id: number) => ({ table: attachmentsTable.name, id, kind: "file" });

/** A file as it came, before anything is known of it. */
export type GivenFile = { name: string; bytes: Uint8Array };
/** A file whose type is known and whose bytes are stored. */
export type ReadyFile = { name: string; type: string; stored: StoredBytes };

/** The attachments of a record, oldest first. */
export const listAttachments = (db: Db, owner: FileOwner): Promise<Attachment[]> =>
  listRecords(db, attachmentsTable, { where: owner, sort: ["id"] });

/** Checks a file and stores its bytes, before the transaction that attaches it. Throws `unsupported-type`, `too-large`, `invalid`. */
export async function readyFile(kernel: Kernel, { name, bytes }: GivenFile): Promise<ReadyFile> {
  if (bytes.byteLength > largestFile) throw new AppError("too-large", { fields: { file: text.faults.size } });
  if (bytes.byteLength === 0) throw invalid({ file: text.faults.empty });
  const known = await fileTypeOf(bytes, name);
  if (!known) throw new AppError("unsupported-type", { fields: { file: text.faults.type } });
  return { ...known, stored: await storeBytes(kernel, bytes, known.type) };
}

/** Stores a file and what names it in one transaction; where that is refused, the bytes go again. Throws like `readyFile`. */
export async function withFile<Result>(
  kernel: Kernel,
  given: GivenFile,
  name: (file: ReadyFile) => Promise<Result>,
): Promise<Result> {
  const file = await readyFile(kernel, given);
  try {
    return await name(file);
  } catch (error) {
    // After another failure the transaction may have been stored; the cleanup removes bytes without a record.
    if (error instanceof AppError) await kernel.storage.delete(file.stored.key).catch(() => {});
    throw error;
  }
}

/** Attaches a stored file to a record that the caller has locked by the desk. Throws `invalid` beyond what a record may have. */
export async function attach(tx: Write, owner: FileOwner, file: ReadyFile): Promise<Attachment> {
  const attachment = await addRow(tx, owner, file);
  await refuseMany(tx.db, owner);
  return attachment;
}

/** Throws `invalid` when more lies at a record than may, so that the transaction is rolled back. */
async function refuseMany(db: Db, owner: FileOwner) {
  const [shown, all] = [await sumOf(db, owner, { trash: false }), await sumOf(db, owner, { trash: true })];
  const isOver = ({ files, bytes }: typeof all, times: number) =>
    files > mostFiles * times || bytes > mostBytes * times;
  if (isOver(shown, 1) || isOver(all, withTrash)) throw invalid({ file: text.faults.many });
}

const withTrash = 4;

async function addRow(tx: Write, owner: FileOwner, { name, type, stored }: ReadyFile): Promise<Attachment> {
  const attachment = await createRecord(tx, attachmentsTable, {
    requestId: null,
    quoteId: null,
    unplacedId: null,
    ...owner,
    name,
    contentType: type,
    bytes: stored.bytes,
    authorName: tx.actor.name,
  });
  await nameBytes(tx, fileOf(attachment.id), stored);
  return attachment;
}

/** How much lies at a record, with its trash or without. */
async function sumOf(
  db: Db,
  owner: FileOwner,
  { trash }: { trash: boolean },
): Promise<{ files: number; bytes: number }> {
  const [, id, column] = ownerOf(owner);
  let select = db.selectFrom("attachments").where(column, "=", id);
  if (!trash) select = select.where("deleted_at", "is", null);
  const row = await select
    .select((eb) => [eb.fn.countAll<number>().as("files"), eb.fn.sum<number>("bytes").as("bytes")])
    .executeTakeFirstOrThrow();
  return { files: Number(row.files), bytes: Number(row.bytes ?? 0) };
}

/** Reads the bytes of an attachment. Throws `not-found`, and what `readKept` throws. */
export async function readAttachment(kernel: Kernel, attachment: Attachment): Promise<Uint8Array> {
  const kept = await findKept(kernel.reads, fileOf(attachment.id));
  if (!kept) throw new AppError("not-found");
  return readKept(kernel, kept);
}

/** An attachment of a record. Throws `not-found`. */
export async function findAttachment(db: Db, owner: FileOwner, id: number): Promise<Attachment> {
  const attachment = await findRecord(db, attachmentsTable, id);
  if (!attachment || !isOf(attachment, owner)) throw new AppError("not-found");
  return attachment;
}

const isOf = (attachment: Attachment, owner: FileOwner) => {
  const [key, id] = ownerOf(owner);
  return attachment[key] === id;
};

function ownerOf(owner: FileOwner) {
  if ("requestId" in owner) return ["requestId", owner.requestId, "request_id"] as const;
  return "quoteId" in owner
    ? (["quoteId", owner.quoteId, "quote_id"] as const)
    : (["unplacedId", owner.unplacedId, "unplaced_id"] as const);
}

/** Puts an attachment of a record into the trash, or takes it out. `check` may refuse. */
export function changeAttachment(
  kernel: Kernel,
  actor: Actor,
  owner: FileOwner,
  { id, deed, check }: { id: number; deed: "delete" | "restore"; check(tx: Write): Promise<unknown> },
): Promise<Attachment> {
  return write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion();
    await check(tx);
    if (deed === "delete") {
      await findAttachment(tx.db, owner, id);
      return deleteRecord(tx, attachmentsTable, id);
    }
    const restored = await undeleteRecord<Attachment>(tx, attachmentsTable, id);
    if (!isOf(restored, owner)) throw new AppError("not-found");
    await refuseMany(tx.db, owner);
    return restored;
  });
}

/** What a note says of attachments of its request. Throws `invalid` for others, and for more than a mail carries. */
export async function attachedTo(db: Db, requestId: number, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const found = await findRecords(db, attachmentsTable, [...new Set(ids)]);
  if (found.length !== new Set(ids).size || found.some((file) => file.requestId !== requestId))
    throw invalid({ attachments: text.faults.gone });
  if (found.reduce((sum, { bytes }) => sum + bytes, 0) > mostBytesInAMail)
    throw invalid({ attachments: text.faults.heavyMail });
  return found.map(({ id, name }) => ({ attachment: id, name }));
}

/** The files that go with a mail. What was put into the trash since goes along; what was destroyed does not. */
export async function filesToMail(kernel: Kernel, ids: readonly number[]) {
  const files: { filename: string; content: Uint8Array; contentType: string }[] = [];
  for (const id of ids) {
    const kept = await findKept(kernel.reads, fileOf(id));
    const row = await loose(kernel.reads)
      .selectFrom("attachments")
      .select(["name", "content_type"])
      .where("id", "=", id)
      .executeTakeFirst();
    if (!kept || !row) continue;
    const content = await readKept(kernel, kept);
    files.push({ filename: String(row.name), content, contentType: String(row.content_type) });
  }
  return files;
}

/** Whether a file still finds room at a record. */
export async function hasRoom(db: Db, owner: FileOwner, added: number): Promise<boolean> {
  const { files, bytes } = await sumOf(db, owner, { trash: true });
  return files < mostFiles && bytes + added <= mostBytes;
}

/** Moves the attachments of a mail to the request at which somebody placed it; answers them as a note names them. */
export async function placeAttachments(tx: Write, unplacedId: number, requestId: number) {
  const moved = await listAttachments(tx.db, { unplacedId });
  await tx.db
    .updateTable("attachments")
    .set({ request_id: requestId, unplaced_id: null })
    .where("unplaced_id", "=", unplacedId)
    .execute();
  return moved.map(({ id, name }) => ({ attachment: id, name }));
}

/** Moves the attachments of a request to the one that it is merged into. */
export async function moveAttachments({ db }: Write, from: number, to: number) {
  await db.updateTable("attachments").set({ request_id: to }).where("request_id", "=", from).execute();
}

/** Gives the next edition of a quote the attachments of the one before; both share the bytes. */
export async function copyAttachments(tx: Write, from: number, to: number) {
  for (const { id, name, contentType } of await listAttachments(tx.db, { quoteId: from })) {
    const stored = await findKept(tx.db, fileOf(id));
    if (stored) await addRow(tx, { quoteId: to }, { name, type: contentType, stored });
  }
}
