import { z } from "zod";
import { answerSchema } from "../../kernel/resource/schemas.ts";
import { type Profile, users } from "./users.ts";

/*
 * What the calls of accounts answer, for the document, and the types of it. Browsers take the types alone.
 */

export const profileAnswer = answerSchema(users).omit({ disabledAt: true, version: true });

const stateOfUser = z.object({
  /** `closed` is the demo account outside demo mode, while it has its published password. */
  status: z.enum(["active", "invited", "disabled", "closed"]),
  /** What stands beside the password, the strongest of them. */
  secondFactor: z.enum(["passkey", "totp"]).nullable(),
  /** ISO in UTC. */
  lastSignInAt: z.string().nullable(),
  /** The only owner who can still sign in: cannot be disabled, removed or made less. */
  isLastOwner: z.boolean(),
});
export const userAnswer = profileAnswer.omit({ role: true }).extend(stateOfUser.shape);
/** One row of `GET /api/users`. */
export type UserRow = Omit<Profile, "role"> & z.infer<typeof stateOfUser>;

/** A link that was made: to be copied, and whether it was mailed too. */
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

/** `GET /api/account`: what the signed-in user sees of the own account. */
export const ownAccountAnswer = z.object({
  passwordChangedAt: z.string().nullable(),
  totp: z.boolean(),
  /** Left out until there is a second factor. */
  recoveryCodesLeft: z.number().int().optional(),
  passkeys: z.array(ownPasskey),
  sessions: z.array(ownSession),
});
export type OwnAccount = z.infer<typeof ownAccountAnswer>;

/** What an authenticator app is given. */
export const secretAnswer = z.object({
  secret: z.string(),
  address: z.string(),
  /** The modules of the QR code as the path of a drawing of `size` by `size`. */
  qr: z.object({ size: z.number().int(), path: z.string() }),
});
export type TotpSetup = z.infer<typeof secretAnswer>;

/** Shown once; left out when the account had its codes already. */
export const recoveryCodesAnswer = z.object({ codes: z.array(z.string()).optional() });
export type MaybeCodes = z.infer<typeof recoveryCodesAnswer>;

/** What the browser is asked about a passkey, with the ticket that the answer brings back. */
export const passkeyQuestion = z.object({
  ticket: z.string(),
  /** As the Web Authentication API takes them. */
  options: z.record(z.string(), z.unknown()),
});

/** The password was right; one of these is still wanted. The ticket lives five minutes and opens nothing else. */
export const halfAnswer = z.object({ ticket: z.string(), totp: z.boolean(), passkey: z.boolean() });
export type HalfSignIn = z.infer<typeof halfAnswer>;

/** Who gets in by a link: an invited user, one without a password that works, or the first administrator. */
const linkKind = z.enum(["invite", "reset", "first"]);
export type LinkKind = z.infer<typeof linkKind>;
/** What a link is for, and whom. */
export const greetingAnswer = z.object({ kind: linkKind, name: z.string(), email: z.string() });
export type Greeting = z.infer<typeof greetingAnswer>;

/** One line of the audit trail: who did what to which record; requirement SEC-12. */
export const auditEntryAnswer = z.object({
  id: z.number().int(),
  /** ISO in UTC. */
  at: z.string(),
  actorId: z.number().int().nullable(),
  /** `visitor` and `system` for what no user did. */
  actor: z.string(),
  action: z.string(),
  resource: z.string(),
  /** What its table is called. */
  title: z.string(),
  recordId: z.string(),
  /** The changed fields by name. */
  fields: z.array(z.string()),
  /** What these fields are called, in their order. */
  labels: z.array(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntryAnswer>;

/** A table that the list can be narrowed to. */
export const auditTableAnswer = z.object({ name: z.string(), title: z.string() });
export type AuditTable = z.infer<typeof auditTableAnswer>;
