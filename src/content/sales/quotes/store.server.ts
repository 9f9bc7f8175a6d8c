import { z } from "zod";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { createRecord, updateRecord, type Write } from "../../../kernel/db/write.server.ts";
import { AppError, invalid } from "../../../kernel/errors.ts";
import { fieldMessages } from "../../../kernel/resource/field-messages.text.ts";
import { decodeRow } from "../../../kernel/resource/record-table.server.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { copyAttachments } from "../attachments/attachments-store.server.ts";
import type { Agency } from "./agency.ts";
import { wordsToKeep } from "./document/document-words.ts";
import { type Channel, placesOf } from "./lines-wire.ts";
import { findByToken, nextLink } from "./link-store.server.ts";
import { faultsOfParts, type Receipt, withReceipt } from "./payments.ts";
import { text as words } from "./quotes.text.ts";
import { isOpen, type Quote, type QuoteState, quotes } from "./quotes.ts";
import { faultsOfSums, type Summed, sumsOf } from "./sums.ts";
import { quotesTable } from "./table.server.ts";

const { customerName, answerNote } = quotes.fields;

/** The visitor's answer; requirement AREQ-02. */
export const answerBody = z.object({
  decision: z.enum(["accepted", "declined"]),
  name: customerName.schema(z),
  note: answerNote.schema(z).default(""),
  /** The places of the optional lines that are accepted with it. */
  chosen: placesOf(z).default([]),
});

/** Creates a draft, which gets its number and link when it is sent. */
export function createQuote(tx: Write, input: Partial<Quote>): Promise<Quote> {
  const draft = { ...blankOf(quotes), ...input };
  return createRecord(tx, quotesTable, { ...draft, total: sumsOf(draft).total });
}

/** Throws `invalid` for a quote whose sums are not possible, such as a discount above the sum of its lines. */
export function checkSums(quote: Summed & Pick<Quote, "parts" | "firstShare">) {
  const faults = { ...faultsOfSums(quote), ...faultsOfParts(quote) };
  if (Object.keys(faults).length > 0) throw invalid(faults);
}

/** Changes a draft. Throws `conflict` for a quote that was sent, `invalid` like `checkSums`, and what `updateRecord` throws. */
export async function changeQuote(
  tx: Write,
  id: number,
  changes: Partial<Quote>,
  options: { ifVersion?: number | undefined },
): Promise<Quote> {
  const before = await lockQuote(tx, id, ["draft"]);
  const changed = { ...before, ...changes };
  if (Object.keys(changes).length > 0) checkSums(changed);
  const { total } = sumsOf(changed);
  return updateRecord<Quote>(tx, quotesTable, id, { ...changes, total }, options);
}

/**
 * Sends a draft: gives it the next number, and a link that is derived from `secret`. A later edition has the number and the link
 * of the first, and replaces the editions before it. The agency and the words of the document are kept as they are now. Throws `invalid` like `checkSums`, `conflict` when one of them was accepted, or for what is no draft.
 */
export async function sendQuote(
  tx: Write,
  id: number,
  { secret, channel, agency }: { secret: string; channel: Channel; agency: Agency },
): Promise<Quote> {
  const draft = await lockQuote(tx, id, ["draft"]);
  checkSums(draft);
  const sends = [{ at: tx.at, channel, by: tx.actor.name }];
  const documentWords = wordsToKeep(draft.language);
  const changes = { state: "sent", sentAt: tx.at, sends, agency, documentWords } as const;
  if (draft.revises === null) {
    const number = await nextNumber(tx);
    return updateRecord<Quote>(tx, quotesTable, id, { ...changes, number, ...nextLink(draft, secret) });
  }
  const earlier = (await listEditions(tx.db, draft)).filter(({ state }) => state !== "draft");
  const first = earlier.find(({ revises }) => revises === null);
  if (!first || earlier.some(({ state }) => state === "accepted")) throw new AppError("conflict");
  for (const { id, state } of earlier)
    if (state !== "replaced") await updateRecord<Quote>(tx, quotesTable, id, { state: "replaced" });
  return updateRecord<Quote>(tx, quotesTable, id, { ...changes, number: `${first.number}-${draft.edition}` });
}

const mostSendings = 100;

/** Records that a quote was sent once more. Throws `conflict` when it is not waiting for an answer, or was sent 100 times. */
export async function sendAgain(tx: Write, id: number, channel: Channel): Promise<Quote> {
  const { sends } = await lockQuote(tx, id, ["sent"]);
  if (sends.length >= mostSendings) throw new AppError("conflict");
  const sending = { at: tx.at, channel, by: tx.actor.name };
  return updateRecord<Quote>(tx, quotesTable, id, { sends: [...sends, sending] });
}

/** Records when the link of a quote was opened first. Throws `conflict` when it is not waiting for an answer. */
export async function noteSeen(tx: Write, id: number): Promise<void> {
  const { seenAt } = await lockQuote(tx, id, ["sent"]);
  if (seenAt === null) await updateRecord<Quote>(tx, quotesTable, id, { seenAt: tx.at });
}

/**
 * Creates a draft of the next edition with the lines and attachments of this one, or answers the draft that exists already. The link shows the
 * sent edition until the draft is sent. Throws `conflict` for a quote that was not sent, was accepted or is an older edition.
 */
export async function reviseQuote(tx: Write, id: number, validUntil: string): Promise<Quote> {
  const quote = await lockQuote(tx, id, ["sent", "declined", "withdrawn"]);
  const editions = await listEditions(tx.db, quote);
  const draft = editions.find(({ state }) => state === "draft");
  if (draft) return draft;
  const { requestId, language, customerName, customerCompany, customerEmail, customerPhone } = quote;
  const { customerAddress, customerVatNumber } = quote;
  const { items, discount, discountRate, vatRate, terms, firstShare, restDays, parts } = quote;
  const next = await createQuote(tx, {
    ...{ requestId, language, customerName, customerCompany, customerEmail, customerPhone },
    ...{ customerAddress, customerVatNumber },
    ...{ items, discount, discountRate, vatRate, terms, firstShare, restDays, parts, validUntil },
    revises: quote.revises ?? quote.id,
    edition: Math.max(...editions.map(({ edition }) => edition)) + 1,
  });
  await copyAttachments(tx, quote.id, next.id);
  return next;
}

/** Reads a quote under the lock of the desk. Throws `conflict` for one that was sent: what went out stays as it was. */
export const lockDraft = (tx: Write, id: number) => lockQuote(tx, id, ["draft"]);

/** All editions of a quote, the newest first. */
export async function listEditions(db: Db, { id, revises }: Pick<Quote, "id" | "revises">): Promise<Quote[]> {
  const first = revises ?? id;
  const rows = await db
    .selectFrom("quotes")
    .selectAll()
    .where("deleted_at", "is", null)
    .where((eb) => eb.or([eb("id", "=", first), eb("revises", "=", first)]))
    .orderBy("edition", "desc")
    .execute();
  return rows.map((row) => decodeRow(quotesTable, row));
}

/** Reads an accepted quote under the lock of the desk, so that of two concurrent calls the second waits. Throws `conflict`. */
export const lockAccepted = (tx: Write, id: number) => lockQuote(tx, id, ["accepted"]);

/** Records the project that was made of an accepted quote. */
export function noteProject(tx: Write, id: number, projectId: string): Promise<Quote> {
  return updateRecord<Quote>(tx, quotesTable, id, { projectId, projectAt: tx.at });
}

/** Notes money that came in for an accepted quote. Throws `conflict` for another one, and `invalid` if it is more than what is left. */
export async function noteReceipt(
  tx: Write,
  id: number,
  receipt: Pick<Receipt, "day" | "amount" | "method">,
): Promise<Quote> {
  const quote = await lockAccepted(tx, id);
  const receipts = withReceipt(quote, { ...receipt, by: tx.actor.name });
  if (receipts === "full") throw new AppError("conflict");
  if (receipts === "more") throw invalid({ amount: words.faults.moreThanRest });
  return updateRecord<Quote>(tx, quotesTable, id, { receipts });
}

/** Takes back a receipt that was noted by mistake; its revision keeps who did it. Throws `conflict`, and `not-found` without it. */
export async function takeBackReceipt(tx: Write, id: number, receiptId: number): Promise<Quote> {
  const { receipts } = await lockAccepted(tx, id);
  const left = receipts.filter((receipt) => receipt.id !== receiptId);
  if (left.length === receipts.length) throw new AppError("not-found");
  return updateRecord<Quote>(tx, quotesTable, id, { receipts: left });
}

/** Replaces the link of all editions; the one before stops working. Throws `conflict`. */
export async function renewLink(tx: Write, id: number, secret: string): Promise<Quote> {
  const quote = await lockQuote(tx, id, ["sent", "accepted", "declined"]);
  if (quote.revises === null) return updateRecord<Quote>(tx, quotesTable, id, nextLink(quote, secret));
  const first = await findRecord(tx.db, quotesTable, quote.revises);
  if (!first) throw new AppError("conflict");
  await updateRecord<Quote>(tx, quotesTable, first.id, nextLink(first, secret));
  return quote;
}

/** Withdraws a quote without an answer; its link then only says so. Throws `conflict`. */
export async function withdrawQuote(tx: Write, id: number): Promise<Quote> {
  await lockQuote(tx, id, ["sent"]);
  return updateRecord<Quote>(tx, quotesTable, id, { state: "withdrawn" });
}

/**
 * Stores the visitor's answer, with the edition of the notice that stood beside it and the optional lines that were ticked. The same answer again changes nothing and
 * gives `isNew: false`. Throws `not-found` for an unknown link, and `conflict` when the quote has another answer, was withdrawn
 * or has expired.
 */
export async function answerQuote(
  tx: Write,
  token: string,
  { decision, name, note, chosen: ticked }: z.infer<typeof answerBody>,
  noticeEdition: string | null,
): Promise<{ quote: Quote; isNew: boolean }> {
  await tx.bumpInboxVersion();
  const quote = await findByToken(tx.db, token);
  if (!quote) throw new AppError("not-found");
  if (quote.state === decision) return { quote, isNew: false };
  if (!isOpen(quote, isoDay(tx.at))) throw new AppError("conflict");
  const answer = { state: decision, answeredAt: tx.at, answeredBy: name, answerNote: note };
  const chosen = decision === "accepted" ? chosenOf(quote, ticked) : [];
  const { total } = sumsOf({ ...quote, chosen });
  const changes = { ...answer, noticeAt: tx.at, noticeEdition, chosen, total };
  return { quote: await updateRecord<Quote>(tx, quotesTable, quote.id, changes), isNew: true };
}

/** The ticked places in their order. Throws `invalid` for one that is not of an optional line. */
function chosenOf({ items }: Quote, ticked: readonly number[]): number[] {
  if (ticked.some((place) => !items[place]?.isOptional)) throw invalid({ chosen: fieldMessages.option });
  return items.flatMap((_, place) => (ticked.includes(place) ? [place] : []));
}

async function lockQuote(tx: Write, id: number, states: readonly QuoteState[]) {
  await tx.bumpInboxVersion();
  const quote = await findRecord(tx.db, quotesTable, id);
  if (!quote) throw new AppError("not-found");
  if (!states.includes(quote.state)) throw new AppError("conflict");
  return quote;
}

/** Counts in one row per year, in the transaction that uses the number, so that a failure leaves no gap. */
async function nextNumber(tx: Write): Promise<string> {
  const year = isoDay(tx.at).slice(0, 4);
  const row = await tx.db
    .insertInto("quote_numbers")
    .values({ year: Number(year), last: 1 })
    .onConflict((conflict) =>
      conflict.column("year").doUpdateSet((eb) => ({ last: eb("quote_numbers.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return `${year}-${String(row.last).padStart(4, "0")}`;
}
