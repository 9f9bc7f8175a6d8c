import { z } from "zod";
import { answerSchema } from "../../kernel/resource/schemas.ts";
import { type Profile, users } from "./users.ts";

/*
 * The answer schemas of the account calls, for the OpenAPI document, and their types. Browser code imports only types.
 */

export const profileAnswer = answerSchema(users).omit({ disabledAt: true, version: true });

const stateOfUser = z.object({
  /** `closed`: the demo account outside demo mode, while it has its published password and no passkey. */
  status: z.enum(["active", "invited", "disabled", "closed"]),
  /** The strongest second factor; null without one. */
  secondFactor: z.enum(["passkey", "totp"]).nullable(),
  /** ISO in UTC. */
  lastSignInAt: z.string().nullable(),
  /** Whether this is the only owner who can sign in, who cannot be disabled, removed or given a lesser role. */
  isLastOwner: z.boolean(),
});
export const userAnswer = profileAnswer.omit({ role: true }).extend(stateOfUser.shape);
/** One row of `GET /api/users`. */
export type UserRow = Omit<Profile, "role"> & z.infer<typeof stateOfUser>;

/** A new one-time link, and whether it is mailed too. */
export const linkAnswer = z.object({ link: z.string(), mailed: z.boolean() });
export type MadeLink = z.infer<typeof linkAnswer>;

const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

const ownPasskey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof ownPasskey>;

/** `GET /api/account`: the caller's factors and sessions. */
export const ownAccountAnswer = z.object({
  passwordChangedAt: z.string().nullable(),
  totp: z.boolean(),
  /** Left out until there is a second factor. */
  recoveryCodesLeft: z.number().int().optional(),
  passkeys: z.array(ownPasskey),
  sessions: z.array(ownSession),
});
export type OwnAccount = z.infer<typeof ownAccountAnswer>;

/** The secret of an authenticator app, as text, as an `otpauth:` address and as a QR code. */
export const secretAnswer = z.object({
  secret: z.string(),
  address: z.string(),
  /** The dark modules of the QR code as an SVG path in a square of `size` units. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type TotpSetup = z.infer<typeof secretAnswer>;

/** New recovery codes, which are shown once; left out when the account already had codes. */
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()).optional() });
export type MaybeCodes = z.infer<typeof recoveryCodesAnswer>;

/** Options for the browser's passkey dialog, and the ticket to send with its response. */
export const passkeyQuestion = z.object({
  ticket: z.string(),
  /** In the JSON form of the Web Authentication API. */
  options: z.record(z.string(), z.unknown()),
});

/** The password was right and a second factor is needed: the ticket for that step, valid for five minutes, and the factors. */
export const halfAnswer = z.object({ ticket: z.string(), totp: z.boolean(), passkey: z.boolean() });
export type HalfSignIn = z.infer<typeof halfAnswer>;

/** Who a link is for: an invited user, a user who needs a new password, or the first owner. */
const linkKind = z.enum(["invite", "reset", "first"]);
export type LinkKind = z.infer<typeof linkKind>;
/** The kind of a link and its user; name and e-mail are empty for the first owner. */
export const greetingAnswer = z.object({ kind: linkKind, name: z.string(), email: z.string() });
export type Greeting = z.infer<typeof greetingAnswer>;

/** One line of the audit trail: who did what to which record; requirement SEC-12. */
export const auditEntryAnswer = z.object({
  id: z.number().int(),
  /** ISO in UTC. */
  at: z.string(),
  actorId: z.number().int().nullable(),
  /** The user's name, or `visitor` or `system` where `actorId` is null. */
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  /** The Arabic name of `resource`. */
  title: z.string(),
  recordId: z.string(),
  /** The names of the changed fields in the code. */
  fields: z.array(z.string()),
  /** The Arabic names of these fields, in the same order. */
  labels: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntryAnswer>;

/** A table that the audit trail can be filtered by. */
export const auditTableAnswer = z.object({ name: z.string(), title: z.string() });
export type AuditTable = z.infer<typeof auditTableAnswer>;
