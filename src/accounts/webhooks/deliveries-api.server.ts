import { z } from "zod";
import { isRowId } from "../../kernel/db/stored.ts";
import { noteDeed, write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiContext } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { idOf } from "../../kernel/resource/served-resource.server.ts";
import { deliveryAnswer } from "./answers.ts";
import { listDeliveries, queueDelivery, resend } from "./deliveries-store.server.ts";
import { findWebhook, webhooksTable } from "./store.server.ts";
import { testEvent } from "./webhooks.ts";

/** Adds the calls that list deliveries, send one again, and send a test; requirement TOKEN-01. */
export function addDeliveryCalls(api: Api, kernel: Kernel) {
  const found = async (c: ApiContext) => findWebhook(kernel.reads, idOf(webhooksTable, c));
  /** The id of the webhook. Throws `conflict` when it is switched off. */
  const active = async (c: ApiContext) => {
    const { id, isActive } = await found(c);
    if (!isActive) throw new AppError("conflict");
    return id;
  };

  route(api, {
    call: "GET /{id}/deliveries",
    summary: "Lists the newest hundred deliveries, with the last answer to each",
    answers: { 200: deliveryAnswer.array() },
    handle: async (c) => c.json(await listDeliveries(kernel.reads, (await found(c)).id)),
  });

  route(api, {
    call: "POST /{id}/test",
    summary: "Queues a test delivery",
    answers: { 202: z.object({ id: z.number().int() }) },
    refuses: { 409: "The webhook is switched off" },
    handle: async (c, { actor }) => {
      const webhookId = await active(c);
      const id = await write(kernel, actor, async (tx) => {
        await noteDeed(tx, "webhooks", "delivery-sent", webhookId);
        return queueDelivery(tx, webhookId, { event: testEvent, resource: "", recordId: "", data: {} });
      });
      return c.json({ id }, 202);
    },
  });

  route(api, {
    call: "POST /{id}/deliveries/{delivery}/resend",
    summary: "Queues a delivery again under its id",
    answers: { 202: null },
    refuses: { 409: "The delivery already waits, or the webhook is switched off" },
    handle: async (c, { actor }) => {
      const webhookId = await active(c);
      const delivery = Number(c.req.param("delivery"));
      if (!isRowId(delivery)) throw new AppError("not-found");
      await write(kernel, actor, async (tx) => {
        await resend(tx, webhookId, delivery);
        await noteDeed(tx, "webhooks", "delivery-sent", webhookId);
      });
      return c.body(null, 202);
    },
  });
}
