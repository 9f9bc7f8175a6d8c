import type { Config } from "../process/config.server.ts";

/** What is looked at, and from where: a test changes what it cannot bring about. */
export type Patient = {
  config: Config;
  now(): Date;
  /** The number of the user who runs the command; undefined where there are none. */
  uid: number | undefined;
  /** In bytes, of the disk that a folder lies on. */
  spaceOf(folder: string): Promise<{ free: number; total: number }>;
  /** How the site is asked at its public address. */
  fetch: typeof fetch;
  /** To whom a mail is sent, on request. */
  mailTo?: string | undefined;
};
