import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { freePort } from "../scripts/test-database.ts";
import type { Bench } from "./site.ts";

/** Starts bare node:http, which answers with the bytes and headers of the site's own answer for a page. */
export async function startBare(
  { folder, start }: Pick<Bench, "folder" | "start">,
  sitePort: number,
  path: string,
  headers: Record<string, string>,
) {
  // The first answer is compressed quickly, later ones with more effort; the loads are measured with the later bytes.
  for (let turn = 0; turn < 2; turn++) await fetchRaw(sitePort, path, headers);
  const sample = await fetchRaw(sitePort, path, headers);
  const [bodyFile, headersFile] = [join(folder, "body"), join(folder, "headers.json")];
  writeFileSync(bodyFile, sample.body);
  writeFileSync(headersFile, JSON.stringify(sample.headers));
  const port = await freePort();
  const child = await start(["bench/bare-server.ts", bodyFile, headersFile], { PORT: String(port) });
  return { pid: child.pid ?? 0, port, bytes: sample.body.byteLength };
}

/** The body still compressed, and the headers except those that node:http adds to every answer. */
function fetchRaw(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((done, fail) => {
    get({ port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      const hops = new Set(["date", "connection", "keep-alive"]);
      const headers = Object.entries(response.headers)
        .filter(([name]) => !hops.has(name))
        .flatMap(([name, value]) => [name, String(value)]);
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done({ headers, body: Buffer.concat(chunks) }));
    }).on("error", fail);
  });
}
