import { Agent, request } from "node:http";

/** How long each fault lasts, in seconds; `FAULT_SECONDS=5 npm run test:long` makes a short run. */
export const faultSeconds = Number(process.env.FAULT_SECONDS ?? 60);

export const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

export type Answer = { status: number; body: string };
type Sent = { method?: string; path: string; headers?: Record<string, string>; body?: string };

/** Sends requests over keep-alive connections. The status is 0 when no answer came, or only a part of one. */
export function client(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = ({ method = "GET", path, headers = {}, body }: Sent) =>
    new Promise<Answer>((done) => {
      const failed = () => done({ status: 0, body: "" });
      const outgoing = request(
        { port, host: "127.0.0.1", method, path, agent, timeout: 20_000, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("error", failed);
          response.on("end", () =>
            done({
              status: response.complete ? (response.statusCode ?? 0) : 0,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      outgoing.on("error", failed);
      outgoing.on("timeout", () => outgoing.destroy());
      outgoing.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export type Load = { count: number; failures: string[]; slowest: number };

/** Reads pages again and again until `stop`, which answers the number of reads and the failures. */
export function readPages(port: number, host: string, paths: string[], connections: number) {
  const load: Load = { count: 0, failures: [], slowest: 0 };
  const { send, close } = client(port, connections);
  let stopped = false;
  const workers = Array.from({ length: connections }, async (_, worker) => {
    for (let turn = worker; !stopped; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      const start = performance.now();
      const { status, body } = await send({ path, headers: { host } });
      load.slowest = Math.max(load.slowest, performance.now() - start);
      load.count++;
      if (status !== 200 || !body.includes("</html>")) load.failures.push(`${status} for ${path}`);
    }
  });
  return {
    load,
    async stop() {
      stopped = true;
      await Promise.all(workers);
      close();
      return load;
    },
  };
}

export type Writes = { acknowledged: string[]; refused: string[] };

/**
 * Sends quote requests, each with another name, until `stop`. A request without an answer is sent again with the same
 * idempotency key, as the site's script does when the visitor tries again.
 */
export function sendQuotes(port: number, origin: string, connections: number, mark = "") {
  const writes: Writes = { acknowledged: [], refused: [] };
  const { send, close } = client(port, connections);
  let stopped = false;
  const workers = Array.from({ length: connections }, async (_, worker) => {
    for (let turn = 0; !stopped; turn++) {
      const name = `${mark}-${worker}-${turn}`;
      const { status } = await send({
        method: "POST",
        path: "/api/project-requests",
        headers: {
          host: new URL(origin).host,
          origin,
          "content-type": "application/json",
          "idempotency-key": name,
        },
        body: quoteBody(name),
      });
      if (status === 201) writes.acknowledged.push(name);
      else {
        writes.refused.push(`${status} for ${name}`);
        await pause(20);
      }
    }
  });
  return {
    writes,
    async stop() {
      stopped = true;
      await Promise.all(workers);
      close();
      return writes;
    },
  };
}

export function quoteBody(name: string) {
  const request = {
    name,
    phone: "0551234567",
    email: "a@mail.example",
    requested_services: ["serviceWebsite"],
  };
  return JSON.stringify(request);
}
