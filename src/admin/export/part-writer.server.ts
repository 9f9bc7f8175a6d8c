import { Writable } from "node:stream";
import { write } from "../../kernel/db/write.server.ts";
import { nameBytes, storeBytes } from "../../kernel/process/kept-files.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";

const partBytes = 8 * 1024 * 1024; // memory holds one or two; many S3 servers refuse a stream of unknown length

/** Which file of the storage is a part of an export. */
export const partOf = (id: number, part: number) => ({ table: "site_exports", id, kind: `part-${part}` });

/** Stores what is written into it as the parts of an export. */
export class PartWriter extends Writable {
  readonly #kernel: Kernel;
  readonly #id: number;
  #waiting: Buffer[] = [];
  #length = 0;
  /** How many parts are stored, and how many bytes. */
  parts = 0;
  bytes = 0;

  constructor(kernel: Kernel, id: number) {
    super();
    this.#kernel = kernel;
    this.#id = id;
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void) {
    this.#waiting.push(chunk);
    this.#length += chunk.length;
    if (this.#length < partBytes) return done();
    this.#store().then(() => done(), done);
  }

  override _final(done: (error?: Error | null) => void) {
    this.#store().then(() => done(), done);
  }

  async #store() {
    const bytes = Buffer.concat(this.#waiting);
    [this.#waiting, this.#length] = [[], 0];
    const stored = await storeBytes(this.#kernel, bytes, "application/zip");
    const part = partOf(this.#id, this.parts);
    await write(this.#kernel, system, (tx) => nameBytes(tx, part, stored));
    this.parts += 1;
    this.bytes += bytes.length;
  }
}
