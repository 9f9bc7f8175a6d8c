import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { openPromise } from "yauzl";
import { createApi } from "../../api.server.ts";
import { runCleanup } from "../../kernel/background/cleanup.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, freshSession, testKernel } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { described } from "../../resources.server.ts";
import { beginExport, dropOldExports } from "./exports-store.server.ts";
import { exportSite } from "./run-export.server.ts";

const path = "/api/site-export";
// They have no list of their own: notes and files of requests, which the copied database and the stored files hold.
const inOthers = ["request_notes", "attachments"];
const hour = 60 * 60_000;

/** The files of an archive by their names. */
async function unzip(bytes: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-zip-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "export.zip");
  writeFileSync(file, bytes);
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false });
  const names: string[] = [];
  for await (const entry of zip.eachEntry()) {
    names.push(entry.fileName);
    const to = join(folder, "unpacked", entry.fileName);
    await mkdir(dirname(to), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to));
  }
  zip.close();
  return {
    file,
    names,
    read: (name: string) => readFileSync(join(folder, "unpacked", name)),
    at: (name: string) => join(folder, "unpacked", name),
  };
}

describe.each(databases)("the export of the whole site on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-11-30T09:00:00Z");
    kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      now: () => now,
      authenticate: async (of) => freshSession(of),
    });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
  });

  const ready = async () => {
    expect((await call("POST", path)).status).toBe(202);
    await expect.poll(async () => (await call("GET", path)).body.state, { timeout: 60_000 }).toBe("ready");
    const answer = await createApi(kernel).request("/site-export/file", {}, { remoteAddress: "127.0.0.1" });
    expect(answer.status).toBe(200);
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  test("OWN-04 the archive has each list as CSV and JSON, the texts of the pages, all files, and the whole database", async () => {
    expect((await call("POST", "/api/reviews", { name: "هند", testimonialText: "عمل متقن" })).status).toBe(
      201,
    );
    for (const name of ["نورة", "فهد"])
      await call("POST", "/api/project-requests", {
        ...{ name, company_name: "ركن", phone: "0551234567", email: "n@mail.example" },
        ...{ requested_services: ["serviceWebsite"], message: "أهلًا" },
      });
    await kernel.storage.put("A_picture-12x6.webp", Buffer.from("picture"));
    const { answer, bytes } = await ready();
    expect(answer.headers.get("content-disposition")).toContain('filename="shurfa-2026-11-30.zip"');
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    const zip = await unzip(bytes);
    const missing = described
      .map(({ resource }) => resource.path)
      .filter((name) => !zip.names.includes(`data/${name}.json`));
    expect(missing).toEqual(inOthers);
    const tables = createApi(kernel)
      .routes.map(({ path }) => /^\/([\w-]+)\/export\.csv$/.exec(path)?.[1])
      .filter((name) => name !== undefined && !["analytics", "sales-report"].includes(name));
    expect(tables.length).toBeGreaterThan(10);
    for (const name of tables) expect(zip.names).toContain(`data/${name}.csv`);
    expect(JSON.parse(zip.read("data/reviews.json").toString())).toEqual(
      (await call("GET", "/api/reviews")).body,
    );
    expect(zip.read("data/reviews.csv").toString()).toContain("عمل متقن");
    const requests = JSON.parse(zip.read("data/project-requests.json").toString());
    expect(requests.map(({ name }: { name: string }) => name)).toEqual(["فهد", "نورة"]);
    expect(JSON.parse(zip.read("data/messages.json").toString())).toEqual([]);
    const pages = JSON.parse(zip.read("data/pages.json").toString());
    const { published } = (await call("GET", "/api/content/about")).body;
    expect(pages.about).toEqual(published);
    expect(zip.read("uploads/A_picture-12x6.webp").toString()).toBe("picture");
    const copy = new Database(zip.at("shurfa.db"), { readonly: true });
    expect(copy.prepare("select name from project_requests order by id").pluck().all()).toEqual([
      "نورة",
      "فهد",
    ]);
    copy.close();
    expect(zip.names.filter((name) => /^uploads\/kept/.test(name))).toEqual([]);
  });

  test("OWN-04 SEC-12 the copy opens the site to nobody: no column that could hold a secret holds one, and its file keeps no trace", async () => {
    await storeUser(kernel, "noura", "editor");
    const secret = "a-secret-that-must-not-leave-77";
    const at = now.toISOString();
    const insert = (table: string, row: Record<string, string | number | null>) =>
      loose(kernel.db).insertInto(table).values(row).execute();
    await loose(kernel.db).updateTable("users").set({ password_hash: secret, totp_secret: secret }).execute();
    await insert("sessions", {
      id: "one",
      token_hash: secret,
      user_id: 1,
      created_at: at,
      last_seen_at: at,
      expires_at: at,
      user_agent: "",
      proved_at: at,
    });
    await insert("secrets", { name: "links", value: secret });
    await insert("outbox", {
      kind: "mail",
      payload: secret,
      message_id: "1",
      created_at: at,
      attempts: 0,
      next_attempt_at: at,
      tried_at: null,
    });
    await call("POST", "/api/tokens", { name: "برنامج", scopes: ["services:read"] });
    await call("POST", "/api/content/about/shares", { grants: "read" });
    const zip = await unzip((await ready()).bytes);
    expect(zip.read("shurfa.db").includes(secret)).toBe(false);
    const copy = new Database(zip.at("shurfa.db"), { readonly: true });
    const tables = copy
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite%'")
      .pluck()
      .all();
    const held = tables.flatMap((table) =>
      copy
        .prepare("select name from pragma_table_info(?)")
        .pluck()
        .all(table)
        .filter((column) => /hash|secret|token|password|totp|endpoint|public_key|nonce/.test(String(column)))
        .filter((column) =>
          copy.prepare(`select 1 from ${table} where coalesce(${column}, '') <> '' limit 1`).get(),
        )
        .map((column) => `${table}.${column}`),
    );
    expect(held).toEqual(["page_shares.token_hash"]); // «none-1», which no link has
    expect(copy.prepare("select token_hash from page_shares").pluck().all()).toEqual(["none-1"]);
    expect(copy.prepare("select name from users order by id").pluck().all()).toHaveLength(2);
    copy.close();
  });

  test("OWN-04 an export is kept for a day, the newest alone, and goes with its files when it is deleted", async () => {
    const stored = async () => (await kernel.storage.listAll("kept/", { recursive: true })).objects;
    await ready();
    now = new Date(now.getTime() + hour);
    const { bytes } = await ready();
    const first = [...(await stored())].length;
    expect([(await call("GET", path)).body.bytes, first]).toEqual([bytes.length, 1]);
    now = new Date(now.getTime() + 23 * hour);
    await runCleanup(kernel, { after: [dropOldExports] });
    expect((await call("GET", path)).body).toMatchObject({
      state: "ready",
      until: "2026-12-01T10:00:00.000Z",
    });
    now = new Date(now.getTime() + hour);
    expect((await call("GET", path)).body.state).toBe("none");
    expect((await call("GET", `${path}/file`)).status).toBe(404);
    await runCleanup(kernel, { after: [dropOldExports] });
    expect([...(await stored())]).toEqual([]);
    await ready();
    expect((await call("DELETE", path)).status).toBe(204);
    expect([(await call("GET", path)).body.state, [...(await stored())]]).toEqual(["none", []]);
  });

  test("OWN-04 one export at a time; one whose process was killed has failed after two minutes, and another can begin", async () => {
    const begun = await call("POST", path);
    expect([begun.status, begun.body.state]).toEqual([202, "running"]);
    expect((await call("POST", path)).status).toBe(409);
    await expect.poll(async () => (await call("GET", path)).body.state, { timeout: 60_000 }).toBe("ready");
    await kernel.db.updateTable("site_exports").set({ state: "running" }).execute();
    expect((await call("POST", path)).status).toBe(409);
    now = new Date(now.getTime() + 2 * 60_000 + 1);
    expect((await call("GET", path)).body.state).toBe("failed");
    expect((await call("POST", path)).status).toBe(202);
    await expect.poll(async () => (await call("GET", path)).body.state, { timeout: 60_000 }).toBe("ready");
  });

  test("OWN-04 PRIV-02 an export that is deleted while it is made, as by the erasure of a person, leaves no file", async () => {
    await kernel.storage.put("A_picture-12x6.webp", Buffer.from("picture"));
    const { getBytes } = kernel.storage;
    let wait = () => {};
    const held = new Promise<void>((go) => {
      wait = go;
    });
    const reached = new Promise<void>((go) => {
      kernel.storage.getBytes = async (key) => {
        go();
        await held;
        return getBytes.call(kernel.storage, key);
      };
    });
    const { id } = await beginExport(kernel, system);
    const made = exportSite(kernel, id, createApi);
    await reached;
    const person = { contact: "0551234567", confirmation: "0551234567" };
    await call("POST", "/api/project-requests", {
      ...{ name: "نورة", company_name: "ركن", phone: "0551234567", email: "n@mail.example" },
      ...{ requested_services: ["serviceWebsite"], message: "أهلًا" },
    });
    expect((await call("POST", "/api/privacy/erase", person)).status).toBe(200);
    wait();
    await made;
    expect(
      [...(await kernel.storage.listAll("", { recursive: true })).objects].map(({ name }) => name),
    ).toEqual(["A_picture-12x6.webp"]);
    expect((await call("GET", path)).body.state).toBe("none");
    expect(await kernel.db.selectFrom("kept_files").selectAll().execute()).toEqual([]);
  });

  test("OWN-04 a failure of the storage in the middle is told, leaves nothing, and changes nothing", async () => {
    await kernel.storage.put("A_picture-12x6.webp", Buffer.from("picture"));
    const { getBytes } = kernel.storage;
    kernel.storage.getBytes = async () => {
      throw new Error("the disk is gone");
    };
    expect((await call("POST", path)).status).toBe(202);
    await expect.poll(async () => (await call("GET", path)).body.state, { timeout: 60_000 }).toBe("failed");
    kernel.storage.getBytes = getBytes;
    expect((await call("GET", `${path}/file`)).status).toBe(404);
    await ready();
  });
});
