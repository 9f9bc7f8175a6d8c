import type { Server } from "node:http";

const longestStall = 30_000; // ms

/**
 * Cuts connections whose client has read nothing of its answer for `longest` ms, since what waits for it stays in memory. Whoever
 * reads slowly, waits for us, or is idle between two requests, keeps the connection as before; requirement SURV-02.
 */
export function cutSlowReaders(server: Server, longest = longestStall) {
  server.setTimeout(longest, (socket) => {
    // The one timer of a connection also ends it between requests, with the time of `keepAliveTimeout`.
    const isIdle = socket.timeout !== longest;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
