import { createHmac } from "node:crypto";
import { Webhook } from "standardwebhooks";

/** What a webhook's secrets are derived from, beside the secret outside the database. */
export type SecretOf = { id: number; createdAt: string; generation: number };

/** A secret as the specification spells it. It is derived like the links of quotes, so no database and no backup holds it. */
export function secretOf({ id, createdAt, generation }: SecretOf, linkSecret: string): string {
  const key = createHmac("sha256", linkSecret).update(`webhook:${id}:${createdAt}:${generation}`);
  return `whsec_${key.digest("base64")}`;
}

/** The headers of a try; of two secrets each signs, so that a receiver may have either. Standard Webhooks. */
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
