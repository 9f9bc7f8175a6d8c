import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createApi } from "../api.server.ts";
import type { Kernel } from "../kernel/process/kernel.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { testKernel, testSession } from "../kernel/testing/test-kernel.ts";

const quote = (name: string) => ({
  name,
  phone: "0551234567",
  email: "a@mail.example",
  message: "م".repeat(2000),
  requested_services: ["serviceWebsite"],
});

/** Limits the pages of the database; SQLite reports a full disk when the limit is reached. */
async function allowPages(kernel: Kernel, pages: number) {
  await sql`pragma max_page_count = ${sql.lit(pages)}`.execute(kernel.db);
}

test("SURV-02 on a full disk writes are 503 and reads go on; the server recovers without a restart, and no partial file is left", async () => {
  const kernel = await testKernel({ session: testSession, environment: { RATE_LIMIT: "off" } });
  const api = createApi(kernel);
  const call = caller(api);
  expect((await call("POST", "/api/services", { title: "قبل" })).status).toBe(201);
  await allowPages(kernel, 1); // SQLite raises the limit to the present number of pages
  const taken: string[] = [];
  let status = 201;
  for (let count = 0; status === 201; count++) {
    expect(count).toBeLessThan(500);
    status = (await call("POST", "/api/project-requests", quote(`زائر ${count}`))).status;
    if (status === 201) taken.push(`زائر ${count}`);
  }
  expect(status).toBe(503);
  for (let count = 0; count < 5; count++)
    expect((await call("POST", "/api/project-requests", quote(`رفض ${count}`))).status).toBe(503);
  expect((await call("GET", "/api/services")).body).toHaveLength(1);
  expect((await call("GET", "/api/project-requests")).status).toBe(200);

  await fillMediaTable(kernel);
  expect(await upload(api)).toBe(503);
  expect(stored(kernel)).toEqual([]);

  await allowPages(kernel, 1_000_000);
  expect((await call("POST", "/api/project-requests", quote("بعد"))).status).toBe(201);
  expect(await upload(api)).toBe(201);
  const names = (await call("GET", "/api/project-requests")).body.map(({ name }: { name: string }) => name);
  expect(names.sort()).toEqual([...taken, "بعد"].sort());
});

/** Fills the free space in the pages that the table has already. */
async function fillMediaTable(kernel: Kernel) {
  const words = { file_name: "", kind: "", uploader: "", alt: "", seen_on: "unknown" } as const;
  const size = { width: 1, height: 1, bytes: 1, is_decorative: 0, focal_x: 0, focal_y: 0 } as const;
  const stamps = { created_at: "", updated_at: "" };
  const insert = (id: string) =>
    kernel.db
      .insertInto("media")
      .values({ ...words, ...size, ...stamps, id, path: id })
      .execute();
  for (let count = 0; ; count++) {
    expect(count).toBeLessThan(1000);
    if (!(await insert(`m${count}`).then(Boolean, () => false))) return;
  }
}

function stored(kernel: Kernel) {
  try {
    return readdirSync(join(kernel.config.dataDir, "uploads"));
  } catch {
    return [];
  }
}

async function upload(api: ReturnType<typeof createApi>) {
  const form = new FormData();
  const picture = await sharp({ create: { width: 20, height: 10, channels: 3, background: "#256" } })
    .png()
    .toBuffer();
  form.append("image", new File([new Uint8Array(picture)], "photo.png"));
  const encoded = new Response(form);
  const request = new Request("http://localhost:3000/upload", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "content-type": encoded.headers.get("content-type") ?? "",
    },
    body: await encoded.arrayBuffer(),
  });
  return (await api.fetch(request, { remoteAddress: "127.0.0.1" })).status;
}
