import { z } from "zod";
import { tokenDeeds } from "../../kernel/roles.ts";
import { tokenDays, tokens } from "./tokens.ts";

/*
 * The schemas of the token calls, for checking and for the OpenAPI document, and their types. Browser code imports only types.
 */

export const tokenAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  scopes: z.array(z.string()),
  userName: z.string(),
  /** ISO in UTC, like all times here. */
  createdAt: z.string(),
  expiresAt: z.string(),
  lastUsedAt: z.string().nullable(),
  /** `blocked`: the user who made it is disabled or removed. */
  state: z.enum(["active", "expired", "blocked"]),
});
export type TokenRow = z.infer<typeof tokenAnswer>;

/** The answer to making a token: the only one that holds the token itself, as `secret`. */
export const madeTokenAnswer = z.object({ token: tokenAnswer, secret: z.string() });
export type MadeToken = z.infer<typeof madeTokenAnswer>;

export const scopedCallsAnswer = z.array(
  z.object({
    resource: z.string(),
    title: z.string(),
    deeds: z.array(z.enum(tokenDeeds)),
  }),
);
/** A resource that tokens can be made for, its Arabic title, and whether it can be read and written. */
export type ScopeChoice = z.infer<typeof scopedCallsAnswer>[number];

export const tokenBody = z.object({
  name: tokens.fields.name.schema(z),
  scopes: z.array(z.string().max(60)).min(1).max(100),
  days: z.literal(tokenDays),
});
