import { randomUUID } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The end of the name of what is not whole yet: nobody reads it, and it may be removed when nobody writes it any more. */
export const unfinished = ".partial";

type WholeFile = { file: string; bytes: Uint8Array | string; mode?: number | undefined; mtime?: number };

// Not the number of the process: in containers that share a folder each is number 1.
const own = randomUUID().slice(0, 8);
let written = 0;

/**
 * Writes files of one folder, so that after a power cut each is as it was before or whole, and all are whole once this has
 * answered: beside their places, synced, renamed in the given order, and the folder synced. Throws as the file system does, and what
 * was written beside is removed. `mode` holds whatever the umask; `mtime` is in seconds; requirement SURV-01.
 */
export async function writeFilesDurably(files: readonly WholeFile[]) {
  const beside: { file: string; temporary: string }[] = [];
  const folders = new Set(files.map(({ file }) => dirname(file)));
  try {
    for (const { file, ...content } of files) {
      const temporary = `${file}.${own}-${written++}${unfinished}`;
      beside.push({ file, temporary });
      await writeSynced(temporary, content);
    }
    for (const { file, temporary } of beside) await rename(temporary, file);
  } catch (error) {
    for (const { temporary } of beside) await rm(temporary, { force: true });
    throw error;
  }
  for (const folder of folders) await syncPath(folder);
}

/**
 * Makes a file that is not there yet. Of several that make it at once one does, and whoever reads it afterwards finds it
 * whole; one that is there stays as it is.
 */
export async function makeFileDurably({ file, ...content }: WholeFile) {
  const temporary = `${file}.${own}-${written++}${unfinished}`;
  try {
    await writeSynced(temporary, content);
    await link(temporary, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncPath(dirname(file));
}

/** Renames a file or folder that is synced already; once this has answered, the new name outlives a power cut. */
export async function renameDurably(from: string, to: string) {
  await rename(from, to);
  await syncPath(dirname(to));
}

/** Makes a folder and those above it that are missing; their names outlive a power cut. An existing one stays as it is. */
export async function makeFolderDurably(folder: string, mode?: number) {
  const first = await mkdir(folder, { recursive: true, mode });
  if (first === undefined) return;
  let made = resolve(folder);
  for (;;) {
    if (mode !== undefined) await withHandle(made, "r", (handle) => handle.chmod(mode));
    await syncPath(dirname(made));
    if (made === resolve(first)) return;
    made = dirname(made);
  }
}

/** Brings what a file holds, or the names in a folder, to the disk. */
export function syncPath(path: string) {
  return withHandle(path, "r", (handle) => handle.sync());
}

function writeSynced(file: string, { bytes, mode, mtime }: Omit<WholeFile, "file">) {
  return withHandle(file, "wx", async (handle) => {
    await handle.writeFile(bytes);
    if (mode !== undefined) await handle.chmod(mode);
    if (mtime !== undefined) await handle.utimes(mtime, mtime);
    await handle.sync();
  });
}

async function withHandle(
  path: string,
  flags: string,
  use: (handle: Awaited<ReturnType<typeof open>>) => Promise<void>,
) {
  const handle = await open(path, flags);
  try {
    await use(handle);
  } finally {
    await handle.close();
  }
}
