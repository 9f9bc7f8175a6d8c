import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { digest, newToken } from "./token.server.ts";

declare module "../../kernel/db/database.server.ts" {
  interface Tables {
    sign_in_tickets: {
      token_hash: string;
      purpose: TicketPurpose;
      user_id: number | null;
      challenge: string;
      expires_at: string;
    };
  }
}

/** What a ticket is for. A ticket is valid only for the next step of its own purpose. */
export type TicketPurpose = "second-factor" | "passkey-sign-in" | "passkey-registration";
export type Ticket = { userId: number | null; challenge: string };

const lifetime = 5 * 60_000; // ms

/**
 * Stores a ticket for five minutes and returns its token, which the next step brings back. `challenge` is what a passkey must
 * sign, or the digest of the password hash that was checked.
 */
export async function issueChallenge(
  kernel: Kernel,
  purpose: TicketPurpose,
  { userId, challenge }: Ticket,
): Promise<string> {
  const token = newToken();
  // Most tickets of passkey sign-ins are never used, so expired ones are deleted here.
  await kernel.db
    .deleteFrom("sign_in_tickets")
    .where("expires_at", "<=", kernel.now().toISOString())
    .execute();
  const expiresAt = new Date(kernel.now().getTime() + lifetime).toISOString();
  await kernel.db
    .insertInto("sign_in_tickets")
    .values({ token_hash: digest(token), purpose, user_id: userId, challenge, expires_at: expiresAt })
    .execute();
  return token;
}

/** The ticket of a token; undefined when it is unknown, used or expired. */
export function readChallenge(
  kernel: Kernel,
  purpose: TicketPurpose,
  token: string,
): Promise<Ticket | undefined> {
  return kernel.db
    .selectFrom("sign_in_tickets")
    .select(["user_id as userId", "challenge"])
    .where("token_hash", "=", digest(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", kernel.now().toISOString())
    .executeTakeFirst();
}

/** Uses up a ticket and returns it; of two simultaneous calls only one gets it. */
export function takeChallenge(
  kernel: Kernel,
  purpose: TicketPurpose,
  token: string,
): Promise<Ticket | undefined> {
  return kernel.db
    .deleteFrom("sign_in_tickets")
    .where("token_hash", "=", digest(token))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", kernel.now().toISOString())
    .returning(["user_id as userId", "challenge"])
    .executeTakeFirst();
}
