import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import {
  databaseFile,
  type Manifest,
  manifestFile,
  settle,
  sha256OfFile,
} from "../../kernel/backup/backup.server.ts";
import { copyDatabase } from "../../kernel/backup/copy-database.server.ts";
import { type FileSum, listFiles } from "../../kernel/backup/files.server.ts";
import { inSnapshot, sumTables } from "../../kernel/backup/tables.server.ts";
import { openDatabase } from "../../kernel/db/database.server.ts";
import { digestOf } from "../../kernel/process/digest.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { removeAccess } from "./access-store.server.ts";
import { exportText as text } from "./export.text.ts";
import type { ExportStep } from "./export-wire.ts";
import { dropExports, noteExport } from "./exports-store.server.ts";
import { type Ask, filesOf, type ListOf } from "./lists.server.ts";
import { PartWriter } from "./part-writer.server.ts";

type Exporting = {
  kernel: Kernel;
  /** The export's row. */
  id: number;
  /** Makes a call of the API as an owner. */
  ask: Ask;
  lists: readonly ListOf[];
};

/**
 * Makes the archive of an export: a backup that `npm run restore` takes, without what gives access; beside it each list as CSV and
 * JSON, and the texts of the pages, for people and other programs. The exports before it are gone; this one is ready afterwards, or
 * has failed. Requirement OWN-04.
 */
export async function makeExport(exporting: Exporting): Promise<void> {
  const { kernel, id } = exporting;
  const folder = await mkdtemp(join(tmpdir(), "shurfa-export-"));
  try {
    await dropExports(kernel, id); // so that it is no part of this one
    const { parts, bytes } = await writeArchive(exporting, folder);
    if (!(await noteExport(kernel, id, { state: "ready", parts, bytes }))) await dropExports(kernel, id);
  } catch (err) {
    kernel.log.error({ err }, "the export of the site failed");
    await noteExport(kernel, id, { state: "failed" });
    await dropExports(kernel, id); // with the parts of this one, where it was deleted meanwhile
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeArchive({ kernel, id, ask, lists: asked }: Exporting, folder: string) {
  const tell = teller(kernel, id);
  const file = join(folder, databaseFile);
  const copied = await copyWithoutAccess(kernel, file, tell);
  settle(file);
  const database = { ...copied, sha256: await sha256OfFile(file) };
  // Before the first part of the archive itself lies there.
  const keys = await listFiles(kernel.storage);
  const zip = new ZipFile();
  const writer = new PartWriter(kernel, id);
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  zip.on("error", (error: Error) => output.destroy(error));
  const written = pipeline(output, writer);
  zip.addFile(file, databaseFile);
  zip.addBuffer(Buffer.from(text.readme), text.readmeName);
  const lists = filesOf(ask, asked);
  for (const [index, { name, read }] of lists.entries())
    addLazily(zip, `data/${name}`, async () => {
      await tell("lists", index + 1, lists.length);
      return Readable.from(read());
    });
  const sums: FileSum[] = [];
  for (const [index, key] of keys.entries())
    addLazily(zip, `uploads/${key}`, async () => {
      await tell("files", index + 1, keys.length);
      return Readable.from(await readStored(kernel, key, sums));
    });
  addLazily(zip, manifestFile, async () => {
    const createdAt = kernel.now().toISOString();
    const manifest: Manifest = { format: 1, createdAt, database, files: sums };
    return Readable.from([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
  });
  zip.end();
  await written;
  return writer;
}

type Tell = (step: ExportStep, done: number, total: number) => Promise<void>;

const pause = 500; // ms between two notes of the progress

/** Notes how far an export is, and throws when somebody deleted it meanwhile. */
function teller(kernel: Kernel, id: number): Tell {
  let [told, at] = ["", 0];
  return async (step, done, total) => {
    if (step === told && Date.now() - at < pause) return;
    [told, at] = [step, Date.now()];
    if (!(await noteExport(kernel, id, { step, done, total }))) throw new Error("the export was deleted");
  };
}

/** Copies the rows of the site, as one moment has them, into a file of SQLite; answers what a manifest says of it. */
async function copyWithoutAccess({ config }: Kernel, file: string, tell: Tell) {
  const { databaseUrl, dataDir } = config;
  // Its own connection, because such a copy exceeds the limits of serving.
  const from = openDatabase({ databaseUrl, file: join(dataDir, databaseFile) });
  let noted = Promise.resolve();
  const progress = (step: string, done: number, total: number) => {
    if (step === "rows copied") noted = noted.then(() => tell("rows", done, total));
  };
  await copyDatabase(from, { file }, { progress }).finally(() => from.close());
  await noted;
  const copy = openDatabase({ file });
  try {
    await removeAccess(copy);
    const tables = await inSnapshot(copy, (db) => sumTables(copy, db));
    return { from: databaseUrl ? ("postgres" as const) : ("sqlite" as const), tables };
  } finally {
    await copy.close();
  }
}

/** Adds a file to the archive that is read when its turn comes, so that memory holds one of them. */
function addLazily(zip: ZipFile, name: string, open: () => Promise<Readable>) {
  zip.addReadStreamLazy(name, { compress: !/\.(avif|webp|jpe?g|png|zip|pdf)$/.test(name) }, (done) => {
    open().then(
      (stream) =>
        done(
          null,
          stream.once("error", (error) => zip.emit("error", error)),
        ),
      (error) => done(error, Readable.from([])),
    );
  });
}

/** The bytes of a stored file, whose sum is noted; none of one that was deleted meanwhile. */
async function readStored({ storage }: Kernel, key: string, sums: FileSum[]): Promise<Buffer[]> {
  const bytes = await storage.getBytes(key).catch(async (error: unknown) => {
    if (await storage.exists(key)) throw error;
  });
  if (!bytes) return [];
  sums.push({ key, bytes: bytes.byteLength, sha256: digestOf(bytes) });
  return [Buffer.from(bytes)];
}
