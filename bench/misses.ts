import { Agent, request } from "node:http";
import { cpuSeconds } from "./load.ts";

let host = 0;

/**
 * What rendering a page costs, in ms of the server's CPU time. Each request names another host, for which the cache has no
 * page yet. The first requests warm up. Throws for an answer with another status.
 */
export async function costOfMiss(
  site: { pid: number; port: number },
  path: string,
  count = 60,
  status = 200,
): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<void>((done, fail) => {
      const headers = { host: `bench-${host++}.example`, "accept-encoding": "br" };
      request({ port: site.port, host: "127.0.0.1", path, headers, agent }, (response) => {
        if (response.statusCode !== status) fail(new Error(`${path} answered ${response.statusCode}`));
        response.resume().on("end", done);
      })
        .on("error", fail)
        .end();
    });
  for (let warm = 0; warm < 20; warm++) await ask();
  const before = cpuSeconds(site.pid);
  for (let turn = 0; turn < count; turn++) await ask();
  agent.destroy();
  return ((cpuSeconds(site.pid) - before) / count) * 1000;
}
