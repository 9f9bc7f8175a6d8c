import type { Logger } from "pino";
import { createContext } from "react-router";
import type { MailLook } from "../background/mail-look.ts";
import type { ContentVersion } from "../db/content-version.server.ts";
import type { DatabaseHandle, Db } from "../db/database.server.ts";
import type { Write } from "../db/write.server.ts";
import type { StaffRole } from "../roles.ts";
import type { Config } from "./config.server.ts";
import type { Storage } from "./storage.server.ts";

/** Who does something: a signed-in user, a visitor of the public site, or the system itself (seeds, jobs). */
export type Actor = { id: number | null; name: string };

export const visitor: Actor = { id: null, name: "visitor" };
export const system: Actor = { id: null, name: "system" };

/** A signed-in user with the session in which the request runs. */
export type Session = {
  sessionId: string;
  /** When the user last proved their identity: at the sign-in, or when asked again; ISO in UTC. */
  reauthenticatedAt: string;
  user: { id: number; name: string; email: string; role: "admin"; access: StaffRole; avatar: string | null };
  /** The scopes of a program's token, such as `services:read`. A person's session has none. */
  scopes?: readonly string[];
  /** The token of a program, and when it ends; ISO in UTC. */
  token?: { id: number; expiresAt: string };
};

/** The services that server code may use. Made once per process by `app.server.ts`, and by each test. */
export type Kernel = {
  config: Config;
  database: DatabaseHandle;
  /** For writes. Inside a transaction use the transaction, never this. */
  db: Db;
  /** For reads outside a transaction. */
  reads: Db;
  contentVersion: ContentVersion;
  storage: Storage;
  log: Logger;
  /** Aborted when the process begins to stop, so that streams and jobs end; requirement SURV-07. */
  shutdown: AbortController;
  now(): Date;
  /**
   * The session of a request's cookie; provided by the accounts. Null when there is none or it has ended. `prolong: false` is
   * for calls that the page makes by itself and that must not prolong the session.
   */
  authenticate(request: Request, options?: { prolong?: boolean }): Promise<Session | null>;
  /**
   * The session of a program that calls with `Authorization: Bearer …`; null when the request brings no token. Throws
   * `unauthorized` for an invalid token, `bad-request` beside a session, and `too-many`; requirement TOKEN-01.
   */
  authenticateToken(request: Request, address: string): Promise<Session | null>;
  /** The name of the agency, for code that cannot read the settings: mails of accounts, passkeys. Provided by `app.server.ts`. */
  agencyName(): Promise<string>;
  /** What mails show of the agency, as published; requirement BRAND-01. Provided by `app.server.ts`. */
  mailLook(): Promise<MailLook>;
  /** Called for each revision in its transaction; queues webhooks. */
  onRevision: Write["onRevision"];
};

/** How loaders and actions reach the kernel: `context.get(kernelContext)`. */
export const kernelContext = createContext<Kernel>();

/** Notes of one page render. A page marked `uncacheable` (a store threw) is never cached; requirement SURV-08. */
export type RenderNotes = { uncacheable: boolean };
export const renderNotesContext = createContext<RenderNotes>();

/** The address of the caller, taken from forwarded headers only if a trusted proxy sent them. */
export const clientAddressContext = createContext<string>();

/** The folder of the built assets; undefined in development, where Vite serves them. */
export const clientDirContext = createContext<string | undefined>();

/** Whether visitors are still kept out, because the set-up has not ended. */
export const isClosedContext = createContext<() => Promise<boolean>>(async () => false);
