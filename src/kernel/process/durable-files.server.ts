import { randomUUID } from "node:crypto";
import { link, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The suffix of unfinished files and folders: nothing reads them, and they may be removed once nothing writes them. */
export const unfinished = ".partial";

type WholeFile = { file: string; bytes: Uint8Array | string; mode?: number | undefined; mtime?: number };

// Not the process number, because in containers that share a folder every process has number 1.
const own = randomUUID().slice(0, 8);
let written = 0;

/**
 * Writes files so that after a power cut each is as it was before or complete, and all are complete once this has returned:
 * temporary files are written and synced, renamed in the given order, and the folders synced. Throws the errors of the file
 * system and then removes the temporary files. `mode` applies whatever the umask; `mtime` is in seconds; requirement SURV-01.
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
 * Creates a file that does not exist yet; an existing file stays as it is. Of several processes that create it at once one
 * succeeds, and every later reader finds a complete file.
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

/** Renames a file or folder that is synced already; once this has returned, the new name survives a power cut. */
export async function renameDurably(from: string, to: string) {
  await rename(from, to);
  await syncPath(dirname(to));
}

/** Creates a folder and its missing parents so that their names survive a power cut. An existing folder stays as it is. */
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

/** Syncs the contents of a file, or the names in a folder, to the disk. */
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
