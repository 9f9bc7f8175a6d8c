import type { Server } from "node:http";
import type { Socket } from "node:net";

const longestStall = 30_000; // ms

/**
 * Cuts connections whose client has read nothing of its answer for `longest` ms, because the rest of the answer stays in memory.
 * A client that reads slowly, waits for the server, or is idle between two requests keeps its connection; requirement SURV-02.
 * Only connections that still have something to send get a timer: a timer for every request costs 4 % of a cache hit.
 */
export function cutSlowReaders(server: Server, longest = longestStall) {
  const open = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  const look = () => {
    for (const socket of open)
      if (socket.writableLength > 0 && socket.timeout !== longest) socket.setTimeout(longest);
  };
  const looking = setInterval(look, longest / 10).unref();
  server.once("close", () => clearInterval(looking));
  // While a client reads, Node starts the timer of its connection again.
  server.on("timeout", (socket) => {
    // Node uses the same timer of a connection for `keepAliveTimeout`, with another time.
    const isIdle = socket.timeout !== longest;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
