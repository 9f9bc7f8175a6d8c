import type { Logger } from "pino";
import { createContext } from "react-router";
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
  /** When the person last proved who they are: at the sign-in, or when asked again; ISO in UTC. */
  reauthenticatedAt: string;
  user: { id: number; name: string; email: string; role: "admin"; access: StaffRole; avatar: string | null };
  /** Of a program that calls with a token: what the token allows, as `services:read`. A person's session has none. */
  scopes?: readonly string[];
};

/** Everything that server code may use. Made once per process by `app.server.ts`, and by each test. */
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
  /** Aborted when the process begins to end: what would run on (streams, jobs) ends with it; requirement SURV-07. */
  shutdown: AbortController;
  now(): Date;
  /**
   * The session of a request's cookie; accounts provide it. Null when there is none or it has ended. With `prolong: false`
   * for calls that the page makes by itself: they do not prolong the session.
   */
  authenticate(request: Request, options?: { prolong?: boolean }): Promise<Session | null>;
  /**
   * The session of a program that calls with `Authorization: Bearer …`; null when the request brings no token. Throws
   * `unauthorized` for a token that does not hold, `bad-request` beside a session, and `too-many`; requirement TOKEN-01.
   */
  authenticateToken(request: Request, address: string): Promise<Session | null>;
  /** The name of the agency, for whatever knows no settings: mails of accounts, passkeys. Provided where the process is put together. */
  agencyName(): Promise<string>;
  /** What follows from each revision, in its transaction: webhooks. */
  onRevision: Write["onRevision"];
};

/** How loaders and actions reach the kernel: `context.get(kernelContext)`. */
export const kernelContext = createContext<Kernel>();

/** What one page render notes on its way. A uncacheable page (a store threw) is never cached; requirement SURV-08. */
export type RenderNotes = { uncacheable: boolean };
export const renderNotesContext = createContext<RenderNotes>();

/** The address of the caller, as far as the trusted proxies tell. */
export const clientAddressContext = createContext<string>();

/** The folder of the built assets; undefined in development, where Vite serves them. */
export const clientDirContext = createContext<string | undefined>();
