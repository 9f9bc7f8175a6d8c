import { readFileSync } from "node:fs";
import { connect } from "node:net";

export type Load = { requests: number; seconds: number; cpuSeconds: number };

/**
 * Sends one GET again and again over keep-alive connections for a while and reads the server's CPU time from the system
 * (Linux). Loopback only. `size` is the length of one whole answer in bytes, headers included.
 */
export async function measure(target: {
  pid: number;
  port: number;
  path: string;
  headers: Record<string, string>;
  seconds: number;
  connections?: number;
}): Promise<Load> {
  const lines = Object.entries({ host: `localhost:${target.port}`, ...target.headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const request = Buffer.from(`GET ${target.path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  const until = performance.now() + target.seconds * 1000;
  const cpuBefore = cpuSeconds(target.pid);
  const start = performance.now();
  const counts = await Promise.all(
    Array.from({ length: target.connections ?? 32 }, () => drive(target.port, request, until)),
  );
  return {
    requests: counts.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: cpuSeconds(target.pid) - cpuBefore,
  };
}

function drive(port: number, request: Buffer, until: number): Promise<number> {
  return new Promise((done, fail) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    let count = 0;
    let size = 0; // of the current answer: the first answer for a page is compressed less, so it is longer
    let received = 0;
    socket.setNoDelay(true);
    socket.on("data", (chunk) => {
      if (received === 0) size = sizeOf(chunk);
      received += chunk.length;
      if (received < size) return;
      received -= size;
      count++;
      if (performance.now() < until) socket.write(request);
      else socket.end(() => done(count));
    });
    socket.on("error", fail);
  });
}

function sizeOf(chunk: Buffer) {
  const head = chunk.indexOf("\r\n\r\n");
  const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString())?.[1];
  if (head === -1 || length === undefined) throw new Error("an answer without its length");
  return head + 4 + Number(length);
}

/** User and system time of a process in seconds; Linux counts 100 ticks a second wherever Node runs. */
export function cpuSeconds(pid: number) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The memory of a process in MB (Linux). */
export function residentMegabytes(pid: number) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
