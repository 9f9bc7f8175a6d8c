import { dirname, join, resolve } from "node:path";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "./config.server.ts";
import { makeFolderDurably, writeFilesDurably } from "./durable-files.server.ts";

/** Where uploaded files live: a folder, or an S3 bucket. Keys are made by the server: ids and ASCII only. */
export type Storage = Disk;

const longestSilence = 5000; // ms

/**
 * The bucket if S3 is configured, otherwise the `uploads` folder of the data directory. A call to a bucket that is silent for
 * `silence` ms, also in the middle of a body, is tried once more and then fails.
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
  const { S3Driver } = await import("flydrive/drivers/s3");
  const driver = new S3Driver({
    endpoint: s3.endpoint,
    region: "us-east-1",
    forcePathStyle: true,
    bucket: s3.bucket,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    // Without this, streams are stored with their checksum trailer on some S3 servers.
    requestChecksumCalculation: "WHEN_REQUIRED",
    visibility: "public",
    supportsACL: false,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: silence,
      socketTimeout: silence,
      requestTimeout: silence * 3, // includes the transfer of an upload, which may be slow without being silent
      throwOnRequestTimeout: true,
    },
  });
  return new Disk(driver);
}
