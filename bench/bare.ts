import { writeFileSync } from "node:fs";
import { get } from "node:http";
import { join } from "node:path";
import { freePort } from "../scripts/test-database.ts";
import type { Bench } from "./site.ts";

/** Starts bare node:http with the bytes and headers that the site answers a page with. */
export async function startBare(
  { folder, start }: Pick<Bench, "folder" | "start">,
  sitePort: number,
  path: string,
  headers: Record<string, string>,
) {
  // From the second answer on the page is compressed well: these are the bytes that loads meet.
  for (let turn = 0; turn < 2; turn++) await fetchRaw(sitePort, path, headers);
  const sample = await fetchRaw(sitePort, path, headers);
  const [bodyFile, headersFile] = [join(folder, "body"), join(folder, "headers.json")];
  writeFileSync(bodyFile, sample.body);
  writeFileSync(headersFile, JSON.stringify(sample.headers));
  const port = await freePort();
  const child = await start(["bench/bare-server.ts", bodyFile, headersFile], { PORT: String(port) });
  return { pid: child.pid ?? 0, port, bytes: sample.body.byteLength };
}

/** The compressed bytes as they travel, with the headers that the page cache writes itself. */
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
