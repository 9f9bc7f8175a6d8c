import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import sharp from "sharp";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApi } from "../../api.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { parseConfig } from "../../kernel/process/config.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { openStorage } from "../../kernel/process/storage.server.ts";
import { startTestBucket } from "../../kernel/testing/test-bucket.ts";
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

type BucketKernel = Kernel;

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

test("SURV-02 TRIAL-01 R6: a silent bucket holds a picture, its head or an upload no longer than one limit of silence and a repetition of what is written", async () => {
  const silent = await kernelWithBucket(() => {});
  const took = async (work: Response | Promise<Response>) => {
    const start = performance.now();
    expect((await work).status).toBe(503);
    return performance.now() - start;
  };
  // The limit is 300 ms here; before, each of two tries took one.
  expect(await took(serve(silent, "GET"))).toBeLessThan(550);
  expect(await took(serve(silent, "HEAD"))).toBeLessThan(550);
  expect(await took(upload(silent))).toBeLessThan(2000);
});

test("RUN-05 TRIAL-01 P5: a picture takes one call, in the bucket's region, and a missing one is not found", async () => {
  const bucket = await startTestBucket();
  const environment = { ...bucket.environment, S3_REGION: "me-south-1" };
  const kernel = await testKernel({ session: testSession, environment });
  expect((await upload(kernel)).status).toBe(201);
  const [name = ""] = [...bucket.objects.keys()].filter((key) => key.endsWith(".webp"));
  bucket.calls.length = 0;
  const app = new Hono<{ Bindings: { remoteAddress: string } }>().route("/uploads", uploadedFiles(kernel));
  const get = (path: string) => app.request(`/uploads/${path}`, {}, { remoteAddress: "127.0.0.1" });
  const answer = await get(name);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.equals(bucket.objects.get(name)?.bytes ?? Buffer.alloc(0))).toBe(true);
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  expect(bucket.calls.map(({ call }) => call)).toEqual([`GET ${name}`]);
  expect(bucket.calls[0]?.authorization).toContain("/me-south-1/s3/");
  expect((await get("missing-10x10.webp")).status).toBe(404);
});

test("RUN-05 TRIAL-01 P5: without keys the client signs with the credentials that the machine offers", async () => {
  const bucket = await startTestBucket();
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key-of-the-role");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const { S3_ENDPOINT = "", S3_BUCKET = "" } = bucket.environment;
  const storage = await openStorage(parseConfig({ S3_ENDPOINT, S3_BUCKET }));
  await storage.put("a.webp", "a");
  expect(bucket.calls.map(({ call }) => call)).toEqual(["PUT a.webp"]);
  expect(bucket.calls[0]?.authorization).toContain("Credential=key-of-the-role/");
});
