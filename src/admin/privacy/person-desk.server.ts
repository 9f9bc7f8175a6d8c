import { correctGuest } from "../../content/page-content/drafts/shares.server.ts";
import { clientsTable, forgetRegistration } from "../../content/sales/clients/store.server.ts";
import type { Quote } from "../../content/sales/quotes/quotes.ts";
import { quotesTable } from "../../content/sales/quotes/table.server.ts";
import { forgetThanks, projectRequestsTable } from "../../content/sales/requests/store.server.ts";
import { noteDeed, updateRecord, type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { forgetSubmissionsOf } from "../../kernel/http/submission.server.ts";
import type { Actor, Kernel } from "../../kernel/process/kernel.server.ts";
import { storedPhone } from "../../kernel/text/phone.server.ts";
import { dropExports } from "../export/exports-store.server.ts";
import { findNamedTexts, takeOutName } from "./naming/named-texts-store.server.ts";
import type { Person } from "./person.server.ts";
import {
  destroyRows,
  findInAgencyTables,
  findMentions,
  findOwnRows,
  forgetOnDisk,
  historyOf,
  isDeleted,
  type OwnRow,
  recordOf,
  rowsWith,
  takeOutMentions,
  withoutInternals,
} from "./person-store.server.ts";
import { personDeskText } from "./privacy.text.ts";
import type { ExportedPerson, FoundPerson, RowKey } from "./privacy-answers.ts";
import { closeAfterErasure } from "./privacy-register.server.ts";
import { noteRead } from "./reads-store.server.ts";

/** Finds everything that the database holds about a person, and logs the search; requirement PRIV-02. */
export async function findPerson(kernel: Kernel, actor: Actor, person: Person): Promise<FoundPerson> {
  const { reads: db } = kernel;
  const [own, mentions, house] = [
    await findOwnRows(db, person),
    await findMentions(db, person),
    await findInAgencyTables(db, person),
  ];
  await noteRead(kernel.db, actor, kernel.now().toISOString(), {
    resource: "privacy",
    action: "find",
    recordId: "",
  });
  const isOwn = new Set(own.map(({ place, row }) => `${place.table} ${row.id}`));
  const counts = new Map<string, number>();
  for (const { table, row } of mentions)
    if (!isOwn.has(`${table} ${row.id}`)) counts.set(table, (counts.get(table) ?? 0) + 1);
  return {
    contact: person.contact,
    records: own.map(recordOf),
    mentions: [...counts].map(([table, rows]) => ({ table, rows })),
    named: await findNamedTexts(db, own),
    house,
  };
}

/** Exports the same data for the person: each row whole, with the rows that belong to it and its history. */
export async function exportPerson(kernel: Kernel, actor: Actor, person: Person): Promise<ExportedPerson> {
  const { reads: db } = kernel;
  const records: ExportedPerson["records"] = [];
  const rows = await findOwnRows(db, person);
  const isListed = new Set(rows.map(({ place, row }) => `${place.table} ${row.id}`));
  for (const own of rows) {
    // A row that is also listed by itself, such as a quote of the person, is not repeated below its request.
    const belongings = (await rowsWith(own, db))
      .map(({ table, rows }) => ({ table, rows: rows.filter(({ id }) => !isListed.has(`${table} ${id}`)) }))
      .filter(({ rows }) => rows.length > 0);
    for (const { table, rows } of belongings) for (const { id } of rows) isListed.add(`${table} ${id}`);
    records.push({
      kind: own.place.table,
      record: withoutInternals(own.row),
      belongings,
      history: await historyOf(db, own),
    });
  }
  const mentions = (await findMentions(db, person))
    .filter(({ table, row }) => !isListed.has(`${table} ${row.id}`))
    .map(({ table, row, columns }) => ({
      kind: table,
      texts: withoutInternals(Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))),
    }));
  const at = kernel.now().toISOString();
  await noteRead(kernel.db, actor, at, { resource: "privacy", action: "export", recordId: "" });
  return { contact: person.contact, exportedAt: at, records, mentions };
}

export type Correction = {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
};

/**
 * Corrects name, phone or e-mail in every request, message, client, link to a draft and draft of a quote; returns how many were
 * changed.
 */
export async function correctPerson(
  kernel: Kernel,
  actor: Actor,
  person: Person,
  given: Correction,
): Promise<number> {
  const changes = { ...given, ...(given.phone !== undefined && { phone: storedPhone(given.phone) }) };
  const wanted: Correction = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  );
  return write(kernel, actor, async (tx) => {
    await tx.bumpInboxVersion(); // the first lock of every write of requests and quotes
    let changed = 0;
    for (const { place, row } of await findOwnRows(tx.db, person)) {
      if (isDeleted(row)) continue;
      const id = Number(row.id);
      if (place.table === "clients") await updateRecord(tx, clientsTable, id, wanted);
      else if (place.table === "project_requests") await updateRecord(tx, projectRequestsTable, id, wanted);
      else if (place.table === "page_shares") await correctGuest(tx, id, wanted);
      else if (row.state === "draft") await updateRecord(tx, quotesTable, id, ofQuote(wanted));
      else continue; // a sent quote is a document and must not change
      changed += 1;
    }
    await noteRead(tx.db, actor, tx.at, { resource: "privacy", action: "correct", recordId: "" });
    return changed;
  });
}

/** The correction under the field names of a quote. */
function ofQuote({ name, phone, email }: Correction): Partial<Quote> {
  return {
    ...(name !== undefined && { customerName: name }),
    ...(phone !== undefined && { customerPhone: phone }),
    ...(email !== undefined && { customerEmail: email }),
  };
}

/**
 * Destroys everything about a person: their rows with all rows that belong to them, every mention of the phone or e-mail in other
 * texts, revisions and the outbox included, and the traces on the disk. Of the texts of others that have the name, those that
 * somebody chose as texts about this person lose it. The register records the erasure, without the contact.
 */
export async function erasePerson(
  kernel: Kernel,
  actor: Actor,
  person: Person,
  nameIn: readonly RowKey[] = [],
): Promise<FoundPerson["house"]> {
  await write(kernel, actor, async (tx) => {
    await tx.bumpContentVersion();
    const own = await findOwnRows(tx.db, person);
    if (own.length === 0 && (await findMentions(tx.db, person)).length === 0) throw new AppError("not-found");
    // By whom; the trail never holds values of personal records.
    for (const { place, row } of own) await noteDeed(tx, place.table, "delete", Number(row.id));
    await takeOutName(tx.db, own, nameIn, personDeskText.takenOut);
    await destroyRows(tx.db, own);
    await forgetDigests(tx, own, person);
    await takeOutMentions(tx.db, person, personDeskText.takenOut);
    await closeAfterErasure(tx, person.contact);
    await noteRead(tx.db, actor, tx.at, { resource: "privacy", action: "erase", recordId: "" });
  });
  // The cleanup tries again, where the storage is away.
  // Exports were made before, so the person stands in them.
  await dropExports(kernel).catch((err) =>
    kernel.log.error({ err }, "the files of an erased person could not be removed yet"),
  );
  await forgetOnDisk(kernel.db, kernel.database.kind);
  return findInAgencyTables(kernel.reads, person);
}

/** Removes the digests of the person's texts and e-mail that are kept to prevent double posts and double thank-you mails. */
async function forgetDigests(tx: Write, own: readonly OwnRow[], { contact }: Person) {
  const emails = new Set([contact]);
  for (const { place, row } of own) {
    await forgetSubmissionsOf(tx.db, place.table, Number(row.id));
    for (const column of place.emails) emails.add(String(row[column] ?? ""));
  }
  for (const email of emails) {
    await forgetThanks(tx, email);
    await forgetRegistration(tx, email);
  }
}
