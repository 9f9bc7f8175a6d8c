import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "./config.server.ts";
import { makeFileDurably } from "./durable-files.server.ts";
import type { Kernel } from "./kernel.server.ts";

const known = new WeakMap<Kernel, Promise<string>>();

/**
 * The secret from which secret links are derived, so that they can be shown again although the database does not hold them:
 * `LINK_SECRET`, or 32 random bytes in a file of the data folder that only its owner reads. No database and no backup holds
 * the secret; DESK-02.
 */
export function linkSecret(kernel: Kernel): Promise<string> {
  const { linkSecret: given, dataDir } = kernel.config;
  if (given) return Promise.resolve(given);
  const secret = known.get(kernel) ?? readOrMake(join(dataDir, "link-secret"));
  known.set(kernel, secret);
  secret.catch(() => known.delete(kernel)); // tried again at the next call, because a failure such as a full disk passes
  return secret;
}

/** The link secret if it exists already; never creates one. */
export async function keptLinkSecret({ linkSecret: given, dataDir }: Config): Promise<string | undefined> {
  return given ?? readKept(join(dataDir, "link-secret"));
}

async function readOrMake(file: string): Promise<string> {
  const kept = await readKept(file);
  if (kept) return kept;
  await makeFileDurably({ file, bytes: randomBytes(32).toString("base64url"), mode: 0o600 });
  return readFile(file, "utf8"); // another process may have made it
}

async function readKept(file: string) {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
