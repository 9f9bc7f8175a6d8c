import type { Config } from "../process/config.server.ts";

/** The site to examine, with its surroundings; a test replaces what it cannot cause for real, such as a full disk. */
export type CheckContext = {
  config: Config;
  now(): Date;
  /** The id of the user who runs the command; undefined on systems without user ids. */
  uid: number | undefined;
  /** In bytes, of the disk that a folder lies on. */
  spaceOf(folder: string): Promise<{ free: number; total: number }>;
  /** How the site is asked at its public address. */
  fetch: typeof fetch;
  /** The recipient of a test mail, if one was requested. */
  mailTo?: string | undefined;
};
