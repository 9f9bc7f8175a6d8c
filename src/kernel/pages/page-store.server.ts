import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { readdir, rm, symlink } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import type { ContentVersion } from "../db/content-version.server.ts";
import {
  makeFolderDurably,
  syncPath,
  unfinished,
  writeFilesDurably,
} from "../process/durable-files.server.ts";
import { decodePercents } from "../text/decode-percents.ts";

/** One page as it travels: plain, and compressed under the suffixes that nginx looks for. */
type Body = (encoding: "identity" | "gzip" | "br") => Buffer;

export type PageStore = {
  /** Writes a page of a path without a query, rendered at `version`. Never throws: nginx asks us for what is missing. */
  keep(path: string, version: number, body: Body): Promise<void>;
};

const link = "current";
const forAll = { folder: 0o755, file: 0o644 }; // nginx is another user, and what it serves is public
const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;
const oldFor = 3000; // ms that a folder stays after its version has passed, for those who still write or read

/**
 * Keeps finished pages as files, `<folder>/current/<path>/index.html`, for nginx to serve without asking us. `current` is a
 * link to the folder of one content version and one build; a publish moves it in one step, before the publish is
 * answered, to a folder that is still empty. A page that was rendered for an older version lands in the older folder,
 * whichever process writes it, so it is never served; requirement SURV-08.
 */
export function openPageStore(options: {
  folder: string;
  /** Names the program: pages of another build refer to other assets. */
  build: string;
  contentVersion: ContentVersion;
  log: Logger;
}): PageStore {
  const { folder, build, contentVersion, log } = options;
  const nameOf = (version: number) => `v${version}-${build}`;

  function pointTo(version: number) {
    try {
      const temporary = join(folder, `.link-${own}`);
      rmSync(temporary, { force: true });
      symlinkSync(nameOf(version), temporary);
      renameSync(temporary, join(folder, link));
      // Not waited for: until then a power cut brings a link back whose folder is removed within seconds.
      syncPath(folder).catch((err) => log.warn({ err }, "page store not synced"));
    } catch (err) {
      // A full disk: without the link nginx asks us, which is slower and right.
      log.error({ err }, "page store could not move on");
      rmSync(join(folder, link), { force: true });
    }
  }

  keepWholeFiles(join(folder, nameOf(contentVersion.current())));
  // The version that the start read is right: after a restore it may be lower than that of the link.
  pointTo(contentVersion.current());
  void sweep(folder, contentVersion.current()).catch(() => {});
  let sweeps = false;
  contentVersion.onRise((version) => {
    if (versionOf(targetOf(join(folder, link))) < version) pointTo(version);
    if (sweeps) return;
    sweeps = true;
    setTimeout(() => {
      sweeps = false;
      void sweep(folder, contentVersion.current()).catch(() => {});
    }, oldFor).unref();
  });

  async function write(path: string, version: number, body: Body) {
    // Checked when its turn has come: a page that a publish made old is not written any more.
    if (version !== contentVersion.current()) return;
    const file = join(folder, nameOf(version), path, "index.html");
    try {
      await makeFolderDurably(dirname(file), forAll.folder);
      // The plain file last: where it lies, its compressed neighbours do too.
      const files = (["br", "gzip", "identity"] as const).map((encoding) => {
        const bytes = body(encoding);
        return { file: `${file}${suffixes[encoding]}`, bytes, mode: forAll.file, mtime: timeOf(bytes) };
      });
      await writeFilesDurably(files);
    } catch (err) {
      log.warn({ err, path }, "page not stored");
    }
  }

  // One after the other: each waits for the disk, on threads that other work waits for too.
  let written = Promise.resolve();
  return {
    async keep(path, version, body) {
      const name = decodePercents(path, ""); // as nginx looks for it
      if (!/^(\/|(\/[\p{L}\p{N}_-]+)+)$/u.test(name)) return;
      written = written.then(() => write(name, version, body));
      await written;
    },
  };
}

/**
 * Makes the folder of the store, which everybody may read, and notes it at `noted` for a later start that knows no store or another;
 * that one is closed here.
 */
export async function makePageStore(folder: string, noted: string) {
  if (targetOf(noted) !== folder) {
    closePageStore(noted);
    await symlink(folder, noted).catch((error: unknown) => {
      if (targetOf(noted) !== folder) throw error; // another process was first
    });
  }
  await makeFolderDurably(folder, forAll.folder);
  if ((statSync(folder).mode & forAll.folder) !== forAll.folder) chmodSync(folder, forAll.folder);
}

/** Takes the noted store out of service: without the setting nobody would keep its pages current. */
export function closePageStore(noted: string) {
  rmSync(join(noted, link), { force: true });
  // A link; or the folder of pages itself, as it lay here before it had a path of its own.
  rmSync(noted, { recursive: true, force: true });
}

/** A name for the files of a program, which changes when any of them does. */
export function nameOfBuild(folder: string): string {
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 12);
}

// Not the number of the process: in containers that share the folder each is number 1.
const own = randomUUID().slice(0, 8);

/**
 * nginx makes its ETag of time and size, and two editions of a page may be equal in both: the time tells the contents. So it also
 * tells whether a file is what was written.
 */
function timeOf(bytes: Uint8Array) {
  return 1e9 + (createHash("sha256").update(bytes).digest().readUInt32BE() >>> 2);
}

function isWhole(file: string) {
  const handle = openSync(file, "r");
  try {
    return Math.round(fstatSync(handle).mtimeMs / 1000) === timeOf(readFileSync(handle));
  } finally {
    closeSync(handle);
  }
}

/** Removes incomplete files, which a file system may leave after a power cut. */
function keepWholeFiles(folder: string) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    // Another process may be writing; an unfinished file is never served, and is removed with the folder.
    if (entry.isFile() && !entry.name.endsWith(unfinished) && !isWhole(file)) rmSync(file, { force: true });
  }
}

async function sweep(folder: string, version: number) {
  const kept = targetOf(join(folder, link));
  for (const name of await readdir(folder)) {
    if (name.startsWith("v") && name !== kept && versionOf(name) < version)
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Where a link leads; empty where there is none. */
function targetOf(path: string) {
  try {
    return readlinkSync(path);
  } catch {
    return "";
  }
}

function versionOf(name: string) {
  return Number(/^v(\d+)-/.exec(name)?.[1] ?? -1);
}
