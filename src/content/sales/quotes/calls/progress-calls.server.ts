import type { z } from "zod";
import { queueMessage } from "../../../../kernel/background/outbox.server.ts";
import { findRecord } from "../../../../kernel/db/records.server.ts";
import { type Write, write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import { countMail } from "../../../../kernel/http/access/mail-limit.server.ts";
import { type Api, readJson } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../../kernel/process/link-secret.server.ts";
import { answerItem, type Item } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { isoDay } from "../../../../kernel/text/format.ts";
import { addNote, changeRequest } from "../../requests/desk.server.ts";
import { projectRequestsTable } from "../../requests/store.server.ts";
import { lastDay, readAgency } from "../begin-quote.server.ts";
import type { Channel } from "../lines-wire.ts";
import type { Quote } from "../quotes.ts";
import { renewLink, reviseQuote, sendAgain, sendQuote, withdrawQuote } from "../store.server.ts";
import { quotesTable } from "../table.server.ts";
import { canMail, queueFile, quoteMail } from "./quote-mail.server.ts";
import { quoteAnswer, type SendBody, sendBody, wrongState } from "./quote-wire.server.ts";

/** Adds the calls that take a quote from one state to the next. */
export function addProgress(api: Api, kernel: Kernel, quoteItem: Item<Quote>) {
  const to = { api, kernel, quoteItem };
  addSending(
    to,
    {
      path: "send",
      summary: "Sends a draft by a channel, with its number and its link",
      refuses: { ...wrongState, 422: "It has no items, its last day is over, or it cannot be mailed" },
    },
    sendComplete,
  );
  addSending(
    to,
    {
      path: "send-again",
      summary: "Sends a quote once more, by any channel",
      refuses: { ...wrongState, 422: "It cannot be mailed" },
    },
    (tx, id, { channel }) => sendAgain(tx, id, channel),
  );
  addStep(to, { path: "link", summary: "Replaces the link", programDeed: "share" }, renewLink);
  addStep(
    to,
    { path: "revise", summary: "Creates a draft of the next edition, or returns the existing one" },
    async (tx, id) => reviseQuote(tx, id, await lastDay(tx.db, kernel.now())),
  );
  addStep(to, { path: "withdraw", summary: "Withdraws a sent quote" }, async (tx, id) => {
    const withdrawn = await withdrawQuote(tx, id);
    const { requestId, number } = withdrawn;
    if (await findRecord(tx.db, projectRequestsTable, requestId))
      await addNote(tx, requestId, "withdrawn", number ?? "");
    return withdrawn;
  });
}

type Calls = { api: Api; kernel: Kernel; quoteItem: Item<Quote> };
type Step = {
  path: string;
  summary: string;
  refuses?: Record<number, string>;
  programDeed?: "share";
};
type How = { secret: string; channel: Channel };

function addStep(
  { api, kernel, quoteItem }: Calls,
  { path, ...told }: Step,
  step: (tx: Write, id: number, secret: string) => Promise<Quote>,
) {
  route(api, {
    call: `POST /{id}/${path}`,
    refuses: wrongState,
    ...told,
    answers: { 200: quoteAnswer },
    handle: async (c, { actor }) => {
      const secret = await linkSecret(kernel);
      const quote = await write(kernel, actor, (tx) => step(tx, idOf(quotesTable, c), secret));
      return answerItem(c, quoteItem, quote);
    },
  });
}

/** Adds a call that sends by a channel. A mail is queued in the same transaction, without the link: delivery adds it. */
function addSending(
  { api, kernel, quoteItem }: Calls,
  { path, ...told }: Step,
  send: (tx: Write, id: number, how: How) => Promise<Quote>,
) {
  route(api, {
    call: `POST /{id}/${path}`,
    ...told,
    programDeed: "mail",
    body: sendBody,
    read: readOrDefault,
    answers: { 200: quoteAnswer },
    handle: async (c, { session, actor, body }) => {
      const { channel, subject, message } = await body();
      if (channel === "mail") await countMail(kernel, session);
      const secret = await linkSecret(kernel);
      const quote = await write(kernel, actor, async (tx) => {
        const sent = await send(tx, idOf(quotesTable, c), { secret, channel });
        if (channel !== "mail") return sent;
        if (!canMail(kernel, sent)) throw new AppError("invalid");
        await queueMessage(tx, quoteMail, { id: sent.id, subject, message });
        return sent;
      });
      return answerItem(c, quoteItem, quote);
    },
  });
}

/** A call without a body gets the default values: clients send `content-length: 0` then, or neither length nor type. */
const readOrDefault = (request: Request, schema: z.ZodType<SendBody>) => {
  const length = request.headers.get("content-length") ?? (request.headers.has("content-type") ? "" : "0");
  return length === "0" ? Promise.resolve(schema.parse({})) : readJson(request, schema);
};

/** Sends a draft, and tells its request. Throws `invalid` without a line that is not optional, or when its last day is over. */
async function sendComplete(tx: Write, id: number, how: How) {
  const draft = await findRecord(tx.db, quotesTable, id);
  if (draft && (draft.items.every(({ isOptional }) => isOptional) || draft.validUntil < isoDay(tx.at)))
    throw new AppError("invalid");
  const sent = await sendQuote(tx, id, { ...how, agency: await readAgency(tx.db) });
  await queueFile(tx, sent, "offer");
  await noteSent(tx, sent);
  return sent;
}

async function noteSent(tx: Write, { requestId, number }: Quote) {
  const request = await findRecord(tx.db, projectRequestsTable, requestId);
  if (!request) return;
  await addNote(tx, requestId, "sent", number ?? "");
  // A second quote for a won request must not change its status back.
  if (request.status !== "won") await changeRequest(tx, requestId, { status: "quoted" });
}
