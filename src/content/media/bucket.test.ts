import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { openStorage } from "../../kernel/process/storage.server.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { uploadedFiles } from "./api.server.ts";

const head = { "content-length": "100000", "last-modified": new Date(0).toUTCString() };

/** A kernel whose bucket is this server; it waits only 300 ms for answers, to keep the tests short. */
async function kernelWithBucket(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    S3_BUCKET: "shurfa",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  const kernel = await testKernel({ session: testSession, environment });
  return { ...kernel, storage: await openStorage(kernel.config, 300) };
}

type BucketKernel = Awaited<ReturnType<typeof kernelWithBucket>>;

function serve(kernel: BucketKernel, method: string) {
  const app = new Hono<{ Bindings: { remoteAddress: string } }>().route("/uploads", uploadedFiles(kernel));
  app.onError((error) => problemResponse(kernel, error));
  return app.request("/uploads/a-10x10.webp", { method }, { remoteAddress: "127.0.0.1" });
}

async function upload(kernel: BucketKernel) {
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#256" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new File([new Uint8Array(picture)], "photo.png"));
  const headers = { origin: "http://localhost:3000" };
  const request = new Request("http://localhost:3000/upload", { method: "POST", headers, body: form });
  return createApi(kernel).fetch(request, { remoteAddress: "127.0.0.1" });
}

async function expectUnavailable(response: Response) {
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response.headers.get("retry-after")).toBe("5");
  expect(await response.json()).toMatchObject({ code: "unavailable" });
}

test("SURV-02 pictures, their heads and uploads are answered with 503 when the bucket is silent or away", async () => {
  const silent = await kernelWithBucket(() => {});
  await expectUnavailable(await serve(silent, "GET"));
  expect((await serve(silent, "HEAD")).status).toBe(503);
  await expectUnavailable(await upload(silent));
  const away = await kernelWithBucket((request) => request.socket.destroy());
  await expectUnavailable(await serve(away, "GET"));
  await expectUnavailable(await upload(away));
});

test("SURV-02 a picture whose bytes stop coming from the bucket is broken off instead of waiting for ever", async () => {
  const kernel = await kernelWithBucket((request, response) => {
    response.writeHead(200, head);
    if (request.method === "HEAD") response.end();
    else response.write("the first bytes");
  });
  const response = await serve(kernel, "GET");
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow(/timed out|aborted|terminated/i);
});

test("SURV-02 a full disk and a lost connection answer 503 with a problem document, not 500", async () => {
  const kernel = await testKernel();
  const failure = (message: string, code?: string) => Object.assign(new Error(message), code && { code });
  for (const error of [
    failure("ENOSPC: no space left on device, write", "ENOSPC"),
    failure("EDQUOT: disk quota exceeded", "EDQUOT"),
    failure("Cannot write file at location a", "E_CANNOT_WRITE_FILE"),
    failure("Client has encountered a connection error and is not queryable"),
    failure("Connection terminated unexpectedly"),
  ])
    await expectUnavailable(problemResponse(kernel, error));
  expect(problemResponse(kernel, failure("ours")).status).toBe(500);
});
