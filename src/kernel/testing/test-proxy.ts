import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** A proxy between a test and PostgreSQL, which can fail as a network does. */
export type FaultyProxy = {
  /** The address of the database, through the proxy. */
  address: string;
  /** The delay of each chunk in either direction, in ms. */
  delay: number;
  /** Open connections pass nothing on any more, without being closed; new connections work. */
  silence(): void;
};

/** Starts a proxy in front of a database, until the test ends. */
export async function startFaultyProxy(databaseUrl: string): Promise<FaultyProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<{ sockets: Socket[]; isSilent: boolean }>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const pair = { sockets: [near, far], isSilent: false };
    pairs.add(pair);
    near.on("close", () => pairs.delete(pair));
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (chunk) => {
        setTimeout(() => pair.isSilent || to.write(chunk), proxy.delay);
      });
      from.on("error", () => {});
      from.on("close", () => {
        if (from === near || !pair.isSilent) to.destroy();
      });
    }
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(async () => {
    for (const { sockets } of pairs) for (const socket of sockets) socket.destroy();
    await new Promise((closed) => server.close(closed));
  });
  const address = new URL(databaseUrl);
  const bound = server.address();
  address.port = String(typeof bound === "object" && bound ? bound.port : 0);
  const proxy: FaultyProxy = {
    address: address.href,
    delay: 0,
    silence() {
      for (const pair of pairs) pair.isSilent = true;
    },
  };
  return proxy;
}
