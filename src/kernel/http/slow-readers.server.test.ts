import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { cutSlowReaders } from "./slow-readers.server.ts";

const large = Buffer.alloc(64 * 1024 * 1024, "x");

async function listen(answer: RequestListener) {
  const server = createServer({ keepAliveTimeout: 700 }, answer);
  cutSlowReaders(server, 400);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: (server.address() as AddressInfo).port };
}

function ask(port: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {}); // a cut connection
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  onTestFinished(() => void socket.destroy());
  return socket;
}

test("SURV-02 a client that does not read its answer loses its connection, one that reads slowly gets all of it", async () => {
  const { server, port } = await listen((_request, response) => response.end(large));
  const cut = new Promise<number>((done) => {
    const start = performance.now();
    server.once("connection", (socket) => socket.once("close", () => done(performance.now() - start)));
  });
  ask(port).pause();
  const time = await Promise.race([cut, new Promise((late) => setTimeout(late, 5000, Number.NaN))]);
  expect(time).toBeGreaterThan(300);
  expect(time).toBeLessThan(4000);

  const slow = ask(port);
  let read = 0;
  const all = new Promise<void>((done, fail) => {
    slow.on("close", () => fail(new Error(`cut after ${read} bytes`)));
    slow.on("data", (chunk) => {
      const before = read;
      read += chunk.length;
      if (read >= large.length) done();
      // Ten pauses, each shorter than the limit, together much longer.
      else if (Math.floor(before / 7e6) !== Math.floor(read / 7e6)) {
        slow.pause();
        setTimeout(() => slow.resume(), 200);
      }
    });
  });
  await all;
});

test("SURV-02 SURV-07 a client that waits for the server keeps its connection, an idle one loses it in time", async () => {
  const { port } = await listen((_request, response) => void setTimeout(() => response.end("late"), 1200));
  const socket = ask(port);
  const answer = await new Promise<string>((done) => socket.once("data", (data) => done(String(data))));
  expect(answer).toContain("late");
  const start = performance.now();
  await new Promise<void>((done) => socket.once("close", () => done()));
  expect(performance.now() - start).toBeLessThan(4000);
});
