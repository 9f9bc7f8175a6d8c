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

/** The bytes of one page in an encoding. */
type Body = (encoding: "identity" | "gzip" | "br") => Buffer;

export type PageStore = {
  /** Writes the page of a path without a query, rendered at `version`. Never throws: nginx asks this server for missing pages. */
  keep(path: string, version: number, body: Body): Promise<void>;
};

const link = "current";
const sitePrefix = "site-";
const forAll = { folder: 0o755, file: 0o644 }; // nginx runs as another user, and the pages are public
const suffixes = { br: ".br", gzip: ".gz", identity: "" } as const;
const oldFor = 3000; // ms that a folder stays after its version is outdated, for processes that still read or write there

/**
 * Keeps finished pages as files, `<folder>/current/<path>/index.html`, which nginx serves without asking this server. `current`
 * is a link to the folder of one content version and one build; a publish moves it in one step, before the publish is
 * answered, to a folder that is still empty. A page that was rendered for an older version is written to the older folder,
 * whichever process writes it, so it is never served; requirement SURV-08.
 */
export function openPageStore(options: {
  folder: string;
  /** The name of the build, because pages of another build refer to other assets. */
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
      // Not awaited: a power cut before the sync restores an old link, whose folder is removed within seconds.
      syncPath(folder).catch((err) => log.warn({ err }, "the page store could not be synced to the disk"));
    } catch (err) {
      // The disk may be full; without the link nginx asks this server, which is slower but correct.
      log.error({ err }, "the page store could not switch to the new version");
      rmSync(join(folder, link), { force: true });
    }
  }

  keepWholeFiles(join(folder, nameOf(contentVersion.current())));
  // The version read at the start is the correct one: after a restore it may be lower than that of the link.
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
    // Checked when the page's turn has come, because a publish may have made it old meanwhile.
    if (version !== contentVersion.current()) return;
    const file = join(folder, nameOf(version), path, "index.html");
    try {
      await makeFolderDurably(dirname(file), forAll.folder);
      // The plain file is written last, so that its compressed files exist whenever it does.
      const files = (["br", "gzip", "identity"] as const).map((encoding) => {
        const bytes = body(encoding);
        return { file: `${file}${suffixes[encoding]}`, bytes, mode: forAll.file, mtime: timeOf(bytes) };
      });
      await writeFilesDurably(files);
    } catch (err) {
      log.warn({ err, path }, "a page could not be stored");
    }
  }

  // One page at a time, because each occupies a thread of the pool that other work needs too.
  let written = Promise.resolve();
  return {
    async keep(path, version, body) {
      const name = decodePercents(path, ""); // the name that nginx looks for
      if (!/^(\/|(\/[\p{L}\p{N}_-]+)+)$/u.test(name)) return;
      written = written.then(() => write(name, version, body));
      await written;
    },
  };
}

/**
 * Creates the folder of the store, which everybody may read, and links it at `noted`, so that a later start with another store
 * or none can close it. A different store that is linked there is closed now. `errorPages` are pages by file name that nginx
 * shows when no process can answer.
 */
export async function makePageStore(folder: string, noted: string, errorPages: Record<string, string>) {
  if (targetOf(noted) !== folder) {
    closePageStore(noted);
    await symlink(folder, noted).catch((error: unknown) => {
      if (targetOf(noted) !== folder) throw error; // another process made the link first
    });
  }
  await makeFolderDurably(folder, forAll.folder);
  if ((statSync(folder).mode & forAll.folder) !== forAll.folder) chmodSync(folder, forAll.folder);
  const pages = Object.entries(errorPages);
  await writeFilesDurably(
    pages.map(([name, html]) => ({ file: join(folder, name), bytes: html, mode: forAll.file })),
  );
}

/**
 * Links the site's own address to the pages, as `site-https-shurfa.example`: nginx looks for a page under the address that the
 * visitor asked for, so another host or scheme finds none and is redirected by the server; requirement RUN-05.
 */
export function nameSite(folder: string, origin: string) {
  const name = `${sitePrefix}${origin.replace("://", "-")}`;
  for (const other of readdirSync(folder).filter((entry) => entry.startsWith(sitePrefix) && entry !== name))
    rmSync(join(folder, other), { force: true });
  if (targetOf(join(folder, name)) === link) return;
  const temporary = join(folder, `.site-${own}`);
  rmSync(temporary, { force: true });
  symlinkSync(link, temporary);
  renameSync(temporary, join(folder, name)); // another process may make it at the same moment
}

/** Takes the noted store out of service, because no process would keep its pages up to date any more. */
export function closePageStore(noted: string) {
  rmSync(join(noted, link), { force: true });
  // `noted` is a link, or the folder of pages itself, which an earlier version kept here.
  rmSync(noted, { recursive: true, force: true });
}

/** A name for a build, which changes when any of its files does. */
export function nameOfBuild(folder: string): string {
  const hash = createHash("sha256");
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
  }
  return hash.digest("hex").slice(0, 12);
}

// Not the process number, because in containers that share the folder every process has number 1.
const own = randomUUID().slice(0, 8);

/**
 * The modification time of a file, computed from its contents: nginx makes its ETag from time and size, which must differ for
 * different contents. The time also shows whether a file is what was written.
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
    // Unfinished files stay, because another process may be writing them; they are never served, and go with the folder.
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

/** The target of a link; empty if there is no link. */
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
