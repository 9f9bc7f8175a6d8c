import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf, idOf } from "../../kernel/crud-resource.server.ts";
import type { Db } from "../../kernel/database.server.ts";
import { AppError } from "../../kernel/errors.ts";
import { isoDay } from "../../kernel/format.ts";
import {
  type Api,
  type ApiContext,
  type ApiEnv,
  parseInput,
  readJson,
  readQuery,
  requireSession,
} from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { findRecord, listRecords } from "../../kernel/records.server.ts";
import { isRowId } from "../../kernel/stored.ts";
import { deleteRecord, undeleteRecord, type Write, write } from "../../kernel/write.server.ts";
import { newQuoteBody, quoteBody } from "./body-wire.ts";
import type { Quote, QuoteInput } from "./schema.ts";
import {
  changeQuote,
  createQuote,
  quotesTable,
  renewLink,
  sendQuote,
  withdrawQuote,
} from "./store.server.ts";
import { quoteWire } from "./wire.ts";

/** What quotes need of the requests that they belong to; a slice does not know another's code. */
export type QuoteDesk = {
  /** Whom a quote of a request is for, or undefined without such a request. */
  customerOf(
    db: Db,
    requestId: number,
  ): Promise<
    Pick<QuoteInput, "customerName" | "customerCompany" | "customerEmail" | "customerPhone"> | undefined
  >;
  onSent(write: Write, quote: Quote): Promise<unknown>;
  onWithdrawn(write: Write, quote: Quote): Promise<unknown>;
};

const validDays = 30;
const day = 24 * 60 * 60_000; // ms

/** Quotes are for staff; the visitor's way to one is its link, `/q/…`; requirement AREQ-02. */
export function quotesApi(kernel: Kernel, desk: QuoteDesk): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);
  const id = (c: ApiContext) => idOf(quotesTable, c);

  api.get("/", async (c) => {
    await requireSession(kernel, c.req.raw);
    const requestId = Number(readQuery(c.req.raw).request_id);
    if (!isRowId(requestId)) throw new AppError("bad-request");
    const quotes = await listRecords(kernel.reads, quotesTable, { where: { requestId } });
    return c.json(quotes.map(quoteWire.toWire));
  });

  api.get("/:id", async (c) => {
    await requireSession(kernel, c.req.raw);
    const quote = await findRecord(kernel.reads, quotesTable, id(c));
    if (!quote) throw new AppError("not-found");
    return c.json(quoteWire.toWire(quote));
  });

  api.post("/", async (c) => {
    const actor = await actorOf(kernel, c);
    const { request_id: requestId, ...body } = await readJson(c.req.raw, newQuoteBody);
    const quote = await write(kernel, actor, async (write) => {
      const customer = await desk.customerOf(write.db, requestId);
      if (!customer) throw new AppError("not-found");
      const blank = { items: [], discount: 0, validUntil: dayAhead(kernel, validDays), terms: "" };
      return createQuote(write, { ...blank, ...customer, ...quoteWire.fromWire(body), requestId });
    });
    return c.json(quoteWire.toWire(quote), 201);
  });

  api.put("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    const changes = quoteWire.fromWire(await readJson(c.req.raw, quoteBody));
    const header = c.req.header("if-match");
    const ifVersion = header && parseInput(z.coerce.number().int(), header.replace(/^W\/|"/g, ""));
    try {
      const quote = await write(kernel, actor, (write) =>
        changeQuote(write, id(c), changes, { ifVersion: ifVersion || undefined }),
      );
      return c.json(quoteWire.toWire(quote));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "precondition-failed") throw error;
      const current = await findRecord(kernel.reads, quotesTable, id(c));
      throw new AppError("precondition-failed", { current: current && quoteWire.toWire(current) });
    }
  });

  api.delete("/:id", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, async (write) => {
      // A number that went out stays in the books: it is withdrawn, never deleted.
      await changeQuote(write, id(c), {}, {});
      await deleteRecord(write, quotesTable, id(c));
    });
    return c.body(null, 204);
  });

  api.post("/:id/restore", async (c) => {
    const actor = await actorOf(kernel, c);
    const quote = await write(kernel, actor, (write) => undeleteRecord(write, quotesTable, id(c)));
    return c.json(quoteWire.toWire(quote));
  });

  api.post("/:id/send", async (c) => {
    const actor = await actorOf(kernel, c);
    const { quote, token } = await write(kernel, actor, async (write) => {
      const draft = await findRecord(write.db, quotesTable, id(c));
      if (draft && (draft.items.length === 0 || draft.validUntil < isoDay(write.at)))
        throw new AppError("invalid");
      const sent = await sendQuote(write, id(c));
      await desk.onSent(write, sent.quote);
      return sent;
    });
    return c.json({ ...quoteWire.toWire(quote), path: pathOf(token) });
  });

  api.post("/:id/link", async (c) => {
    const actor = await actorOf(kernel, c);
    const { quote, token } = await write(kernel, actor, (write) => renewLink(write, id(c)));
    return c.json({ ...quoteWire.toWire(quote), path: pathOf(token) });
  });

  api.post("/:id/withdraw", async (c) => {
    const actor = await actorOf(kernel, c);
    const quote = await write(kernel, actor, async (write) => {
      const withdrawn = await withdrawQuote(write, id(c));
      await desk.onWithdrawn(write, withdrawn);
      return withdrawn;
    });
    return c.json(quoteWire.toWire(quote));
  });

  return api;
}

/** Answered once, to whoever sent the quote or asked for a new link. */
const pathOf = (token: string) => `/q/${token}`;

const dayAhead = (kernel: Kernel, days: number) => isoDay(new Date(kernel.now().getTime() + days * day));

function describe(api: Api) {
  const tags = ["quotes"];
  const params = z.object({ id: z.string() });
  const body = { content: { "application/json": { schema: quoteBody } } };
  const answer = { 200: { description: "The quote; amounts in halalas" } };
  const refused = {
    401: problem("No session"),
    404: problem("No such quote"),
    409: problem("Not in this state"),
  };
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  register({
    method: "get",
    path: "/",
    tags,
    request: { query: z.object({ request_id: z.string() }) },
    responses: { 200: { description: "The quotes of a request" }, 401: problem("No session") },
  });
  register({
    method: "post",
    path: "/",
    tags,
    request: { body: { content: { "application/json": { schema: newQuoteBody } } } },
    responses: { 201: { description: "A draft" }, ...refused, 422: problem("Wrong fields") },
  });
  register({ method: "get", path: "/{id}", tags, request: { params }, responses: { ...answer, ...refused } });
  register({
    method: "put",
    path: "/{id}",
    tags,
    request: { params, body },
    responses: { ...answer, ...refused, 412: problem("An older version"), 422: problem("Wrong fields") },
  });
  register({
    method: "delete",
    path: "/{id}",
    tags,
    request: { params },
    responses: { 204: { description: "A draft is deleted" }, ...refused },
  });
  for (const action of ["restore", "send", "link", "withdraw"])
    register({
      method: "post",
      path: `/{id}/${action}`,
      tags,
      request: { params },
      responses: { ...answer, ...refused },
    });
}
