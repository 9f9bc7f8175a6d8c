import type { Server } from "node:http";

const longestStall = 30_000; // ms

/**
 * Cuts connections whose client has read nothing of its answer for `longest` ms, because the rest of the answer stays in memory.
 * A client that reads slowly, waits for the server, or is idle between two requests keeps its connection; requirement SURV-02.
 */
export function cutSlowReaders(server: Server, longest = longestStall) {
  server.setTimeout(longest, (socket) => {
    // Node uses the same timer of a connection for `keepAliveTimeout`, with another time.
    const isIdle = socket.timeout !== longest;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
}
