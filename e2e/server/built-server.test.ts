import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire, isBuiltin } from "node:module";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { askForEverything, everythingAnswered } from "../support/ask-for-everything.ts";
import { demoAccount, expect, test } from "../support/fixtures.ts";
import { childrenOf } from "../support/nginx.ts";
import { type SiteProcess, startBeside, startSite } from "../support/site-process.ts";

// Matches imports at the start of a line, and packages that are loaded only when they are needed.
const loads =
  /^(?:import|export)\b[^"'\n]*?["']([@a-z][^"']*)["'];?$|\b(?:import|load(?:\$\d+)?|require(?:\$\d+)?)\("([@a-z][^"]*)"\)/gm;

/** Copies the build, and of the packages those that `npm ci --omit=dev` installs, into an empty folder. */
function installed() {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-installed-"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages))
    if (path && !dev && existsSync(path) && !path.includes("node-linux-") && !existsSync(join(folder, path)))
      cpSync(path, join(folder, path), { recursive: true });
  cpSync("build", join(folder, "build"), { recursive: true });
  writeFileSync(join(folder, "package.json"), readFileSync("package.json"));
  return folder;
}

test("RUN-07 TRIAL-01 P1: without the packages of development the server answers cards, icons of each type, uploads and everything that is loaded late, and finds every package that it names", async () => {
  const folder = installed();
  const site = await startSite({ LOG_LEVEL: "error" }, folder);
  try {
    expect([await askForEverything(site.origin), site.log()]).toEqual([everythingAnswered, []]);
    const named = new Set<string>();
    for (const file of globSync("build/server/**/*.js"))
      for (const [, imported, required] of readFileSync(file, "utf8").matchAll(loads))
        if (!isBuiltin(imported ?? required ?? "")) named.add(imported ?? required ?? "");
    expect([...named]).toEqual(
      expect.arrayContaining(["react", "better-sqlite3", "sanitize-html", "libphonenumber-js/min"]),
    );
    const from = createRequire(join(folder, "build/server/index.js"));
    expect([...named].filter((name) => !from.resolve(name).startsWith(folder))).toEqual([]);
  } finally {
    await site.remove();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("AR-06 TRIAL-01 R5: cards and icons are drawn in the process of pictures, so that their renderer and fonts stay in no server", async () => {
  const site = await startSite();
  try {
    const libraries = () => readFileSync(`/proc/${site.pid()}/maps`, "utf8").match(/resvg|libvips/g) ?? [];
    for (const path of ["/social/home.png", "/icons/motif.png"]) {
      const answer = await fetch(site.origin + path);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, "image/png"]);
    }
    expect(libraries()).toEqual([]);
  } finally {
    await site.remove();
  }
});

test("SEC-10 SURV-02 pictures are made in a separate process: if it ends, the upload is refused and nothing else is affected", async ({
  request,
}) => {
  test.skip(process.platform !== "linux", "it looks for the process in /proc");
  const site = await startSite();
  try {
    const headers = { origin: site.origin };
    await request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
    const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
    const buffer = await sharp({
      create: { width: 1600, height: 1000, channels: 3, background: "#888", noise },
    })
      .png()
      .toBuffer();
    const image = { name: "noise.png", mimeType: "image/png", buffer };
    const upload = async () =>
      (await request.post(`${site.origin}/api/upload`, { multipart: { image }, headers })).status();
    expect(await upload()).toBe(201);
    const [maker = 0] = childrenOf(site.pid());
    process.kill(maker, "SIGSTOP");
    const refused = upload();
    await new Promise((sent) => setTimeout(sent, 500));
    process.kill(maker, "SIGKILL");
    expect(await refused).toBe(503);
    expect((await request.get(site.origin)).status()).toBe(200);
    expect(await Promise.all([upload(), upload()])).toEqual([201, 201]);
    const [another = 0] = childrenOf(site.pid());
    expect(await site.stop()).toBe(0);
    await expect.poll(() => existsSync(`/proc/${another}`)).toBe(false);
  } finally {
    await site.remove();
  }
});

test("RUN-01 RUN-04 the server listens on HOST, by default for this machine only; with other addresses it does not run the demo", async () => {
  const site = await startSite();
  // Other addresses of this machine: a second loopback address on Linux, and those of its networks.
  const others = Object.values(networkInterfaces())
    .flat()
    .flatMap((face) => (face && !face.internal && face.family === "IPv4" ? [face.address] : []))
    .concat("127.0.0.2");
  const isReachedThere = async ({ port }: SiteProcess) => {
    const calls = others.map((address) => fetch(`http://${address}:${port}/api/health`));
    return (await Promise.allSettled(calls)).some(({ status }) => status === "fulfilled");
  };
  const signIn = async ({ call }: SiteProcess) =>
    (await call("POST", "/api/auth/sign-in/email", demoAccount)).status;
  try {
    expect([await isReachedThere(site), await signIn(site)]).toEqual([false, 200]);
    await site.stop();
    const open = await startBeside(site, { HOST: "0.0.0.0" });
    try {
      expect([await isReachedThere(open), await signIn(open)]).toEqual([true, 401]);
    } finally {
      await open.remove();
    }
  } finally {
    await site.remove();
  }
});

test("SURV-02 the server closes connections whose client has read nothing for 30 seconds", async () => {
  // Checks the timer that the server sets, because waiting 30 seconds would delay the other tests.
  const told = `import { Socket } from "node:net"; const { setTimeout } = Socket.prototype;
    Socket.prototype.setTimeout = function (ms, ...rest) {
      if (ms >= 1000 && this.writableLength > 0) console.log("cut after", ms); return setTimeout.call(this, ms, ...rest); };`;
  const site = await startSite({
    LOG_LEVEL: "error",
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(told)}`,
  });
  const sizeOf = (file: string) => statSync(join("build/client/assets", file)).size;
  const [large] = readdirSync("build/client/assets").sort((one, other) => sizeOf(other) - sizeOf(one));
  const { hostname, port } = new URL(site.origin);
  const client = connect(Number(port), hostname);
  try {
    client.pause();
    // Together more than the system keeps for a connection.
    const ask = `GET /assets/${large} HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
    for (let count = 0; count < 20; count++) client.write(ask);
    await expect.poll(() => site.printed()).toContain("cut after 30000");
  } finally {
    client.destroy();
    await site.remove();
  }
});

test("PRIV-03 AANA-01 APRJ-02 the server automatically removes expired data: requests past retention, old visits, pictures out of the trash", async () => {
  const site = await startSite();
  try {
    const asked = { name: "قديمة", phone: "0551234567", email: "old@mail.example", message: "" };
    for (const name of [asked.name, "حديثة"])
      expect((await site.call("POST", "/api/project-requests", { ...asked, name })).status).toBe(201);
    const database = new Database(join(site.dataDir, "shurfa.db"));
    const texts = (query: string) => database.prepare(query).pluck().all();
    const names = () => texts("select name from project_requests where email = 'old@mail.example'");
    const long = "2019-01-01T00:00:00.000Z";
    database
      .prepare("update project_requests set created_at = ?, updated_at = ? where name = 'قديمة'")
      .run(long, long);
    database.exec(`insert into visits (day, page, referrer, device, views, visits)
      values ('2019-01-01', '/', '', 'phone', 1, 1)`);
    const [picture] = texts("select path from media where deleted_at is null");
    const stem = String(picture).replace("/uploads/", "").replace(".webp", "");
    const files = () => readdirSync(join(site.dataDir, "uploads")).filter((name) => name.startsWith(stem));
    expect(files().length).toBeGreaterThan(1);
    database.prepare("update media set deleted_at = ? where path = ?").run(long, picture);
    expect(names()).toHaveLength(2);

    await site.stop();
    await site.start();
    await expect.poll(names).toEqual(["حديثة"]);
    await expect.poll(() => texts("select day from visits where day < '2020-01-01'")).toEqual([]);
    await expect.poll(files).toEqual([]);
    database.close();
  } finally {
    await site.remove();
  }
});
