import { z } from "zod";
import { tokenDays, tokens } from "./tokens.ts";

/*
 * What the calls of tokens take and answer, for the document, and the types of it. Browsers take the types alone.
 */

export const tokenAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.string()),
  userName: z.string(),
  /** ISO in UTC, as all times. */
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** `blocked`: who made it is disabled or removed. */
  state: z.enum(["active", "expired", "blocked"]),
});
export type TokenRow = z.infer<typeof tokenAnswer>;

/** The token itself is in this answer alone. */
export const madeTokenAnswer = z.object({ token: tokenAnswer, secret: z.string() });
export type MadeToken = z.infer<typeof madeTokenAnswer>;

export const scopedCallsAnswer = z.array(
  z.object({ resource: z.string(), title: z.string(), deeds: z.array(z.enum(["read", "write"])) }),
);
/** What tokens can be made for, and what it is called. */
export type ScopeChoice = z.infer<typeof scopedCallsAnswer>[number];

export const tokenBody = z.object({
  name: tokens.fields.name.schema(z),
  scopes: z.array(z.string().max(60)).min(1).max(100),
  days: z.literal(tokenDays),
});
