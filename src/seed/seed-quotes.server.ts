import quoteSeeds from "../../seeds/quotes.json";
import { agencyOf } from "../content/sales/quotes/agency.ts";
import type { Quote } from "../content/sales/quotes/quotes.ts";
import { createQuote, noteProject, noteSeen, sendQuote } from "../content/sales/quotes/store.server.ts";
import { quotesTable } from "../content/sales/quotes/table.server.ts";
import { addNote } from "../content/sales/requests/desk.server.ts";
import { readSettings } from "../content/settings/store.server.ts";
import { updateRecord, type Write } from "../kernel/db/write.server.ts";
import { visitor } from "../kernel/process/kernel.server.ts";
import { isoDayAfter } from "../kernel/text/format.ts";

type Seed = (typeof quoteSeeds)[number];
/** A request of the demo, by whose e-mail a quote names it. */
export type SeededRequest = { id: number; name: string; companyName: string; phone: string; email: string };

/** For how many days from now the open quotes of the demo are valid, so that a demo always has some. */
const validDays = 21;

/**
 * Stores a quote for each stage of the demo's requests, in the order in which they were sent, with their lines in the log. The
 * accepted one is worth the project that was made of it. `secret` is that of links; requirements RUN-04, AREQ-02.
 */
export async function seedQuotes(tx: Write, requests: readonly SeededRequest[], secret: string) {
  const settings = await readSettings(tx.db);
  for (const seed of quoteSeeds) {
    const request = requests.find(({ email }) => email === seed.request);
    if (!request) continue;
    const by = { id: null, name: seed.by };
    const at = (time: string, actor: Write["actor"] = by) => ({
      ...tx,
      actor,
      at: new Date(time).toISOString(),
    });
    const draft = await createQuote(seed.sentAt ? at(seed.sentAt) : { ...tx, actor: by }, {
      ...contentOf(seed, request),
      vatRate: settings.vatRate,
      validUntil: isoDayAfter(seed.answer ? at(seed.answer.at).at : tx.at, validDays),
    });
    if (!seed.sentAt) continue;
    const sending = at(seed.sentAt);
    const how = { secret, channel: "whatsapp", agency: agencyOf(settings) } as const;
    const { id, number } = await sendQuote(sending, draft.id, how);
    await addNote(sending, request.id, "sent", number ?? "");
    if (seed.seenAt) await noteSeen(at(seed.seenAt, visitor), id);
    if (seed.answer) await answer(at(seed.answer.at, visitor), { id, number }, seed.answer, request);
    if (seed.answer && seed.projectId) await noteProject(at(seed.answer.at), id, seed.projectId);
  }
}

const contentOf = ({ items, discountRate, firstShare }: Seed, request: SeededRequest) => ({
  requestId: request.id,
  customerName: request.name,
  customerCompany: request.companyName,
  customerEmail: request.email,
  customerPhone: request.phone,
  items: items.map(({ price, ...item }) => ({ unit: "", features: [], ...item, unitPrice: price * 100 })),
  discountRate,
  firstShare,
  restDays: 7,
});

async function answer(
  tx: Write,
  { id, number }: Pick<Quote, "id" | "number">,
  { state, note }: NonNullable<Seed["answer"]>,
  request: SeededRequest,
) {
  const decision = state === "accepted" ? "accepted" : "declined";
  await updateRecord<Quote>(tx, quotesTable, id, {
    state: decision,
    answeredAt: tx.at,
    answeredBy: request.name,
    answerNote: note,
  });
  await addNote(tx, request.id, decision, `${number}\n${note}`);
}
