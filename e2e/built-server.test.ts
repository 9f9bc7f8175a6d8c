import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { networkInterfaces } from "node:os";
import sharp from "sharp";
import { demoAccount, expect, test } from "./fixtures.ts";
import { childrenOf } from "./nginx.ts";
import { type SiteProcess, startBeside, startSite } from "./site-process.ts";

// Imports at the start of a line, packages that are loaded when they are needed.
const loads =
  /^(?:import|export)\b[^"'\n]*?["']([@a-z][^"']*)["'];?$|\b(?:import|load(?:\$\d+)?|require(?:\$\d+)?)\("([@a-z][^"]*)"\)/gm;

test("what the built server loads stands in dependencies: the image holds nothing else", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const loaded = new Set<string>();
  for (const file of globSync("build/server/**/*.js"))
    for (const [, imported, required] of readFileSync(file, "utf8").matchAll(loads)) {
      const name = imported ?? required ?? "";
      if (!isBuiltin(name)) loaded.add(name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
    }
  expect([...loaded]).toEqual(
    expect.arrayContaining(["react", "better-sqlite3", "sanitize-html", "libphonenumber-js"]),
  );
  expect([...loaded].filter((name) => !(name in dependencies))).toEqual([]);
});

test("SEC-10 SURV-02 pictures are made in a process of their own: its end refuses an upload and takes nothing else along", async ({
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

test("RUN-01 RUN-04 the server listens where HOST says: on this machine alone by default; elsewhere it is no demo", async () => {
  const site = await startSite();
  // Another address of this machine: the second of Linux's own, and those of its networks.
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
