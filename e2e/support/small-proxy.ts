import { closeSync, fstatSync, openSync, readFileSync } from "node:fs";
import {
  Agent,
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";

export type Proxied = { port: number; processes: { port: number }[]; dataDir: string };

const conf = () => readFileSync("deploy/nginx.conf", "utf8");

/**
 * A small replacement for `deploy/nginx.conf` on machines without nginx. It serves stored pages as files with the headers of
 * the configuration, and passes all else to the processes in turns; it skips a process that does not answer where the
 * configuration says so. It keeps no log, and proves nothing about nginx itself.
 */
export async function startSmallProxy({ port, processes, dataDir }: Proxied) {
  const location = /location \/ \{([^}]*)\{/.exec(conf())?.[1] ?? "";
  const folder = (/root (\S+);/.exec(location)?.[1] ?? "").replace(
    "/var/cache/shurfa/pages",
    `${dataDir}-pages`,
  );
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer(async (request, response) => {
    if (sendStoredPage(join(folder, "current"), request, response)) return;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const first = turn++;
    const tries = mayBeSentAgain(request) ? 4 : 1;
    for (let count = 0; count < tries; count++) {
      const process = processes[(first + count) % processes.length];
      if (process && (await passOn(request, body, process.port, agent, response))) return;
    }
    response
      .writeHead(502, { "content-type": "text/html; charset=utf-8", "retry-after": "5" })
      .end(readFileSync(join(folder, "away.html")));
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  return {
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Whether `proxy_next_upstream` allows another try: for reads, pages with their forms, and calls with an idempotency key. */
function mayBeSentAgain({ method, url = "" }: IncomingMessage) {
  if (method === "GET" || method === "HEAD" || !url.startsWith("/api/")) return true;
  return /^\/api\/(project-requests|registrations)\/?$/.test(url);
}

/** Passes a request to a process, and answers whether the process answered. */
function passOn(
  request: IncomingMessage,
  body: Buffer,
  port: number,
  agent: Agent,
  response: ServerResponse,
): Promise<boolean> {
  const { method, url, headers, socket } = request;
  const forwarded = {
    "x-forwarded-for": socket.remoteAddress,
    "x-forwarded-proto": "http",
    "x-forwarded-host": headers.host,
  };
  return new Promise((answered) => {
    const passed = ask(
      {
        port,
        host: "127.0.0.1",
        method,
        path: url,
        agent,
        timeout: 15_000,
        headers: { ...headers, ...forwarded } as OutgoingHttpHeaders,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.on("error", () => response.destroy());
        answered(true);
      },
    );
    passed.on("timeout", () => passed.destroy());
    passed.on("error", () => answered(false));
    passed.end(body);
  });
}

/** Answers a plain read of a stored page; the tag is made of the file's time and size, as in nginx. */
function sendStoredPage(folder: string, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = "", headers } = request;
  if ((method !== "GET" && method !== "HEAD") || /[?%]|\.\./.test(url)) return false;
  const file = join(folder, url, "index.html");
  const page = readStored(file);
  if (!page) return false;
  const { mtimeMs, size } = page;
  const zipped = /\bgzip\b/.test(String(headers["accept-encoding"] ?? "")) && readStored(`${file}.gz`);
  const tag = `"${Math.round(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
  // Those that are sent `always` belong to the pages of faults.
  const added = [...conf().matchAll(/^ {4}add_header ([\w-]+) (?:"([^"$]+)"|([^\s"$;]+));$/gm)].map(
    ([, name = "", quoted, bare = ""]) => [name, quoted ?? bare] as const,
  );
  const own = new Map(added.slice(0, added.findIndex(([name]) => name === "Cache-Control") + 1));
  response.setHeaders(own);
  response.setHeader("content-type", "text/html; charset=utf-8").setHeader("etag", tag);
  response.setHeader("vary", "Accept-Encoding");
  if (zipped) response.setHeader("content-encoding", "gzip");
  if (headers["if-none-match"] === tag) response.writeHead(304).end();
  else response.end(method === "HEAD" ? undefined : (zipped || page).bytes);
  return true;
}

/** The current file; it is opened once, because a publish may remove it between two accesses by path. */
function readStored(file: string) {
  try {
    const opened = openSync(file, "r");
    try {
      const { mtimeMs, size } = fstatSync(opened);
      return { mtimeMs, size, bytes: readFileSync(opened) };
    } finally {
      closeSync(opened);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
