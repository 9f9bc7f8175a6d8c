import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { OperatorError } from "./config.server.ts";

export const ownersFolder = 0o700;
const ownersFile = 0o600;

/**
 * Creates the data folder if it is missing, and closes it to all but its owner, because it holds personal data and secrets in
 * plain form. Throws `OperatorError` when another user owns it and it is open to others; requirement SEC-06.
 */
export function closeDataFolder(folder: string) {
  mkdirSync(folder, { recursive: true, mode: ownersFolder });
  if (statSync(folder).mode & 0o1000)
    throw new OperatorError(
      `${folder} is shared by all users of the machine. Set DATA_DIR to a folder of its own.`,
    );
  close(folder, ownersFolder);
}

/** Does the same for a SQLite file, which is created if missing. SQLite gives the files of its log the same mode. */
export function closeDatabaseFile(file: string) {
  closeSync(openSync(file, "a", ownersFile));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(path)) close(path, ownersFile);
}

function close(path: string, mode: number) {
  if ((statSync(path).mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch {
    throw new OperatorError(
      `Other users can open ${path}, and only its owner can change that. Give it to the user of the server (chown), or let the owner run: chmod ${mode.toString(8)} ${path}`,
    );
  }
}
