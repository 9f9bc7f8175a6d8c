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

/** What a ticket is good for. None of them opens anything but its own next step. */
export type TicketPurpose = "second-factor" | "passkey-sign-in" | "passkey-registration";
export type Ticket = { userId: number | null; challenge: string };

const lifetime = 5 * 60_000; // ms

/** Remembers for five minutes that somebody is half way: which user it is, and what the passkey has to sign. */
export async function issueChallenge(
  kernel: Kernel,
  purpose: TicketPurpose,
  { userId, challenge }: Ticket,
): Promise<string> {
  const token = newToken();
  // Whoever asks for a passkey's question leaves a ticket, and most of them never come back with it.
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

/** What a ticket says, as long as it is valid and was not used up. */
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

/** Uses a ticket up: of two calls at once, one gets it. */
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
