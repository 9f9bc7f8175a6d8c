import { createECDH, createHmac } from "node:crypto";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { linkSecret } from "../../kernel/process/link-secret.server.ts";

export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * The keys by which push services know this server (VAPID, RFC 8292), as base64url. They are derived from the secret of links, like
 * the secrets of webhooks, so that no database and no backup holds them and a restart changes nothing. NOTICE-01
 */
export async function vapidKeys(kernel: Kernel): Promise<VapidKeys> {
  const secret = await linkSecret(kernel);
  const pair = createECDH("prime256v1");
  const derived = createHmac("sha256", secret).update("vapid").digest();
  derived[0] = (derived[0] ?? 0) & 0x7f; // below the order of the curve, whatever was derived
  pair.setPrivateKey(derived);
  return { publicKey: pair.getPublicKey("base64url"), privateKey: derived.toString("base64url") };
}
