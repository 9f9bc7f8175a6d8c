// Makes the project ready to run: installs when the lock file changed, builds when the sources changed.
// It runs on any version of Node before anything is installed, so it uses no packages and no TypeScript.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const goal = process.argv[2] ?? "build"; // "install" or "build"
const root = new URL("..", import.meta.url).pathname.replace(/^\/([A-Z]:)/, "$1");
process.chdir(root);
const windows = process.platform === "win32";

if (Number(process.versions.node.split(".")[0]) < 20)
  fail("Shurfa needs Node 20 or newer to install itself.");
withLock(() => {
  install();
  if (goal === "build") build();
});

function install() {
  const marker = "node_modules/.ready";
  const state = hashOf(["package-lock.json"], process.platform, process.arch);
  if (existsSync("node_modules") && read(marker) === state) return;
  console.log("Installing packages…");
  // Scripts are ignored: a source build of the database driver would need Python, and its binary comes in the package.
  const env = { ...process.env, NODE_ENV: "" };
  run(
    windows ? "npm.cmd" : "npm",
    [
      "ci",
      "--ignore-scripts",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    env,
  );
  writeFileSync(marker, state);
}

function build() {
  const marker = "build/.ready";
  const sources = ["src", "migrations", "seeds", "public"]
    .flatMap(filesIn)
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const state = hashOf([...sources, "vite.config.ts", "react-router.config.ts", "package-lock.json"]);
  if (read(marker) === state) return;
  console.log("Building…");
  rmSync("build", { recursive: true, force: true });
  run(nodeBinary(), ["node_modules/@react-router/dev/bin.cjs", "build"], {
    ...process.env,
    NODE_ENV: "production",
  });
  // The demo copies its pictures from the build, because a container image has no seeds folder.
  cpSync("seeds/pictures", "build/pictures", { recursive: true });
  for (const file of filesIn("build/client")) if (/\.(js|css|svg|json)$/.test(file)) compress(file);
  writeFileSync(marker, state);
}

/** Writes compressed copies beside each asset, so that the server never compresses one. */
function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < 600) return;
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

/** The project's Node 24 where a package brings it, else the Node that runs this script. */
function nodeBinary() {
  const own = join("node_modules", ".bin", windows ? "node.cmd" : "node");
  return existsSync(own) ? own : process.execPath;
}

/** Runs the work under a lock: two starts at once would both install into one folder, so the second waits for the first. */
function withLock(work) {
  const lock = ".ready.lock";
  const deadline = Date.now() + 10 * 60_000;
  while (!takeLock(lock)) {
    const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > 10 * 60_000 || !isAlive(Number(read(join(lock, "pid")))))
      rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > deadline)
      fail("Another start has held .ready.lock for ten minutes; remove it and try again.");
    else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function takeLock(lock) {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, "pid"), String(process.pid));
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid) {
  // A lock without a process id was created a moment ago.
  if (!pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function run(command, args, env) {
  const { status, error } = spawnSync(command, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env,
    shell: windows,
  });
  if (status !== 0) fail(`${command} ${args[0]} failed${error ? `: ${error.message}` : ""}.`);
}

function fail(sentence) {
  console.error(sentence);
  rmSync(".ready.lock", { recursive: true, force: true });
  process.exit(1);
}

function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
    )
    .sort();
}

function hashOf(files, ...words) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update("\0").update(readFileSync(file));
  for (const word of words) hash.update(word);
  return hash.digest("hex");
}

function read(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
