import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";
export type ReadyPage = {
  version: number;
  /** The total size of the prepared bodies. */
  bytes: number;
  /** Only the plain one at first; the others are compressed when they are first requested. */
  answers: Partial<Record<Encoding, Answer>>;
  headers: string[];
  tag: string;
};
export type Answer = {
  headers: string[];
  body: Buffer;
  /** Compressed fast, for the first request. */
  isHasty?: boolean;
};
/** Makes the cached form of a page from the answer of its render. */
export async function readyPage(response: Response, version: number): Promise<ReadyPage> {
  const body = Buffer.from(await response.arrayBuffer());
  const policy = response.headers.get("content-security-policy") ?? "";
  const tag = createHash("sha256").update(body).update(policy).digest("base64url").slice(0, 22);
  const headers = [...response.headers].flat();
  const identity = answerOf({ headers, tag }, "identity", body);
  return { version, bytes: body.byteLength, answers: { identity }, headers, tag };
}

/** The best encoding that the visitor accepts; `br;q=0` refuses one. */
export function encodingFor(accepts: string | string[] | undefined): Encoding {
  const list = String(accepts ?? "");
  const takes = (name: string) =>
    list.includes(name) &&
    (!list.includes("q=0") || !new RegExp(`${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`).test(list));
  return takes("br") ? "br" : takes("gzip") ? "gzip" : "identity";
}

/**
 * `hastily` for the first request takes a quarter of the time and a sixth more bytes; many pages, such as one of a filter, are
 * never requested again. Later requests get `well`. Threads would cost more than they save, mainly in memory.
 */
export type Care = "hastily" | "well";
const levels = { br: { hastily: 2, well: 5 }, gzip: { hastily: 1, well: 6 } };

export function compressAnswer(page: ReadyPage, encoding: Encoding, care: Care): Answer {
  const body = page.answers.identity?.body ?? Buffer.alloc(0);
  if (encoding === "identity") return answerOf(page, encoding, body);
  const level = levels[encoding][care];
  if (encoding === "gzip") return answerOf(page, encoding, gzipSync(body, { level, chunkSize }), care);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    // A window of the size of a page, because the default one takes megabytes for each page.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return answerOf(page, encoding, brotliCompressSync(body, { params, chunkSize }), care);
}

const chunkSize = 64 * 1024; // most pages come out in one piece

function answerOf(
  { headers, tag }: Pick<ReadyPage, "headers" | "tag">,
  encoding: Encoding,
  body: Buffer,
  care: Care = "well",
): Answer {
  const isHasty = care === "hastily";
  // Different bytes need a different tag.
  const etag = `"${tag}-${encoding}${isHasty ? "-hasty" : ""}"`;
  const all = [...headers, "cache-control", "public, no-cache", "vary", "Accept-Encoding", "etag", etag];
  all.push("content-length", String(body.byteLength));
  if (encoding !== "identity") all.push("content-encoding", encoding);
  return { headers: all, body, isHasty };
}
