import { z } from "zod";
import { write } from "../../../../kernel/db/write.server.ts";
import type { Api } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { answerItem, type Item } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { receiptSchema } from "../payments.ts";
import type { Quote } from "../quotes.ts";
import { noteReceipt, takeBackReceipt } from "../store.server.ts";
import { quotesTable } from "../table.server.ts";
import { quoteAnswer, wrongState } from "./quote-wire.server.ts";

const receiptBody = receiptSchema(z);
const takeBackBody = z.object({ id: z.number().int().min(1) });

/** Adds the calls that note what came in for an accepted quote. Amounts are halalas. Requirement PAPER-02. */
export function addPayments(api: Api, kernel: Kernel, quoteItem: Item<Quote>) {
  route(api, {
    call: "POST /{id}/receipts",
    summary: "Notes money that came in for an accepted quote",
    body: receiptBody,
    answers: { 200: quoteAnswer },
    refuses: wrongState,
    handle: async (c, { actor, body }) => {
      const receipt = await body();
      const quote = await write(kernel, actor, (tx) => noteReceipt(tx, idOf(quotesTable, c), receipt));
      return answerItem(c, quoteItem, quote);
    },
  });

  route(api, {
    call: "POST /{id}/receipts/take-back",
    summary: "Removes a receipt that was noted by mistake",
    body: takeBackBody,
    answers: { 200: quoteAnswer },
    refuses: wrongState,
    handle: async (c, { actor, body }) => {
      const { id } = await body();
      const quote = await write(kernel, actor, (tx) => takeBackReceipt(tx, idOf(quotesTable, c), id));
      return answerItem(c, quoteItem, quote);
    },
  });
}
