import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "../../kernel/errors.ts";
import { toasts } from "../../ui/overlays/toast-queue.ts";
import type { WebhookBody, WebhookRow } from "./answers.ts";
import { text } from "./webhooks.text.ts";
import { webhooksClient } from "./webhooks-client.ts";

/** The webhooks and the actions on them. `secret` is a new secret until it was shown. */
export function useWebhooks() {
  const cache = useQueryClient();
  const webhooks = useQuery({ queryKey: ["webhooks"], queryFn: webhooksClient.list });
  const choices = useQuery({ queryKey: ["webhook-resources"], queryFn: webhooksClient.resources });
  const [secret, setSecret] = useState<string | null>(null);
  const reload = () => cache.invalidateQueries({ queryKey: ["webhooks"] });
  const act = async <Answer>(call: Promise<Answer>, failure: string): Promise<Answer | undefined> => {
    try {
      return await call;
    } catch (error) {
      // No message when the person closed the dialog that asks for the proof of identity.
      if (!(error instanceof AppError && error.code === "proof-needed")) toasts.error(failure);
      return undefined;
    } finally {
      await reload();
    }
  };
  return {
    webhooks,
    choices,
    secret,
    forgetSecret: () => setSecret(null),
    async save(webhook: WebhookRow | null, body: WebhookBody) {
      if (webhook) {
        await webhooksClient.change(webhook.id, body);
        toasts.success(text.saved);
      } else setSecret((await webhooksClient.make(body)).secret);
      await reload();
    },
    async rotate({ id }: WebhookRow) {
      const made = await act(webhooksClient.rotate(id), text.failures.rotate);
      if (made) setSecret(made.secret);
    },
    async remove({ id }: WebhookRow) {
      const removed = await act(
        webhooksClient.remove(id).then(() => true),
        text.failures.remove,
      );
      if (removed) toasts.success(text.removed);
    },
    async test({ id }: WebhookRow) {
      return (await act(webhooksClient.test(id), text.failures.test)) !== undefined;
    },
  };
}
