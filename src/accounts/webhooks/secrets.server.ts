import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** What a webhook's secret is derived from, together with the secret that is kept outside the database. */
export type SecretOf = { id: number; createdAt: string; generation: number };

/** A secret in the form of Standard Webhooks. It is derived, like the links of quotes, so that no database or backup holds it. */
export function secretOf({ id, createdAt, generation }: SecretOf, linkSecret: string): string {
  const key = createHmac("sha256", linkSecret).update(`webhook:${id}:${createdAt}:${generation}`);
  return `whsec_${key.digest("base64")}`;
}

/** The headers of an attempt; Standard Webhooks. Each secret adds a signature, so that a receiver may know only one of them. */
export function signedHeaders(
  { messageId, body, at }: { messageId: string; body: string; at: Date },
  secrets: readonly string[],
): Record<string, string> {
  return {
    "content-type": "application/json; charset=utf-8",
    "user-agent": "Standard-Webhooks",
    "webhook-id": messageId,
    "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(" "),
  };
}
