import { z } from "zod";
import type { AuditEntry, AuditTable } from "./audit-wire.ts";
import type { Profile } from "./profile-storage.ts";
import type { MadeLink, UserRow } from "./users-wire.ts";

/*
 * What the calls of accounts answer, for the document. Each schema is checked against the type that the code has.
 */

export const profileAnswer: z.ZodType<Profile> = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: z.literal("admin"),
  avatar: z.string().nullable(),
});

export const userAnswer: z.ZodType<UserRow> = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  status: z.enum(["active", "invited", "disabled", "closed"]),
  secondFactor: z.enum(["passkey", "totp"]).nullable(),
  lastSignInAt: z.string().nullable(),
  isLastActive: z.boolean(),
});

export const linkAnswer = z.object({
  link: z.string(),
  mailed: z.boolean(),
}) satisfies z.ZodType<MadeLink>;

const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export const ownAccountAnswer = z.object({
  passwordChangedAt: z.string().nullable(),
  totp: z.boolean(),
  recoveryCodesLeft: z.number().int().optional(),
  passkeys: z.array(ownPasskey),
  sessions: z.array(ownSession),
});

/** Shown once; left out when the account had its codes already. */
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()).optional() });

/** What the browser is asked about a passkey, with the ticket that the answer brings back. */
export const passkeyQuestion = z.object({
  ticket: z.string(),
  /** As the Web Authentication API takes them. */
  options: z.record(z.string(), z.unknown()),
});

export const auditEntryAnswer: z.ZodType<AuditEntry> = z.object({
  id: z.number().int(),
  at: z.string(),
  actorId: z.number().int().nullable(),
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  title: z.string(),
  recordId: z.string(),
  fields: z.array(z.string()),
  labels: z.array(z.string()),
});
export const auditTablesAnswer: z.ZodType<AuditTable[]> = z.array(
  z.object({ name: z.string(), title: z.string() }),
);
