import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, startPostgres } from "../../scripts/test-database.ts";
import { openTestBucket } from "../../src/kernel/testing/test-bucket.ts";
import {
  compose,
  composeVariables,
  type Environment,
  endPrinted,
  image,
  runPrinted,
  startPrinted,
  unit,
} from "../support/deployed.ts";
import { expect, test } from "../support/fixtures.ts";
import { futureOrigin, proxyName, startProxy } from "../support/nginx.ts";

/*
 * These tests start no containers: they run the commands of deploy/ as processes of this machine, with addresses and folders
 * of the test. CI's workflow builds the image and starts compose.yaml itself.
 */

const variables = {
  PUBLIC_URL: "",
  POSTGRES_PASSWORD: "a",
};

const readyAt = (port: string | undefined) =>
  fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

test("RUN-07 compose.yaml requires exactly the variables of the command at its head", () => {
  expect(composeVariables().sort()).toEqual(Object.keys(variables).sort());
  for (const missing of composeVariables()) {
    const others = Object.entries(variables).filter(([name]) => name !== missing);
    expect(() => compose(Object.fromEntries(others))).toThrow(`compose needs ${missing}`);
  }
  const { app1, app2, nginx } = compose(variables);
  expect(app1?.environment).toEqual(app2?.environment);
  expect(app1?.volumes).toEqual(app2?.volumes);
  // The service's command writes the names of the two containers into nginx.conf; here it reads the file of the checkout.
  const [shell = "", flag = "", script = ""] = nginx?.command ?? [];
  const folder = mkdtempSync(join(tmpdir(), "shurfa-compose-"));
  try {
    const here = script
      .replaceAll("/etc/nginx/templates/shurfa.conf", "deploy/nginx.conf")
      .replaceAll("/etc/nginx/conf.d", folder)
      .replace("exec nginx -g 'daemon off;'", "true");
    execFileSync(shell, [flag, here]);
    const made = readFileSync(join(folder, "default.conf"), "utf8");
    const servers = [...made.matchAll(/^ *server (\S+) max_fails/gm)].map(([, server]) => server);
    expect(servers).toEqual(["app1:3000", "app2:3000"]);
    const site = readFileSync("deploy/nginx.conf", "utf8");
    expect(made).toBe(site.replace("127.0.0.1:3001", "app1:3000").replace("127.0.0.1:3002", "app2:3000"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Does the steps of a new owner, from the one-time link on, that open the site to visitors. */
async function openSite(origin: string, token: string) {
  const [email, password] = ["owner@agency.example", "a phrase that nobody knows"];
  const post = (path: string, body: object, cookie = "") =>
    fetch(`${origin}/api${path}`, {
      method: "POST",
      headers: { origin, "content-type": "application/json", cookie },
      body: JSON.stringify(body),
    });
  await post("/auth/link/arrive", { token, password, name: "Owner", email });
  const signedIn = await post("/auth/sign-in/email", { email, password });
  const [cookie = ""] = (signedIn.headers.get("set-cookie") ?? "").split(";");
  expect((await post("/setup/finish", {}, cookie)).status).toBe(200);
}

test(`RUN-07 the image's command serves with compose's environment: two processes on one PostgreSQL and one bucket behind ${proxyName}, and the doctor finds no fault`, async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-deployed-"));
  const { command, health, environment: ofImage } = image();
  const [postgres, bucket, { port, origin }] = await Promise.all([
    startPostgres(),
    openTestBucket(),
    futureOrigin(),
  ]);
  const { app1 } = compose({ ...variables, PUBLIC_URL: origin });
  const dataDir = join(folder, "data");
  /** The variables that differ between containers and processes of one machine. */
  const here = async (): Promise<Environment> => ({
    ...ofImage,
    ...app1?.environment,
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    TRUST_PROXY: "127.0.0.1",
    DATABASE_URL: postgres.address,
    ...bucket.environment,
    DATA_DIR: dataDir,
    PAGE_STORE: `${dataDir}-pages`,
  });
  const environments = [await here(), await here()];
  const processes = environments.map((environment) => startPrinted({ command, environment }));
  const proxy = await startProxy({
    port,
    dataDir,
    processes: environments.map(({ PORT }) => ({ port: Number(PORT) })),
  });
  try {
    for (const { PORT } of environments)
      await expect.poll(() => readyAt(PORT), { timeout: 60_000 }).toBe(true);
    const [environment = {}] = environments;
    expect(await runPrinted({ command: health, environment })).toMatchObject({ code: 0 });
    // An empty site is closed until its owner opens it.
    expect((await fetch(`${origin}/services`)).status).toBe(503);
    const { said: link } = await runPrinted({ command: [...command, "admin-link"], environment });
    await openSite(origin, /welcome=([\w-]+)/.exec(link)?.[1] ?? "");
    // The other process sees the change within a second.
    const services = async () => {
      const page = await fetch(`${origin}/services`);
      return [page.status, await page.text()];
    };
    await expect.poll(services).toEqual([200, expect.stringContaining("<html")]);
    await expect.poll(() => existsSync(join(`${dataDir}-pages/current/services/index.html`))).toBe(true);
    const doctor = await runPrinted({ command: [...command, "doctor"], environment });
    expect([doctor.code, doctor.said]).toEqual([0, expect.stringMatching(/\n0 faults, /)]);
    for (const about of [
      "Database: The database answers",
      "Storage: The bucket shurfa answers",
      `Proxy: ${origin} reaches`,
    ])
      expect(doctor.said).toContain(`ok       ${about}`);
    expect(await Promise.all(processes.map(endPrinted))).toEqual([0, 0]);
    expect(await runPrinted({ command: health, environment })).toMatchObject({ code: 1 });
  } finally {
    await Promise.all(processes.map(endPrinted));
    await proxy.stop();
    await Promise.all([postgres.remove(), bucket.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
});

test("RUN-07 the unit's command serves with its environment and makes private files; systemd accepts every line of the unit", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-unit-"));
  const port = await freePort();
  const { umask, ...printed } = unit(port, {
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: join(folder, "data"),
    BACKUP_DIR: join(folder, "backups"),
  });
  const server = startPrinted(printed, umask);
  try {
    await expect.poll(() => readyAt(String(port)), { timeout: 60_000 }).toBe(true);
    expect(statSync(join(folder, "data/shurfa.db")).mode & 0o077).toBe(0);
    expect(await endPrinted(server)).toBe(0);
    if (spawnSync("systemd-analyze", ["--version"]).error) return; // systemd is not on this machine
    const file = join(folder, `shurfa@${port}.service`);
    const text = readFileSync("deploy/shurfa@.service", "utf8");
    writeFileSync(
      file,
      text.replace(/^ExecStart=\S+/m, "ExecStart=/bin/true").replaceAll("/srv/shurfa", folder),
    );
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", file], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  } finally {
    await endPrinted(server);
    rmSync(folder, { recursive: true, force: true });
  }
});
