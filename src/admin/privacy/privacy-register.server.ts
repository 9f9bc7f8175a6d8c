import { findRecord, listRecords } from "../../kernel/db/records.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { createRecord, updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import type { RecordOf } from "../../kernel/resource/resource.ts";
import { type RowOf, recordTable } from "../../kernel/resource/table.server.ts";
import { isoDay } from "../../kernel/text/format.ts";
import { type PrivacyKind, type PrivacyRequest, privacyRequests } from "./privacy-requests.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    privacy_requests: RowOf<typeof privacyRequests>;
  }
}

const daysToAnswer = 30; // PDPL

const registerTable = recordTable(privacyRequests);

/** The register: open requests by due date first, then the answered ones; requirement PRIV-03. */
export async function listRegister(kernel: Kernel): Promise<PrivacyRequest[]> {
  const entries = (await listRecords(kernel.reads, registerTable)).map(answerOf);
  const open = entries.filter((entry) => entry.doneAt === null);
  const done = entries.filter((entry) => entry.doneAt !== null);
  return [
    ...open.sort((a, b) => a.dueOn.localeCompare(b.dueOn)),
    ...done.sort((a, b) => String(b.doneAt).localeCompare(String(a.doneAt))),
  ];
}

/** Adds a request to the register; the answer is due 30 days after the day it was received. */
export async function addToRegister(
  tx: Write,
  { kind, contact, receivedOn }: { kind: PrivacyKind; contact: string; receivedOn: string },
): Promise<PrivacyRequest> {
  const due = new Date(Date.parse(`${receivedOn}T12:00:00+03:00`) + daysToAnswer * 86_400_000);
  const entry = { kind, contact, receivedOn, dueOn: isoDay(due), doneAt: null, doneBy: null };
  return answerOf(await createRecord(tx, registerTable, entry));
}

/** Marks a request as answered and removes its contact. Throws `not-found`, or `conflict` when it was answered before. */
export async function closeInRegister(tx: Write, id: number): Promise<PrivacyRequest> {
  const entry = await findRecord(tx.db, registerTable, id);
  if (!entry) throw new AppError("not-found");
  if (entry.doneAt) throw new AppError("conflict");
  const done = { contact: null, doneAt: tx.at, doneBy: tx.actor.name };
  return answerOf(await updateRecord(tx, registerTable, id, done));
}

/** After an erasure, closes all open requests of that person; adds a closed erasure request when none of them asked for one. */
export async function closeAfterErasure(tx: Write, contact: string) {
  const open = (await listRecords(tx.db, registerTable)).filter((entry) => entry.contact === contact);
  for (const { id } of open) await closeInRegister(tx, id);
  if (open.some(({ kind }) => kind === "erasure")) return;
  const added = await addToRegister(tx, { kind: "erasure", contact: "", receivedOn: isoDay(tx.at) });
  await closeInRegister(tx, added.id);
}

function answerOf(entry: RecordOf<typeof privacyRequests>): PrivacyRequest {
  return only(entry, ["id", "kind", "contact", "receivedOn", "dueOn", "doneAt", "doneBy"]);
}
