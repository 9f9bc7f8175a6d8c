import { findRecord } from "../../../../kernel/db/records.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import type { Api } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { blankOf } from "../../../../kernel/resource/resource.ts";
import { shownTo } from "../desk.server.ts";
import { entries } from "../requests.ts";
import { projectRequestsTable } from "../store.server.ts";
import { enteredBody, enteredWire, requestAnswer, requestWire } from "../wire.server.ts";
import { enterRequest } from "./enter-request.server.ts";

/** Adds the call with which staff enter a request that did not come by the site. */
export function addEntering(api: Api, kernel: Kernel) {
  route(api, {
    call: "POST /entered",
    summary: "Stores a request that came by phone, visit, chat or mail, once per Idempotency-Key",
    body: enteredBody,
    answers: { 201: requestAnswer },
    handle: async (c, { actor, body, session }) => {
      const entered = { ...blankOf(entries), ...enteredWire.fromWire(await body()) };
      const id = await enterRequest(kernel, actor, entered, c.req.header("idempotency-key"));
      const request = await findRecord(kernel.reads, projectRequestsTable, id);
      if (!request) throw new AppError("not-found"); // deleted since it was first stored
      return c.json(requestWire.toWire(shownTo(session.user.id)(request)), 201);
    },
  });
}
