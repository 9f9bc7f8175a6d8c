import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { write } from "../../../kernel/db/write.server.ts";
import type { Api, ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { answerItem } from "../../../kernel/resource/calls/item-calls.server.ts";
import { calendarDay } from "../../../kernel/resource/kinds/day.ts";
import { reference } from "../../../kernel/resource/kinds/reference.ts";
import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import { wireOf } from "../../../kernel/resource/wire.ts";
import { renewals } from "./renewals.ts";
import { endTaskOf, renew, takeBackRenewal } from "./renewals-store.server.ts";
import { renewalsTable } from "./table.server.ts";
import { clientFilter } from "./wire.ts";

export const renewalsApi = serveResource(renewals, {
  table: renewalsTable,
  beforeDelete: endTaskOf,
  computedFilters: { [clientFilter]: reference({ to: "clients" }) },
});

/** The next day as the caller saw it, so that two people who renew at once renew one period. */
const seenDay = z.object({ day: calendarDay(z) });
const item = { toAnswer: wireOf(renewals).toWire };

/** The calls that renew and take that back; requirement DESK-06. */
export function renewingApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "POST /{id}/renew",
    summary: "Moves the next day by one period, and with it the task that reminds of it",
    body: seenDay,
    answers: { 200: renewalsApi.answerSchema },
    refuses: { 409: "It was renewed or moved meanwhile, or has ended" },
    handle: async (c, { actor, body }) => {
      const { day } = await body();
      const renewed = await write(kernel, actor, (tx) => renew(tx, idOf(renewalsTable, c), day));
      return answerItem(c, item, renewed);
    },
  });
  route(api, {
    call: "POST /{id}/renew/take-back",
    summary: "Takes back a renewal that was the last change, day and task included",
    body: seenDay,
    answers: { 200: renewalsApi.answerSchema },
    refuses: { 409: "It was changed since" },
    handle: async (c, { actor, body }) => {
      const { day } = await body();
      const before = await write(kernel, actor, (tx) => takeBackRenewal(tx, idOf(renewalsTable, c), day));
      return answerItem(c, item, before);
    },
  });
  return api;
}
