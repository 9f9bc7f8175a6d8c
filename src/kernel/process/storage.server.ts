import { IncomingMessage } from "node:http";
import { dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "./config.server.ts";
import { makeFolderDurably, writeFilesDurably } from "./durable-files.server.ts";

/** Where uploaded files live: a folder, or an S3 bucket. Keys are made by the server: ids and ASCII only. */
export type Storage = Disk;

const longestSilence = 5000; // ms

const buckets = new WeakSet<Storage>();

/** Whether each call of a storage is one over the network, to another machine. */
export function isBucket(storage: Storage): boolean {
  return buckets.has(storage);
}

/**
 * Opens a file for reading: its stream and its size in bytes; undefined if there is none. Of a bucket this is one call, because
 * the answer with the bytes also tells how many they are.
 */
export async function openStored(
  storage: Storage,
  key: string,
): Promise<{ stream: Readable; bytes: number } | undefined> {
  if (!isBucket(storage)) {
    const bytes = await sizeOfStored(storage, key);
    return bytes === undefined ? undefined : { stream: await storage.getStream(key), bytes };
  }
  try {
    const stream = await storage.getStream(key);
    const length = stream instanceof IncomingMessage ? stream.headers["content-length"] : undefined;
    return { stream, bytes: Number(length ?? Number.NaN) };
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error && error.cause.name === "NoSuchKey")
      return undefined;
    throw error;
  }
}

/** The size of a file in bytes, without opening it; undefined if there is none. Of a bucket this is one call too. */
export async function sizeOfStored(storage: Storage, key: string): Promise<number | undefined> {
  if (!isBucket(storage) && !(await storage.exists(key))) return undefined;
  try {
    return (await storage.getMetaData(key)).contentLength;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error && error.cause.name === "NotFound")
      return undefined;
    throw error;
  }
}

/**
 * The bucket if S3 is configured, otherwise the `uploads` folder of the data directory. A call to a bucket that is silent for
 * `silence` ms, also in the middle of a body, is tried once more and then fails; a read fails within `silence` ms altogether.
 */
export async function openStorage(config: Config, silence = longestSilence): Promise<Storage> {
  return config.s3 ? openBucket(config.s3, silence) : openFolder(join(config.dataDir, "uploads"));
}

/** A folder of files, created with the first one. Once `put` has returned, its file survives a power cut; requirement SURV-01. */
export function openFolder(folder: string): Storage {
  return new Disk(new DurableFolder(resolve(folder)));
}

class DurableFolder extends FSDriver {
  readonly #folder: string;
  constructor(folder: string) {
    super({ location: folder, visibility: "public" });
    this.#folder = folder;
  }
  override async put(key: string, bytes: string | Uint8Array) {
    const file = join(this.#folder, key);
    await makeFolderDurably(dirname(file));
    await writeFilesDurably([{ file, bytes }]);
  }
}

async function openBucket(s3: NonNullable<Config["s3"]>, silence: number): Promise<Storage> {
  // Loaded only here: the S3 client is large, and most sites keep their files in the folder.
  const [{ S3Client }, { S3Driver }] = await Promise.all([
    import("@aws-sdk/client-s3"),
    import("flydrive/drivers/s3"),
  ]);
  const client = new S3Client({
    ...(s3.endpoint && { endpoint: s3.endpoint, forcePathStyle: true }),
    region: s3.region,
    // Without keys the client finds those of the machine: of its environment, its container or its role.
    ...(s3.keys && { credentials: s3.keys }),
    // Without this, streams are stored with their checksum trailer on some S3 servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: silence,
      socketTimeout: silence,
      requestTimeout: silence * 3, // includes the transfer of an upload, which may be slow without being silent
      throwOnRequestTimeout: true,
    },
  });
  // Somebody waits for a read, so both tries of it share the time of one; requirement SURV-02.
  client.middlewareStack.add(
    (next, { commandName = "" }) =>
      (request) =>
        /^(Get|Head|List)/.test(commandName) ? within(silence, next(request)) : next(request),
    { step: "initialize", name: "reads-end-in-time" },
  );
  const driver = new S3Driver({ client, bucket: s3.bucket, visibility: "public", supportsACL: false });
  const bucket = new Disk(driver);
  buckets.add(bucket);
  return bucket;
}

/** Fails if work takes longer than `ms`; its late answer is of no use to anybody. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(Object.assign(new Error(`The bucket gave no answer within ${ms} ms`), { code: "ETIMEDOUT" })),
    ms,
  );
  work.catch(() => {});
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
