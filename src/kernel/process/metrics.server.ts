import { createServer } from "node:http";
import { totalQueries } from "../http/request-context.server.ts";
import type { Observation } from "../http/track-requests.server.ts";
import type { PageCacheFigures } from "../pages/page-cache.server.ts";
import type { Kernel } from "./kernel.server.ts";

export type Metrics = { observe(observation: Observation): void; close(): void };

/**
 * Serves Prometheus metrics on a separate port, METRICS_PORT, which no proxy passes on; without it the library is not even
 * loaded. Figures that cost a query are read only when the metrics are requested.
 */
export async function startMetrics(kernel: Kernel, pages: () => PageCacheFigures): Promise<Metrics> {
  if (kernel.config.metricsPort === undefined) return { observe() {}, close() {} };
  const prometheus = await import("@prometheus-io/client");
  const register = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register });
  const registers = [register];
  const seconds = new prometheus.Histogram({
    name: "shurfa_request_seconds",
    help: "Duration of requests that the page cache did not answer, in seconds",
    labelNames: ["kind", "status"],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new prometheus.Gauge({
      name: `shurfa_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read());
      },
    });
  gauge("page_cache_hits_total", "Requests answered from the page cache", () => pages().hits);
  gauge("page_cache_renders_total", "Pages rendered for the page cache", () => pages().renders);
  gauge("page_cache_pages", "Pages in the page cache", () => pages().pages);
  gauge("page_cache_bytes", "Bytes of the pages in the page cache", () => pages().bytes);
  gauge("database_queries_total", "Statements sent to the database", totalQueries);
  gauge("content_version", "Version of the published content, which each publication raises", () =>
    kernel.contentVersion.current(),
  );
  gauge("outbox_waiting", "Messages in the outbox that are not sent yet", () => countWaiting(kernel));

  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    try {
      const text = await register.metrics();
      response.writeHead(200, { "content-type": register.contentType }).end(text);
    } catch (err) {
      kernel.log.warn({ err }, "the metrics could not be read");
      response.writeHead(503).end();
    }
  });
  server.on("error", (err) => kernel.log.error({ err }, "the metrics server failed"));
  server.listen(kernel.config.metricsPort, kernel.config.host);
  server.unref();
  return {
    observe: ({ kind, status, seconds: taken }) =>
      seconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, taken),
    close: () => void server.close(),
  };
}

async function countWaiting(kernel: Kernel) {
  const row = await kernel.reads
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("waiting"))
    .where("next_attempt_at", "is not", null)
    .executeTakeFirst();
  return row?.waiting ?? 0;
}
