import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";

type Launch = { executablePath: string; args: string[]; env: Record<string, string> };

/**
 * How Playwright launches the browser of the tests: CHROMIUM_PATH, else on Linux x64 the browser inside
 * @sparticuz/chromium, which needs no system package, is the same everywhere and takes half the time of a desktop's; else an
 * installed one. The packaged browser is unpacked into `.cache/` once; requirement RUN-02.
 */
export function chromiumLaunch(): Launch {
  const hasOwn = process.platform === "linux" && process.arch === "x64";
  const named = [process.env.CHROMIUM_PATH ?? "", ...(hasOwn ? [] : usualPlaces)];
  const installed = named.find((path) => path && existsSync(path));
  if (installed) return { executablePath: installed, args, env: environment() };
  if (!hasOwn) throw new Error("No Chromium found: install one, or name it in CHROMIUM_PATH.");
  const folder = unpackedFolder();
  const executablePath = join(folder, "chromium");
  const env = { ...environment(), ...fontSettings(folder) };
  if (starts(executablePath, env)) return { executablePath, args, env };
  // This machine has no NSS libraries, so the packaged ones are used.
  return { executablePath, args, env: { ...env, LD_LIBRARY_PATH: join(folder, "lib") } };
}

const usualPlaces = [
  "/usr/bin/chromium", // Linux on ARM
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

// The sandbox needs rights that containers lack; the tests open our own pages only.
const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
].concat("--disable-component-update", "--disable-sync", "--no-first-run", "--font-render-hinting=none");

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

function unpackedFolder() {
  const packed = resolve("node_modules/@sparticuz/chromium");
  const { version } = JSON.parse(readFileSync(join(packed, "package.json"), "utf8"));
  const folder = resolve(".cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;
  // The folder is renamed when complete, so an interrupted unpacking never looks whole and two at once do not collide.
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(packed, "bin", name)));
  writeFileSync(join(unfinished, "chromium"), unpack("chromium.br"));
  chmodSync(join(unfinished, "chromium"), 0o755);
  extractTar(unpack("al2023.tar.br"), unfinished);
  extractTar(unpack("fonts.tar.br"), unfinished);
  writeFileSync(join(unfinished, "fonts.conf"), fontsConf(folder));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Writes the plain files of a tar archive; the browser's archives hold nothing else. */
function extractTar(archive: Buffer, folder: string) {
  const textAt = (at: number, length: number) =>
    archive.toString("latin1", at, at + length).replace(/\0.*$/s, "");
  for (let at = 0; textAt(at, 100); ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8);
    const file = join(folder, textAt(at, 100));
    const isFile = textAt(at + 156, 1) === "0" || textAt(at + 156, 1) === "";
    if (isFile) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, archive.subarray(at + 512, at + 512 + size));
    }
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

function fontsConf(folder: string) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>
`;
}

function fontSettings(folder: string): Record<string, string> {
  return existsSync("/etc/fonts/fonts.conf") ? {} : { FONTCONFIG_FILE: join(folder, "fonts.conf") };
}

function starts(executablePath: string, env: Record<string, string>) {
  return spawnSync(executablePath, ["--version", "--no-sandbox"], { env, timeout: 20_000 }).status === 0;
}
