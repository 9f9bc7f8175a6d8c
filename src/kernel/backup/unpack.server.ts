import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise } from "yauzl";
import { databaseFile, manifestFile } from "./backup.server.ts";
import { StoreError } from "./store-error.server.ts";

/** Names of files below `uploads` as the server makes them: no way out of the folder. */
const upload = /^uploads(?:\/[\w-][\w.-]*)+$/;

/**
 * Unpacks the backup in the archive of an export into an empty folder; what the archive has for readers is left out. Throws `StoreError`
 * for a file that is no such archive. Requirement OWN-04.
 */
export async function unpack(archive: string, folder: string): Promise<void> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false }).catch(() => {
    throw new StoreError(`${archive} is no archive of an export, or it is damaged.`);
  });
  const found = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (!isOfBackup(entry)) continue;
      const file = join(folder, entry.fileName);
      await mkdir(dirname(file), { recursive: true });
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(file, { mode: 0o600 }));
      found.add(entry.fileName);
    }
  } finally {
    zip.close();
  }
  for (const name of [databaseFile, manifestFile])
    if (!found.has(name)) throw new StoreError(`${archive} is no archive of an export: it has no ${name}.`);
}

const isOfBackup = ({ fileName }: Entry) =>
  fileName === databaseFile || fileName === manifestFile || upload.test(fileName);
