import { expect, test } from "vitest";
import { freePort } from "../../../scripts/test-database.ts";
import { deliverDue, queueMessage } from "../background/outbox.server.ts";
import { write } from "../db/write.server.ts";
import { testKernel } from "../testing/test-kernel.ts";
import { system } from "./kernel.server.ts";
import { startMetrics } from "./metrics.server.ts";

const figures = { hits: 7, renders: 3, pages: 2, bytes: 4096 };

test("RUN-05 METRICS_PORT serves the site's metrics on a port of its own, and nothing else there", async () => {
  const port = await freePort();
  const kernel = await testKernel({ environment: { METRICS_PORT: String(port) } });
  await write(kernel, system, async (change) => {
    await change.bumpContentVersion();
    for (const id of [1, 2, 3]) await queueMessage(change, "test", { id });
  });
  const metrics = await startMetrics(kernel, () => figures);
  try {
    metrics.observe({ kind: "page", status: 200, seconds: 0.02 });
    metrics.observe({ kind: "api", status: 404, seconds: 3 });
    const read = async (path = "/metrics") => fetch(`http://127.0.0.1:${port}${path}`);
    const text = await (await read()).text();
    const lines = text.split("\n");
    for (const line of [
      "shurfa_page_cache_hits_total 7",
      "shurfa_page_cache_renders_total 3",
      "shurfa_page_cache_pages 2",
      "shurfa_page_cache_bytes 4096",
      `shurfa_content_version ${kernel.contentVersion.current()}`,
      "shurfa_outbox_waiting 3",
      'shurfa_request_seconds_count{kind="page",status="2xx"} 1',
      'shurfa_request_seconds_count{kind="api",status="4xx"} 1',
      'shurfa_request_seconds_bucket{le="0.01",kind="page",status="2xx"} 0',
      'shurfa_request_seconds_bucket{le="0.025",kind="page",status="2xx"} 1',
      'shurfa_request_seconds_bucket{le="2.5",kind="api",status="4xx"} 0',
    ])
      expect(lines).toContain(line);
    expect(Number(/^shurfa_database_queries_total (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(3);
    expect(text).toContain("process_cpu_seconds_total");
    await deliverDue(kernel, async () => {});
    expect(await (await read()).text()).toContain("shurfa_outbox_waiting 0");
    for (const path of ["/", "/metrics/x", "/api/health"]) expect((await read(path)).status, path).toBe(404);
    kernel.reads = {
      selectFrom: () => {
        throw new Error("away");
      },
    } as unknown as typeof kernel.reads;
    expect((await read()).status).toBe(503);
  } finally {
    metrics.close();
  }
});

test("RUN-05 without METRICS_PORT nothing listens, and requests are not counted", async () => {
  const metrics = await startMetrics(await testKernel(), () => figures);
  metrics.observe({ kind: "page", status: 200, seconds: 1 });
  metrics.close();
});
