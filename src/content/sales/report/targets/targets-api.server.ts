import { OpenAPIHono } from "@hono/zod-openapi";
import { write } from "../../../../kernel/db/write.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import type { Api, ApiContext, ApiEnv } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { ifVersion } from "../../../../kernel/resource/calls/if-match.server.ts";
import { answerItem, changeItem, olderVersion } from "../../../../kernel/resource/calls/item-calls.server.ts";
import { onServer } from "../../../../kernel/resource/on-server.server.ts";
import { answerSchema, bodySchemas } from "../../../../kernel/resource/schemas.ts";
import { wireOf } from "../../../../kernel/resource/wire.ts";
import { salesTargets } from "./sales-targets.ts";
import { findTargets, saveTargets } from "./targets-store.server.ts";

const wire = wireOf(salesTargets);
const answer = answerSchema(salesTargets);
const { update } = bodySchemas(salesTargets, onServer);
const item = { toAnswer: wire.toWire };

/** The targets of a year, which owners read and set; whoever reads the report reads them in it. Requirement SALES-01. */
export function salesTargetsApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /{id}",
    summary: "The sales targets of a year; of a year without any at version 0",
    answers: { 200: answer },
    handle: async (c) => answerItem(c, item, await findTargets(kernel.reads, yearOf(c))),
  });

  route(api, {
    call: "PUT /{id}",
    summary: "Sets the sales targets of a year",
    body: update,
    answers: { 200: answer },
    refuses: { ...olderVersion(answer), 409: "Two people began the year at once" },
    handle: async (c, { actor, body }) => {
      const [year, changes, options] = [yearOf(c), wire.fromWire(await body()), { ifVersion: ifVersion(c) }];
      const change = () => write(kernel, actor, (tx) => saveTargets(tx, year, changes, options));
      return answerItem(c, item, await changeItem(item, change));
    },
  });
  return api;
}

/** The year of an address. Throws `not-found` for what is none from 2000 to 2100, which bounds the table. */
function yearOf(c: ApiContext): string {
  const year = c.req.param("id") ?? "";
  if (!/^20\d\d$|^2100$/.test(year)) throw new AppError("not-found");
  return year;
}
