import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { queueMessage } from "../../kernel/background/outbox.server.ts";
import type { Db } from "../../kernel/db/database.server.ts";
import { findRecord } from "../../kernel/db/records.server.ts";
import { type Write, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { readJson } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import { sessionMay } from "../../kernel/http/token-scopes.server.ts";
import { byName } from "../../kernel/objects.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";
import { ifVersion } from "../../kernel/resource/calls/if-match.server.ts";
import {
  addDeleteItem,
  answerItem,
  changeItem,
  type Item,
  olderVersion,
} from "../../kernel/resource/calls/item-calls.server.ts";
import { addressSchema } from "../../kernel/resource/kinds/email.ts";
import { answerSchema, bodySchemas } from "../../kernel/resource/schemas.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../kernel/resource/wire.ts";
import { isoDay, isoDayAfter } from "../../kernel/text/format.ts";
import type { Agency } from "./agency.ts";
import { type Channel, channels } from "./lines-wire.ts";
import { linkPath, linkPaths } from "./link-store.server.ts";
import { countQuotes, listQuotes, quoteFigures, quotesQuery } from "./list-store.server.ts";
import { type Quote, type QuoteInput, quoteStages, quotes } from "./quotes.ts";
import {
  changeQuote,
  createQuote,
  listEditions,
  renewLink,
  reviseQuote,
  sendAgain,
  sendQuote,
  withdrawQuote,
} from "./store.server.ts";
import { quotesTable } from "./table.server.ts";

/** What quotes need of the requests that they belong to; a slice does not know another's code. */
export type QuoteDesk = {
  /** Whom a quote of a request is for, or undefined without such a request. */
  customerOf(
    db: Db,
    requestId: number,
  ): Promise<
    Pick<QuoteInput, "customerName" | "customerCompany" | "customerEmail" | "customerPhone"> | undefined
  >;
  /** What a new quote begins with, and for how many days it holds. */
  beginningOf(db: Db): Promise<Pick<QuoteInput, "vatRate" | "terms"> & { days: number }>;
  /** Who offers. */
  agencyOf(db: Db): Promise<Agency>;
  /** The client of the request, or one with the same phone. */
  clientOf(db: Db, quote: Quote): Promise<{ id: number; name: string } | null>;
  onSent(tx: Write, quote: Quote): Promise<unknown>;
  onWithdrawn(tx: Write, quote: Quote): Promise<unknown>;
};

const quoteWire = wireOf(quotes);
const quoteAnswer = answerSchema(quotes).extend({ path: z.string().nullable() });
const quoteBody = bodySchemas(quotes).update;
const newQuoteBody = quoteBody.extend({ request_id: quotes.fields.requestId.schema(z) });
const sendBody = z.object({
  channel: z.enum(channels).default("link"),
  subject: z.string().trim().max(200).default(""),
  message: z.string().trim().max(5000).default(""),
});
type SendBody = z.infer<typeof sendBody>;

const paperAnswer = z.object({
  /** Whether the server can mail it to the customer. */
  canMail: z.boolean(),
  editions: z.array(
    z.object({
      id: z.number(),
      edition: z.number(),
      state: z.enum(quotes.fields.state.choices),
      sentAt: z.string().nullable(),
    }),
  ),
  /** Whom it would become a project of: the client of the request, or one with the same phone. */
  client: z.object({ id: z.number(), name: z.string() }).nullable(),
  agency: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    commercialNumber: z.string(),
  }),
});
const wrongState = { 409: "Not in this state" } as const;

/** Quotes as they are answered to who may change them, with the links. */
const itemOf = (kernel: Kernel): Item<Quote> => ({
  table: quotesTable,
  answerSchema: quoteAnswer,
  toAnswer: async (quote) => ({
    ...quoteWire.toWire(quote),
    path: await linkPath(kernel.reads, quote, await linkSecret(kernel)),
  }),
  // A number that went out stays in the books: it is withdrawn, never deleted.
  beforeDelete: (tx, id) => changeQuote(tx, id, {}, {}),
});

/** Whoever has a link can answer in the customer's place: who may only read gets none; requirements ROLE-01, TOKEN-01. */
const mayLink = (session: Session) => sessionMay(session, "write", quotes);

function itemFor(item: Item<Quote>, session: Session): Pick<Item<Quote>, "toAnswer"> {
  if (mayLink(session)) return item;
  return { toAnswer: (quote) => ({ ...quoteWire.toWire(quote), path: null }) };
}

/** Quotes are for staff; the visitor's way to one is its link, `/q/…`; requirement AREQ-02. Amounts are halalas. */
export function quotesApi(kernel: Kernel, desk: QuoteDesk): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const quoteItem = itemOf(kernel);

  route(api, {
    method: "get",
    path: "/",
    summary: "Quotes, newest first: all, or those of a request",
    query: quotesQuery,
    answers: { 200: quoteAnswer.array() },
    handle: async (c, { query, session }) => {
      const asked = query();
      const today = isoDay(kernel.now());
      const [quotes, total] = await Promise.all([
        listQuotes(kernel.reads, asked, today),
        countQuotes(kernel.reads, asked, today),
      ]);
      c.header("X-Total-Count", String(total));
      const paths = mayLink(session)
        ? await linkPaths(kernel.reads, quotes, await linkSecret(kernel))
        : new Map<number, string | null>();
      return c.json(
        quotes.map((quote) => ({ ...quoteWire.toWire(quote), path: paths.get(quote.id) ?? null })),
      );
    },
  });

  route(api, {
    method: "get",
    path: "/summary",
    summary: "How many quotes stand at each stage, and what they come to",
    answers: {
      200: z.object(byName(quoteStages, () => z.object({ count: z.number(), worth: z.number() }))),
    },
    handle: async (c) => c.json(await quoteFigures(kernel.reads, isoDay(kernel.now()))),
  });

  route(api, {
    method: "get",
    path: "/{id}/paper",
    summary: "What stands around the lines of a quote",
    peopleOnly: true,
    answers: { 200: paperAnswer },
    handle: async (c) => {
      const quote = await findRecord(kernel.reads, quotesTable, idOf(quotesTable, c));
      if (!quote) throw new AppError("not-found");
      const [agency, client, editions] = await Promise.all([
        desk.agencyOf(kernel.reads),
        desk.clientOf(kernel.reads, quote),
        listEditions(kernel.reads, quote),
      ]);
      return c.json({
        agency,
        client,
        canMail: canMail(kernel, quote),
        editions: editions.map(({ id, edition, state, sentAt }) => ({ id, edition, state, sentAt })),
      });
    },
  });

  route(api, {
    method: "post",
    path: "/",
    summary: "Creates a draft for a request",
    body: newQuoteBody,
    answers: { 201: quoteAnswer },
    refuses: { 404: "No such request" },
    handle: async (c, { actor, body }) => {
      const fields = quoteWire.fromWire(await body());
      const { requestId = 0 } = fields;
      const quote = await write(kernel, actor, async (tx) => {
        const customer = await desk.customerOf(tx.db, requestId);
        if (!customer) throw new AppError("not-found");
        const { days, ...beginning } = await desk.beginningOf(tx.db);
        const validUntil = isoDayAfter(kernel.now(), days);
        return createQuote(tx, { validUntil, ...beginning, ...customer, ...fields });
      });
      return answerItem(c, quoteItem, quote, 201);
    },
  });

  route(api, {
    method: "put",
    path: "/{id}",
    summary: "Changes a draft",
    body: quoteBody,
    answers: { 200: quoteAnswer },
    refuses: { ...olderVersion(quoteAnswer), ...wrongState },
    handle: async (c, { actor, body }) => {
      const changes = quoteWire.fromWire(await body());
      const options = { ifVersion: ifVersion(c) };
      const change = () =>
        write(kernel, actor, (tx) => changeQuote(tx, idOf(quotesTable, c), changes, options));
      return answerItem(c, quoteItem, await changeItem(quoteItem, change));
    },
  });

  route(api, {
    method: "get",
    path: "/{id}",
    summary: "The record",
    answers: { 200: quoteAnswer },
    handle: async (c, { session }) => {
      const quote = await findRecord(kernel.reads, quotesTable, idOf(quotesTable, c));
      if (!quote) throw new AppError("not-found");
      return answerItem(c, itemFor(quoteItem, session), quote);
    },
  });
  addDeleteItem(api, kernel, quoteItem);
  addProgress(api, kernel, desk, quoteItem);
  return api;
}

/** The kind of the outbox message that brings a quote to its customer. */
export const quoteMail = "quote-sent";

function canMail({ config }: Kernel, { customerEmail }: Quote) {
  return config.smtpUrl !== undefined && addressSchema(z).safeParse(customerEmail).success;
}

/** A call without a body takes what stands for it; clients may say that it is empty, or nothing of it. */
const readOrDefault = (request: Request, schema: z.ZodType<SendBody>) => {
  const length = request.headers.get("content-length") ?? (request.headers.has("content-type") ? "" : "0");
  return length === "0" ? Promise.resolve(schema.parse({})) : readJson(request, schema);
};

type Step = { path: string; summary: string; refuses?: Record<number, string> };

/** The way of a quote through its states. */
function addProgress(api: Api, kernel: Kernel, desk: QuoteDesk, quoteItem: Item<Quote>) {
  const addStep = (
    { path, ...told }: Step,
    step: (tx: Write, id: number, secret: string) => Promise<Quote>,
  ) =>
    route(api, {
      method: "post",
      path: `/{id}/${path}`,
      refuses: wrongState,
      ...told,
      answers: { 200: quoteAnswer },
      handle: async (c, { actor }) => {
        const secret = await linkSecret(kernel);
        const quote = await write(kernel, actor, (tx) => step(tx, idOf(quotesTable, c), secret));
        return answerItem(c, quoteItem, quote);
      },
    });
  /** What goes out by a channel. A mail is queued in the same transaction; the link is not in it, but made when it is delivered. */
  const addSending = (
    { path, ...told }: Step,
    send: (tx: Write, id: number, how: { secret: string; channel: Channel }) => Promise<Quote>,
  ) =>
    route(api, {
      method: "post",
      path: `/{id}/${path}`,
      ...told,
      body: sendBody,
      read: readOrDefault,
      answers: { 200: quoteAnswer },
      handle: async (c, { actor, body }) => {
        const { channel, subject, message } = await body();
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

  addSending(
    {
      path: "send",
      summary: "Gives a draft its number and its link, by a channel",
      refuses: { ...wrongState, 422: "It has no items, its last day is over, or it cannot be mailed" },
    },
    async (tx, id, how) => {
      const draft = await findRecord(tx.db, quotesTable, id);
      if (draft && (draft.items.every(({ isOptional }) => isOptional) || draft.validUntil < isoDay(tx.at)))
        throw new AppError("invalid");
      const sent = await sendQuote(tx, id, how);
      await desk.onSent(tx, sent);
      return sent;
    },
  );
  addSending(
    {
      path: "send-again",
      summary: "Sends a quote once more, by a channel of its own",
      refuses: { ...wrongState, 422: "It cannot be mailed" },
    },
    (tx, id, { channel }) => sendAgain(tx, id, channel),
  );
  addStep({ path: "link", summary: "Replaces the link" }, renewLink);
  addStep({ path: "revise", summary: "Answers a draft of the next edition" }, async (tx, id) => {
    const { days } = await desk.beginningOf(tx.db);
    return reviseQuote(tx, id, isoDayAfter(kernel.now(), days));
  });
  addStep({ path: "withdraw", summary: "Withdraws a sent quote" }, async (tx, id) => {
    const withdrawn = await withdrawQuote(tx, id);
    await desk.onWithdrawn(tx, withdrawn);
    return withdrawn;
  });
}
