import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import type { Db } from "../../../kernel/db/database.server.ts";
import { findRecord, listRecords } from "../../../kernel/db/records.server.ts";
import { write } from "../../../kernel/db/write.server.ts";
import { AppError } from "../../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import { byName } from "../../../kernel/objects.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../../kernel/process/link-secret.server.ts";
import { ifVersion } from "../../../kernel/resource/calls/if-match.server.ts";
import {
  addDeleteItem,
  answerItem,
  changeItem,
  type Item,
  olderVersion,
} from "../../../kernel/resource/calls/item-calls.server.ts";
import { answerCsv, csvFile } from "../../../kernel/resource/csv/csv-answer.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { isoDay } from "../../../kernel/text/format.ts";
import { addAttachments, type Holder } from "../attachments/attachment-calls.server.ts";
import { clientsTable } from "../clients/store.server.ts";
import { addQuoteConversion } from "../conversion/conversion-calls.server.ts";
import { projectRequestsTable } from "../requests/store.server.ts";
import { beginQuote, readAgency } from "./begin-quote.server.ts";
import { addFile } from "./calls/file-calls.server.ts";
import { addPayments } from "./calls/payment-calls.server.ts";
import { addProgress } from "./calls/progress-calls.server.ts";
import { itemFor, itemOf, mayLink } from "./calls/quote-item.server.ts";
import { canMail } from "./calls/quote-mail.server.ts";
import {
  newQuoteBody,
  paperAnswer,
  quoteAnswer,
  quoteBody,
  quoteWire,
  wrongState,
} from "./calls/quote-wire.server.ts";
import { linkPaths } from "./link-store.server.ts";
import { countQuotes, listQuotes, quoteFigures, quotesQuery } from "./list-store.server.ts";
import { type Quote, quoteStages, stageOf } from "./quotes.ts";
import { quoteRows } from "./quotes-csv.server.ts";
import { quotesCsv } from "./quotes-csv.text.ts";
import { changeQuote, checkSums, createQuote, listEditions, lockDraft } from "./store.server.ts";
import { quotesTable } from "./table.server.ts";

/** The most rows of a file. */
const mostInFile = 100_000;

/** The calls of quotes, for staff alone: visitors open a quote by its link, `/q/…`; requirement AREQ-02. Amounts are halalas. */
export function quotesApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  const quoteItem = itemOf(kernel);
  addQuoteConversion(api, kernel);
  addLists(api, kernel);
  addPaper(api, kernel);
  addDrafts(api, kernel, quoteItem);
  addReading(api, kernel, quoteItem);
  addFile(api, kernel);
  addDeleteItem(api, kernel, quoteItem);
  addProgress(api, kernel, quoteItem);
  addPayments(api, kernel, quoteItem);
  addAttachments(api, kernel, holder);
  return api;
}

/** The files of a quote go out with it, so that they change only while it is a draft. */
const holder: Holder = {
  ownerOf: (quoteId) => ({ quoteId }),
  exists: async (db, id) => (await findRecord(db, quotesTable, id)) !== undefined,
  lock: lockDraft,
};

function addLists(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /",
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
    call: "GET /export.csv",
    summary: "Exports the quotes of a list as a CSV file",
    proof: true,
    query: quotesQuery,
    answers: { 200: csvFile },
    handle: async (c, { query }) => {
      const today = isoDay(kernel.now());
      const quotes = await listQuotes(kernel.reads, { ...query(), limit: mostInFile }, today);
      return answerCsv(c, quoteRows(quotes, today), "quotes", quotesCsv.file);
    },
  });

  route(api, {
    call: "GET /summary",
    summary: "How many quotes are at each stage, and their totals",
    answers: {
      200: z.object(byName(quoteStages, () => z.object({ count: z.number(), worth: z.number() }))),
    },
    handle: async (c) => c.json(await quoteFigures(kernel.reads, isoDay(kernel.now()))),
  });
}

/** Adds the call of what the screen of one quote shows beside the quote itself. */
function addPaper(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{id}/paper",
    summary: "The agency, the client and the editions that are shown with a quote",
    peopleOnly: true,
    answers: { 200: paperAnswer },
    handle: async (c) => {
      const quote = await findRecord(kernel.reads, quotesTable, idOf(quotesTable, c));
      if (!quote) throw new AppError("not-found");
      const [agency, client, editions] = await Promise.all([
        quote.agency ?? readAgency(kernel.reads),
        clientOf(kernel.reads, quote),
        listEditions(kernel.reads, quote),
      ]);
      return c.json({
        agency,
        words: quote.documentWords,
        client,
        canMail: canMail(kernel, quote),
        editions: editions.map((one) => ({
          id: one.id,
          edition: one.edition,
          stage: stageOf(one, isoDay(kernel.now())),
          sentAt: one.sentAt,
          language: one.language,
        })),
      });
    },
  });
}

/** The client of the request, or one with the same phone. */
async function clientOf(db: Db, { requestId, customerPhone }: Quote) {
  const request = await findRecord(db, projectRequestsTable, requestId);
  const own = request?.clientId ? await findRecord(db, clientsTable, request.clientId) : undefined;
  const [same] = customerPhone
    ? await listRecords(db, clientsTable, { where: { phone: customerPhone }, limit: 1 })
    : [];
  const client = own ?? same;
  return client ? { id: client.id, name: client.name } : null;
}

function addDrafts(api: Api, kernel: Kernel, quoteItem: Item<Quote>) {
  route(api, {
    call: "POST /",
    summary: "Creates a draft for a request",
    body: newQuoteBody,
    answers: { 201: quoteAnswer },
    refuses: { 404: "No such request" },
    handle: async (c, { actor, body }) => {
      const fields = quoteWire.fromWire(await body());
      const { requestId = 0 } = fields;
      const quote = await write(kernel, actor, async (tx) => {
        const draft = { ...(await beginQuote(tx.db, requestId, kernel.now())), ...fields };
        checkSums(draft);
        return createQuote(tx, draft);
      });
      return answerItem(c, quoteItem, quote, 201);
    },
  });

  route(api, {
    call: "PUT /{id}",
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
}

function addReading(api: Api, kernel: Kernel, quoteItem: Item<Quote>) {
  route(api, {
    call: "GET /{id}",
    summary: "The record",
    answers: { 200: quoteAnswer },
    handle: async (c, { session }) => {
      const quote = await findRecord(kernel.reads, quotesTable, idOf(quotesTable, c));
      if (!quote) throw new AppError("not-found");
      return answerItem(c, itemFor(quoteItem, session), quote);
    },
  });
}
