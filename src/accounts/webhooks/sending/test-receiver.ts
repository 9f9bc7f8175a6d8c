import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** One call that a receiver got. */
export type Received = { id: string; body: string; headers: IncomingHttpHeaders };

/** How a receiver behaves: it answers a status, never answers, breaks the connection, or runs a function. */
export type Manner = number | "hangs" | "breaks" | ((response: ServerResponse, call: Received) => void);

/** An HTTP server that receives webhooks in a test and records each call. `behave` changes how it behaves. */
export async function webhookReceiver(manner: Manner = 204) {
  const received: Received[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { headers } = request;
      const call = { id: String(headers["webhook-id"]), body: Buffer.concat(parts).toString(), headers };
      received.push(call);
      if (manner === "breaks") response.destroy();
      else if (typeof manner === "number") response.writeHead(manner).end();
      else if (manner !== "hangs") manner(response, call);
    });
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has an AddressInfo
  return {
    port,
    address: `http://127.0.0.1:${port}/hook`,
    received,
    connections: () => connections,
    behave: (next: Manner) => {
      manner = next;
    },
  };
}
