import { callApi } from "../../kernel/http/api-client.ts";
import type { DeliveryRow, ResourceChoice, WebhookBody, WebhookRow, WebhookSecret } from "./answers.ts";

/** The calls of the webhook screen. Calls that change a webhook open the dialog that asks for a proof of identity if needed. */
export const webhooksClient = {
  list: () => callApi<WebhookRow[]>("GET", "/api/webhooks"),
  resources: () => callApi<ResourceChoice[]>("GET", "/api/webhooks/resources"),
  make: (body: WebhookBody) => callApi<WebhookSecret>("POST", "/api/webhooks", body),
  change: (id: number, body: WebhookBody) => callApi<WebhookRow>("PUT", `/api/webhooks/${id}`, body),
  remove: (id: number) => callApi<void>("DELETE", `/api/webhooks/${id}`),
  rotate: (id: number) => callApi<WebhookSecret>("POST", `/api/webhooks/${id}/secret`),
  test: (id: number) => callApi<{ id: number }>("POST", `/api/webhooks/${id}/test`),
  deliveries: (id: number) => callApi<DeliveryRow[]>("GET", `/api/webhooks/${id}/deliveries`),
  resend: (id: number, delivery: number) =>
    callApi<void>("POST", `/api/webhooks/${id}/deliveries/${delivery}/resend`),
};
