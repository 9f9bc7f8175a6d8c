import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { umask } from "node:process";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ContentVersion } from "../db/content-version.server.ts";
import { followDisk, layOut } from "../testing/test-disk.ts";
import {
  closePageStore,
  makePageStore,
  nameSite,
  openPageStore,
  type PageStore,
} from "./page-store.server.ts";

const log = pino({ level: "silent" });

/** The content version as one process knows it; the test raises it. */
function versionFrom(version: number): ContentVersion {
  let current = version;
  const listeners: ((version: number) => void)[] = [];
  return {
    current: () => current,
    note(next) {
      if (next <= current) return;
      current = next;
      for (const listener of listeners) listener(next);
    },
    onRise: (listener) => void listeners.push(listener),
    confirm: () => undefined,
    inboxVersion: () => 1,
    noteInboxVersion() {},
    presenceVersion: () => 1,
    notePresenceVersion() {},
    stop() {},
  };
}

function process(folder: string, version = 1, build = "b1") {
  const contentVersion = versionFrom(version);
  const store = openPageStore({ folder, build, contentVersion, log });
  const keep = (path: string, text: string, version = contentVersion.current()) =>
    store.keep(path, version, (encoding) => Buffer.from(encoding === "identity" ? text : encoding));
  return { keep, note: contentVersion.note };
}

const emptyFolder = () => mkdtempSync(join(tmpdir(), "shurfa-pages-"));

function served(folder: string, path = "/") {
  const file = join(folder, "current", path, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

test("SURV-08 stored pages are files for nginx, and a publish takes all of them away at once", async () => {
  const folder = emptyFolder();
  const { keep, note } = process(folder);
  await keep("/", "home");
  await keep("/projects/17", "project");
  // Under the decoded name, which nginx looks for.
  await keep(`/projects/${encodeURIComponent("مقال")}`, "Arabic");
  expect(["/", "/projects/17", "/projects/مقال"].map((path) => served(folder, path))).toEqual([
    "home",
    "project",
    "Arabic",
  ]);
  expect(readdirSync(join(folder, "current")).sort()).toEqual([
    "index.html",
    "index.html.br",
    "index.html.gz",
    "projects",
  ]);
  note(2);
  expect([served(folder), served(folder, "/projects/17")]).toEqual([null, null]);
  await keep("/", "new home");
  expect(served(folder)).toBe("new home");
});

test("SURV-08 a process that has not heard of a publish yet can neither store a page nor turn the store back", async () => {
  const folder = emptyFolder();
  const [first, second] = [process(folder), process(folder)];
  first.note(2);
  await second.keep("/", "old");
  expect(served(folder)).toBeNull();
  await first.keep("/", "new");
  second.note(2);
  await second.keep("/faq", "faq");
  expect([served(folder), served(folder, "/faq")]).toEqual(["new", "faq"]);
  // A render that began before the publish is not stored under the new version.
  await first.keep("/about", "old", 1);
  expect(served(folder, "/about")).toBeNull();
});

test("SURV-08 a new build and a restored database begin an empty store; without the setting nothing is served", async () => {
  const folder = emptyFolder();
  await process(folder, 5).keep("/", "of the old build");
  const next = process(folder, 5, "b2");
  expect(served(folder)).toBeNull();
  await next.keep("/", "of the new build");
  process(folder, 3, "b2");
  expect(served(folder)).toBeNull();
  expect(readlinkSync(join(folder, "current"))).toBe("v3-b2");
  closePageStore(folder);
  expect(existsSync(join(folder, "current"))).toBe(false);
});

test("SURV-08 different pages of equal length get different times, and equal pages equal ones, for the ETag of nginx", async () => {
  const folder = emptyFolder();
  const { keep, note } = process(folder);
  const time = () => statSync(join(folder, "current/index.html")).mtimeMs;
  await keep("/", "price 5");
  const first = time();
  note(2);
  await keep("/", "price 6");
  expect(time()).not.toBe(first);
  note(3);
  await keep("/", "price 5");
  expect(time()).toBe(first);
});

test("SURV-08 no address leads out of the store, and a store that cannot be written still answers", async () => {
  const folder = emptyFolder();
  const { keep } = process(folder);
  for (const path of ["/../out", "//x", "/a/../../b", "/faq?page=2", "/.x", "/%2E%2E/out", "/%D9"])
    await keep(path, "x");
  expect(existsSync(join(folder, "current"))).toBe(false);
  writeFileSync(join(folder, "v1-b1"), "in the way");
  await expect(keep("/", "x")).resolves.toBeUndefined();
});

test("SURV-01 SURV-08 whenever the power fails, a stored page is complete or missing", async () => {
  const folder = emptyFolder();
  const disk = await followDisk(folder);
  const { keep, note } = process(folder);
  await keep("/", "home");
  await keep("/projects/17", "project");
  note(2);
  await keep("/", "new home");
  const cuts = await disk.powerCuts();
  const pages = cuts.map(({ tree }) => ["/", "/projects/17"].map((path) => served(layOut(tree), path)));
  for (const [home, project] of pages) {
    expect([null, "home", "new home"]).toContain(home);
    expect([null, "project"]).toContain(project);
  }
  expect(pages.slice(-2)).toEqual([
    ["new home", null],
    ["new home", null],
  ]);
});

test("SURV-01 SURV-08 a start removes stored pages that differ from what was written, and keeps the others", async () => {
  const folder = emptyFolder();
  const { keep } = process(folder);
  for (const path of ["/", "/faq", "/about"]) await keep(path, `page ${path}`);
  const file = (path: string) => join(folder, "current", path, "index.html");
  const damage = (path: string, text: string) => {
    const { atime, mtime } = statSync(path);
    writeFileSync(path, text);
    utimesSync(path, atime, mtime);
  };
  damage(file("/"), "");
  damage(`${file("/faq")}.gz`, "torn");
  writeFileSync(`${file("/about")}.of-another.partial`, "half"); // may still be written
  process(folder);
  expect(["/", "/faq", "/about"].map((path) => served(folder, path))).toEqual([
    null,
    "page /faq",
    "page /about",
  ]);
  expect(readdirSync(join(folder, "current/faq"))).toEqual(["index.html", "index.html.br"]);
  expect(readdirSync(join(folder, "current/about"))).toHaveLength(4);
});

test("SURV-08 SEC-06 everybody may read stored pages, whatever the umask, and nobody else may write them", async () => {
  const before = umask(0o077);
  onTestFinished(() => void umask(before));
  const [folder, noted] = [join(emptyFolder(), "cache", "pages"), join(emptyFolder(), "pages")];
  await makePageStore(folder, noted, { "away.html": "away" });
  await process(folder).keep("/projects/17", "project");
  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  const inside = ["current", "current/projects", "current/projects/17"];
  for (const path of ["..", ".", ...inside]) expect([path, modeOf(path)]).toEqual([path, "755"]);
  for (const suffix of ["", ".br", ".gz"])
    expect(modeOf(`current/projects/17/index.html${suffix}`)).toBe("644");
});

test("SURV-08 a start with another page store, or with none, closes the one of the last start", async () => {
  const noted = join(emptyFolder(), "pages");
  mkdirSync(join(noted, "v1-b1"), { recursive: true }); // a store in the data folder, as an earlier version made it
  const [first, second] = [emptyFolder(), emptyFolder()];
  for (const folder of [first, first, second]) {
    await makePageStore(folder, noted, { "away.html": "away" });
    await process(folder).keep("/", folder);
    expect(served(folder)).toBe(folder);
  }
  expect(served(first)).toBeNull();
  closePageStore(noted);
  expect([served(second), existsSync(noted)]).toEqual([null, false]);
});

test("SURV-08 pages are written one after the other, and a page that a publish made old meanwhile is not written", async () => {
  const folder = emptyFolder();
  const { keep, note } = process(folder);
  mkdirSync(join(folder, "v1-b1"));
  const disk = await followDisk(folder, () =>
    readdirSync(join(folder, "v1-b1"), { recursive: true }).filter((name) =>
      String(name).endsWith(".partial"),
    ),
  );
  const kept = ["/", "/faq", "/about"].map((path) => keep(path, path));
  await kept[0];
  note(2);
  await Promise.all(kept);
  const cuts = await disk.powerCuts();
  const besideOneAnother = cuts.map(
    ({ probed }) => new Set(probed.map((name) => dirname(String(name)))).size,
  );
  expect(Math.max(...besideOneAnother)).toBe(1);
  const isStored = (path: string) => existsSync(join(folder, "v1-b1", path, "index.html"));
  expect([isStored("/"), isStored("/about")]).toEqual([true, false]);
});

test("SURV-08 two containers, each with process number 1, write one page at once and it is complete", async () => {
  const folder = emptyFolder();
  const warn = vi.fn();
  const stores: PageStore[] = [];
  for (let container = 0; container < 2; container++) {
    vi.resetModules(); // each container has counters of its own
    const { openPageStore } = await import("./page-store.server.ts");
    const log = Object.assign(pino({ level: "silent" }), { warn, error: warn });
    stores.push(openPageStore({ folder, build: "b1", contentVersion: versionFrom(1), log }));
  }
  const pages = stores.map((_, index) => String(index).repeat(3_000_000));
  const keepBoth = (path: string) =>
    Promise.all(stores.map((store, index) => store.keep(path, 1, () => Buffer.from(pages[index] ?? ""))));
  for (let time = 0; time < 5; time++) {
    await keepBoth(`/${time}`);
    expect(pages.includes(served(folder, `/${time}`) ?? "")).toBe(true);
  }
  expect(warn).not.toHaveBeenCalled();
});

test("RUN-05 TRIAL-01 F1: nginx finds stored pages under the site's own host and scheme alone", async () => {
  const folder = mkdtempSync(join(tmpdir(), "shurfa-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "v1-b1"));
  symlinkSync("v1-b1", join(folder, "current"));
  writeFileSync(join(folder, "v1-b1/index.html"), "home");
  nameSite(folder, "https://shurfa.example");
  nameSite(folder, "https://shurfa.example");
  expect(readFileSync(join(folder, "site-https-shurfa.example/index.html"), "utf8")).toBe("home");
  nameSite(folder, "https://new.example");
  expect(readdirSync(folder).sort()).toEqual(["current", "site-https-new.example", "v1-b1"]);
  const nginx = readFileSync("deploy/nginx.conf", "utf8");
  expect(nginx.match(/"(GET|HEAD):" \/site-\$shurfa_scheme-\$http_host;/g)).toHaveLength(2);
  expect(nginx).toContain("try_files $shurfa_pages$uri/index.html @app;");
});
