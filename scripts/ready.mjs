// Makes the project ready to run: installs when the lock file changed, builds when the sources changed.
// It runs on any version of Node before anything is installed, so it uses no packages and no TypeScript.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const goal = process.argv[2] ?? "build"; // "install", "build", "compile", or "deploy" for all of them
const root = new URL("..", import.meta.url).pathname.replace(/^\/([A-Z]:)/, "$1");
process.chdir(root);
const windows = process.platform === "win32";
const lock = ".ready.lock";
const longestWork = 10 * 60_000; // ms

if (Number(process.versions.node.split(".")[0]) < 20)
  fail("Shurfa needs Node 20 or newer to install itself.");
const steps = {
  install: [install],
  build: [install, build],
  compile: [compile],
  deploy: [install, build, compile],
}[goal];
if (!steps) fail(`There is no goal ${goal}. The goals are install, build, compile and deploy.`);
try {
  // Looking needs no right to write: whoever may read the folder may run what is ready.
  if (await isDue(steps)) await withLock(() => doAll(steps));
} catch (error) {
  if (!error.syscall) throw error;
  const cause = ["EACCES", "EPERM", "EROFS"].includes(error.code)
    ? `this user may not change it. Run \`node scripts/ready.mjs ${goal}\` there as its owner; then other users may run it`
    : "it could not be made ready";
  fail(`Shurfa is not installed and built in ${root}, and ${cause} (${error.message}).`);
}

/** Whether a step has work to do. One that waits answers a promise, which is not an answer yet. */
async function isDue(all) {
  for (const step of all) if (await step(false)) return true;
  return false;
}

/** Each step answers whether its work is due, and does it if `work` is true. */
async function doAll(all) {
  for (const step of all) await step(true);
}

function install(work) {
  const marker = "node_modules/.ready";
  const state = hashOf(["package-lock.json"], process.platform, process.arch);
  if (read(marker) === state) return false;
  if (!work) return true;
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
  return true;
}

function build(work) {
  const marker = "build/.ready";
  const sources = ["src", "migrations", "seeds", "public"]
    .flatMap(filesIn)
    .filter((file) => !/\.test\.tsx?$/.test(file));
  const state = hashOf([...sources, "vite.config.ts", "react-router.config.ts", "package-lock.json"]);
  if (read(marker) === state) return false;
  if (!work) return true;
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
  return true;
}

/** Starts the built server once on an empty folder, so that its compiled code lies beside it also where it may not write; decision 66. */
async function compile(work) {
  if (existsSync("build/.compiled") && readdirSync("build/.compiled").length > 0) return false;
  if (!work) return true;
  console.log("Compiling…");
  const dataDir = mkdtempSync(join(tmpdir(), "shurfa-compile-"));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DEMO: "0", PORT: "0", LOG_LEVEL: "silent" };
  const server = spawn(nodeBinary(), ["build/server/index.js"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  server.stdout.once("data", () => server.kill("SIGTERM"));
  const code = await new Promise((ended) => server.once("close", ended));
  rmSync(dataDir, { recursive: true, force: true });
  if (code !== 0) fail("The built server did not start.");
  // Node lets only its owner read it, and the folder will belong to root.
  for (const file of filesIn("build/.compiled")) chmodSync(file, 0o644);
  return true;
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
async function withLock(work) {
  const deadline = Date.now() + longestWork;
  let isTold = false;
  while (!takeLock()) {
    if (isAbandoned()) rmSync(lock, { recursive: true, force: true });
    else if (Date.now() > deadline)
      fail(`Another start has held ${lock} for ten minutes; remove it and try again.`);
    else {
      if (!isTold) console.log("Waiting for another command that installs or builds…");
      isTold = true;
      await new Promise((later) => setTimeout(later, 300));
    }
  }
  process.once("exit", () => rmSync(lock, { recursive: true, force: true }));
  await work();
}

/** Whether this process has the lock now. Throws when the folder cannot be written, because then nobody else holds it. */
function takeLock() {
  try {
    mkdirSync(lock);
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
  writeFileSync(join(lock, "pid"), String(process.pid));
  return true;
}

/** Whether the lock's process has ended, or has worked longer than anything takes. */
function isAbandoned() {
  const age = Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
  const pid = Number(read(join(lock, "pid")));
  // The process writes its id just after it has taken the lock.
  return age > longestWork || (pid ? !isAlive(pid) : age > 5000);
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Runs a program and prints its output only if it fails. */
function run(command, args, env) {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "pipe"],
    encoding: "utf8",
    maxBuffer: 100 * 1024 * 1024,
    env,
    shell: windows,
  });
  if (status === 0) return;
  console.error(`${stdout ?? ""}${stderr ?? ""}`);
  fail(`${command} ${args[0]} failed${error ? `: ${error.message}` : ""}.`);
}

function fail(sentence) {
  console.error(sentence);
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

/** The text of a file, or nothing without one: another start may be replacing it at this moment. */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return "";
    throw error;
  }
}
