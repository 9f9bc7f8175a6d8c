import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished, vi } from "vitest";

/** The contents of a folder: files and links by their path in it. */
type Tree = Map<string, { bytes: Buffer } | { link: string }>;

/** What a power cut may leave of a folder, and what `probe` answered at that moment. */
export type PowerCut<Probed> = { tree: Tree; probed: Probed };

/**
 * Simulates a disk that keeps only what was synced: the bytes of a file and the names in a folder as they were at their last
 * sync. The contents at the beginning count as synced. `powerCuts` answers what a power cut could have left before each sync so
 * far, and now: once with all names and renames but only synced bytes, as file systems that write their journal first leave it,
 * and once with synced names only. Syncs that bypass `FileHandle`, such as SQLite's own, do not count.
 */
export async function followDisk<Probed = undefined>(
  folder: string,
  probe: () => Promise<Probed> | Probed = () => undefined as Probed,
) {
  const bytesOf = new Map<string, Buffer>();
  const namesOf = new Map<string, Map<string, string>>();
  const linkOf = new Map<string, string>();
  const cuts: PowerCut<Probed>[] = [];

  function sync(path: string) {
    if (lstatSync(path).isDirectory()) namesOf.set(idOf(path), namesIn(path));
    else bytesOf.set(idOf(path), readFileSync(path));
  }
  function namesIn(path: string) {
    const names = new Map<string, string>();
    for (const name of readdirSync(path)) {
      const at = join(path, name);
      names.set(name, idOf(at));
      if (lstatSync(at).isSymbolicLink()) linkOf.set(idOf(at), readlinkSync(at));
    }
    return names;
  }
  /** All current names, with synced bytes. */
  function withAllNames(path: string, tree: Tree, prefix = ""): Tree {
    for (const [name, id] of namesIn(path)) {
      const at = join(path, name);
      if (lstatSync(at).isDirectory()) withAllNames(at, tree, `${prefix}${name}/`);
      else put(tree, prefix + name, id);
    }
    return tree;
  }
  /** Only synced names, with synced bytes. */
  function withSyncedNames(folderId: string, tree: Tree, prefix = ""): Tree {
    for (const [name, id] of namesOf.get(folderId) ?? []) {
      if (namesOf.has(id)) withSyncedNames(id, tree, `${prefix}${name}/`);
      else put(tree, prefix + name, id);
    }
    return tree;
  }
  function put(tree: Tree, name: string, id: string) {
    const link = linkOf.get(id);
    tree.set(name, link === undefined ? { bytes: bytesOf.get(id) ?? Buffer.alloc(0) } : { link });
  }
  async function cut() {
    const probed = await probe();
    cuts.push({ tree: withAllNames(folder, new Map()), probed });
    cuts.push({ tree: withSyncedNames(idOf(folder), new Map()), probed });
  }

  for (const path of [folder, ...everyPathIn(folder)]) if (!lstatSync(path).isSymbolicLink()) sync(path);
  const handle = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const spies = (["sync", "datasync"] as const).map((name) => {
    const real = prototype[name];
    return vi.spyOn(prototype, name).mockImplementation(async function (this: FileHandle) {
      const path = readlinkSync(`/proc/self/fd/${this.fd}`);
      if (path === folder || path.startsWith(`${folder}/`)) {
        await cut();
        sync(path);
      }
      await real.call(this);
    });
  });
  const stop = () => {
    for (const spy of spies) spy.mockRestore();
  };
  onTestFinished(stop);
  return {
    /** Ends the simulation; answers what a power cut at each sync and now would have left. */
    async powerCuts() {
      stop();
      await cut();
      return cuts;
    },
  };
}

/** Writes what a power cut left into a new folder, and answers its path. */
export function layOut(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-cut-"));
  for (const [name, entry] of tree) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    if ("link" in entry) symlinkSync(entry.link, path);
    else writeFileSync(path, entry.bytes);
  }
  return folder;
}

/** Identifies a file by inode and birth time, because the inode number of a removed file is used again. */
function idOf(path: string) {
  const { ino, birthtimeNs } = lstatSync(path, { bigint: true });
  return `${ino}-${birthtimeNs}`;
}

function everyPathIn(folder: string) {
  return readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) =>
    join(entry.parentPath, entry.name),
  );
}
