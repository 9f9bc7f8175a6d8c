import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { findRecord } from "../../../kernel/db/records.server.ts";
import { callerAddress } from "../../../kernel/http/client-address.server.ts";
import { type Api, type ApiEnv, parseBodyAsJson } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel, Session } from "../../../kernel/process/kernel.server.ts";
import { addDeleteItem, addReadItem } from "../../../kernel/resource/calls/item-calls.server.ts";
import { addAttachments, type Holder } from "../attachments/attachment-calls.server.ts";
import { addRequestConversion } from "../conversion/conversion-calls.server.ts";
import { addBulk } from "./calls/bulk-call.server.ts";
import { addDeskCalls } from "./calls/desk-calls.server.ts";
import { addEntering } from "./calls/enter-call.server.ts";
import { addDeskLists } from "./calls/list-calls.server.ts";
import { requestItem, requestItemFor } from "./calls/request-item.server.ts";
import type { SiteForms } from "./calls/site-forms.server.ts";
import { addContacts } from "./contacts/contact-calls.server.ts";
import { projectRequestsTable, submitRequest } from "./store.server.ts";
import { submissionBodies, submittedAnswer, submittedWire } from "./wire.server.ts";

/**
 * Anyone may send a request; everything else needs a session; requirements API-03, API-05, AREQ-01, AREQ-02.
 */
export function projectRequestsApi(kernel: Kernel, forms: SiteForms): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "POST /",
    summary: "Sends a request for a quote, or a message",
    open: true,
    body: z.union([submissionBodies.quote, submissionBodies.message]),
    answers: { 201: submittedAnswer },
    refuses: { 429: "Too many submissions from this address" },
    handle: async (c) => {
      // `submitRequest` decides which of the two bodies it is, and whether a robot sends it.
      const request = await submitRequest(kernel, await parseBodyAsJson(c.req.raw), {
        address: callerAddress(kernel, c),
        idempotencyKey: c.req.header("idempotency-key"),
        formToken: c.req.header("x-form-token"),
        noticeEdition: forms.noticeEdition,
      });
      return c.json(submittedWire.toWire(request), 201);
    },
  });

  addDeskLists(api, kernel, forms); // before the calls with `{id}`, which would match their paths too
  addDeleteItem(api, kernel, requestItem, answeredTo);
  addReadItem(api, kernel, requestItem, answeredTo);
  addDeskCalls(api, kernel);
  addContacts(api, kernel);
  addAttachments(api, kernel, holder);
  addEntering(api, kernel);
  addBulk(api, kernel);
  addRequestConversion(api, kernel);
  return api;
}

const holder: Holder = {
  ownerOf: (requestId) => ({ requestId }),
  exists: async (db, id) => (await findRecord(db, projectRequestsTable, id)) !== undefined,
};

const answeredTo = ({ user }: Session) => requestItemFor(user.id);
