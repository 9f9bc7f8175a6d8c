import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { onTestFinished } from "vitest";

type StoredObject = { bytes: Buffer; type: string; at: Date };
type Call = { call: string; authorization: string };

export type TestBucket = {
  /** What a site needs to use the bucket. */
  environment: Record<string, string>;
  /** Every call so far: method and key, or `LIST`, and the signature's header. */
  calls: Call[];
  /** What the bucket holds, by key. */
  objects: Map<string, StoredObject>;
  close(): Promise<void>;
};

const answerPage = 1000; // keys of one list

/**
 * An S3 server with one bucket, in memory: objects are put, got, deleted and listed by pages. It answers as S3 does and checks no
 * signature. Ends with the test that starts it.
 */
export async function startTestBucket(): Promise<TestBucket> {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  return bucket;
}

/** The same, until it is closed. */
export async function openTestBucket(): Promise<TestBucket> {
  const objects = new Map<string, StoredObject>();
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://bucket");
    const [, , ...rest] = url.pathname.split("/");
    const key = decodeURIComponent(rest.join("/"));
    const call = key ? `${request.method} ${key}` : "LIST";
    calls.push({ call, authorization: request.headers.authorization ?? "" });
    if (key) await answerObject(objects, key, request, response);
    else answerList(objects, url.searchParams, response);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    objects,
    calls,
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: "shurfa",
      S3_ACCESS_KEY_ID: "test-key",
      S3_SECRET_ACCESS_KEY: "test-secret",
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function answerObject(
  objects: Map<string, StoredObject>,
  key: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.method === "PUT") {
    const type = request.headers["content-type"] ?? "application/octet-stream";
    objects.set(key, { bytes: Buffer.concat(chunks), type, at: new Date() });
    return response.writeHead(200, { etag: etagOf(Buffer.concat(chunks)) }).end();
  }
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const stored = objects.get(key);
  if (!stored)
    return answerXml(response, "<Error><Code>NoSuchKey</Code><Message>There is none</Message></Error>", 404);
  response.writeHead(200, {
    "content-length": stored.bytes.byteLength,
    "content-type": stored.type,
    "last-modified": stored.at.toUTCString(),
    etag: etagOf(stored.bytes),
  });
  response.end(request.method === "HEAD" ? undefined : stored.bytes);
}

function answerList(objects: Map<string, StoredObject>, query: URLSearchParams, response: ServerResponse) {
  const after = query.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(query.get("prefix") ?? "") && key > after);
  const page = keys.slice(0, Number(query.get("max-keys") ?? answerPage));
  const contents = page.map((key) => {
    const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) };
    return `<Contents><Key>${key}</Key><Size>${bytes.byteLength}</Size><LastModified>${at.toISOString()}</LastModified><ETag>${etagOf(bytes)}</ETag></Contents>`;
  });
  const isCut = page.length < keys.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  answerXml(
    response,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated><KeyCount>${page.length}</KeyCount>${next}${contents.join("")}</ListBucketResult>`,
  );
}

function answerXml(response: ServerResponse, body: string, status = 200) {
  response.writeHead(status, { "content-type": "application/xml" }).end(`<?xml version="1.0"?>${body}`);
}

const etagOf = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
