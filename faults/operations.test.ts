import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Answer, blocksOf, domain, type Machine, noMachine, openMachine } from "./machine.ts";

/*
 * Follows docs/operations.md word by word, in its order: each block as the user that it names. Four programs are not those of a real
 * machine: `systemctl` (faults/systemctl.ts runs the unit's command), `apt-get` (looks whether the program is there), `certbot` (asks
 * over http what an authority asks, and signs with one of the test), and git, which finds the printed repository in a folder.
 */

const document = "docs/operations.md";
const reason = noMachine();
const origin = `https://${domain}`;
const owner = { email: "owner@agency.example", password: "a phrase that nobody knows" };

let machine: Machine;
let cookie = "";

const slow = 600_000; // ms: whole installations are copied and removed
beforeAll(async () => {
  if (!reason) machine = await openMachine();
}, slow);
afterAll(async () => {
  if (!reason) await machine.close();
}, slow);

const blocksIn = (section: string) => {
  const blocks = blocksOf(document).filter((block) => block.section === section && block.user);
  expect(blocks.length, `blocks of «${section}»`).toBeGreaterThan(0);
  return blocks;
};
const follow = ({ user = "", lines = "" }) => machine.run(user, lines);
const post = (path: string, body: object) =>
  machine.ask(origin + path, {
    method: "POST",
    headers: { origin, cookie, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Posts the form of contact as a browser without script does. */
const sendMessage = (name: string) =>
  machine.ask(`${origin}/contact`, {
    method: "POST",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: String(
      new URLSearchParams({
        ...{ name, email: `${name}@mail.example`, phone: "0551234567", reason: "service", message: "سؤال" },
      }),
    ),
  });

async function namesOfMessages(): Promise<string[]> {
  const { text } = await machine.ask(`${origin}/api/project-requests`, { headers: { cookie } });
  return JSON.parse(text)
    .map(({ name }: { name: string }) => name)
    .sort();
}

/** Opens the printed link as the document says: an account, and the last step of the set-up. */
async function openSite(link: string) {
  expect(link).toContain(`${origin}/`);
  const token = /welcome=([\w-]+)/.exec(link)?.[1];
  expect((await post("/api/auth/link/arrive", { token, ...owner, name: "Owner" })).status).toBe(200);
  const signedIn = await post("/api/auth/sign-in/email", owner);
  expect(signedIn.cookies).toEqual([expect.stringMatching(/^__Host-.*; HttpOnly; Secure;/)]);
  cookie = signedIn.cookies[0]?.split(";")[0] ?? "";
  expect((await post("/api/setup/finish", {})).status).toBe(200);
}

/** What the user of the server can change of the program: nothing. */
const writable = () => machine.run("shurfa", "find /srv/shurfa -writable ! -type l");

test("RUN-07 TRIAL-01 O17: each block of the document says who runs it, or is an example that something has to be filled in", () => {
  for (const { user, lines } of blocksOf(document))
    expect([lines, user !== undefined || lines.includes("…")]).toEqual([lines, true]);
});

describe.skipIf(reason)(`docs/operations.md, followed word by word${reason ? ` (${reason})` : ""}`, () => {
  test("RUN-07 TRIAL-01 O17: «Install» leads from an empty machine to an open site behind TLS, whose program its own user cannot change", async () => {
    let said = "";
    for (const block of blocksIn("Install")) {
      said = await follow(block);
      if (block.lines.includes("admin-link")) await openSite(said);
    }
    expect(said).toMatch(/ok +Proxy: https:\/\/shurfa\.example reaches this site/);
    expect(said).toMatch(/ok +Backups: The newest backup/);
    expect(said).toMatch(/\n0 faults, /);

    const page = await machine.ask(`${origin}/services`);
    expect([page.status, page.headers["strict-transport-security"]]).toEqual([
      200,
      expect.stringContaining("max-age"),
    ]);
    const asset = /"(\/assets\/[^" ]+\.woff2)/.exec(page.text)?.[1] ?? "";
    expect(await machine.ask(origin + asset)).toMatchObject({
      status: 200,
      headers: { "content-type": "font/woff2" },
    });
    expect(await machine.ask(`http://${domain}/services`)).toMatchObject({
      status: 301,
      headers: { location: `${origin}/services` },
    });
    const sent = await sendMessage("first");
    expect(sent.status).toBe(303);
    expect(sent.cookies.filter((line) => !/; Secure/.test(line))).toEqual([]);
    expect(sent.cookies.length).toBeGreaterThan(0);
    expect(await namesOfMessages()).toEqual(["first"]);

    expect(await writable()).toBe("");
    await machine.run("shurfa", "test -w /var/lib/shurfa -a -w /var/backups/shurfa -a ! -w /etc/shurfa.env");
    for (const path of ["/var/lib/shurfa", "/var/backups/shurfa", "/etc/shurfa.env", "/etc/ssl/shurfa"])
      await machine.run("nobody", `test ! -r ${path}`);
  }, 900_000);

  test("RUN-07 TRIAL-01 O17: «Back up» and «Restore» bring back what was there, and nginx serves stored pages meanwhile", async () => {
    for (const block of blocksIn("Back up"))
      expect(await follow(block)).toMatch(/^Backed up to \/var\/backups\/shurfa\/shurfa-\S+Z$/m);
    await sendMessage("second");
    expect(await namesOfMessages()).toEqual(["first", "second"]);
    const [stop, restore, start] = blocksIn("Restore");
    await follow(stop ?? {});
    expect([
      (await machine.ask(`${origin}/services`)).status,
      (await machine.ask(`${origin}/x`)).status,
    ]).toEqual([200, 502]);
    expect(await follow(restore ?? {})).toMatch(/^Restored the backup of /m);
    await follow(start ?? {});
    await expect
      .poll(async () => (await machine.ask(`${origin}/api/ready`)).status, { timeout: 30_000 })
      .toBe(200);
    expect(await namesOfMessages()).toEqual(["first"]);
  }, 300_000);

  test("RUN-07 TRIAL-01 O17: «Upgrade» puts the next release in place while the site answers, and it uses the code that was compiled beside it", async () => {
    mkdirSync(join(machine.release, "public/assets"));
    writeFileSync(join(machine.release, "public/assets/next-release.css"), "/* the next release */");
    const git = (...args: string[]) => execFileSync("git", ["-C", machine.release, ...args]);
    git("add", "--all");
    git(
      "-c",
      "user.name=a",
      "-c",
      "user.email=a@b.example",
      "commit",
      "--quiet",
      "--message",
      "Next release",
    );
    git("push", "--quiet");
    const next = `${origin}/assets/next-release.css`;
    expect((await machine.ask(next)).status).toBe(404);

    const visits: Answer["status"][] = [];
    let isDone = false;
    const visiting = (async () => {
      for (let visit = 0; !isDone; visit++) {
        visits.push((await machine.ask(`${origin}/services?visit=${visit}`)).status);
        await pause(100);
      }
    })();
    let said = "";
    try {
      for (const block of blocksIn("Upgrade, and restart without a gap")) said = await follow(block);
    } finally {
      isDone = true;
      await visiting;
    }
    expect(said).toMatch(/\n0 faults, /);
    expect(visits.length).toBeGreaterThan(10);
    expect(new Set(visits)).toEqual(new Set([200]));
    expect((await machine.ask(next)).text).toBe("/* the next release */");
    expect(await namesOfMessages()).toEqual(["first"]);
    expect(await writable()).toBe("");
    const compiled = await machine.run(
      "shurfa",
      "cd /srv/shurfa; export DATA_DIR=/tmp/shurfa-compiled-$$ PORT=0 DEMO=0 NODE_DEBUG_NATIVE=COMPILE_CACHE\n" +
        "timeout 5 node_modules/.bin/node build/server/index.js 2>&1 | grep -o 'server/assets/.*was .*' || true; rm -r $DATA_DIR",
    );
    expect(compiled).toMatch(/was accepted/);
    expect(compiled).not.toMatch(/was not/);
  }, 900_000);
});
