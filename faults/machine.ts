import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { childrenOf } from "../e2e/support/nginx.ts";

/*
 * A machine for the commands of docs/operations.md: this one, with its programs, in namespaces of its own. What is written to /etc,
 * /var, /run and /usr/local lies in a folder of the test, /srv and /home are empty, and ports and processes are its own.
 */

export const domain = "shurfa.example";
const printedRepository = "https://git.example/shurfa.git";
const programs = ["unshare", "nsenter", "setpriv", "runuser", "nginx", "git", "curl", "openssl", "ip"];

/** Why no such machine can be opened here; undefined where it can. */
export function noMachine(): string | undefined {
  if (process.getuid?.() !== 0) return "SKIPPED: needs root";
  const missing = programs.filter((name) => spawnSync("which", [name]).status !== 0);
  if (missing.length > 0) return `SKIPPED: ${missing.join(", ")} not installed`;
  if (existsSync("/etc/shurfa.env")) return "SKIPPED: Shurfa is installed on this machine";
  return undefined;
}

export type Answer = { status: number; headers: Record<string, string>; cookies: string[]; text: string };
export type Machine = {
  /** A clone of the repository from which the machine clones. */
  release: string;
  /** Runs lines of the document; throws at the first that fails. Answers what they print. */
  run(user: string, lines: string): Promise<string>;
  /** Makes a request on the machine, which trusts its authority; redirects are not followed. */
  ask(url: string, request?: { method?: string; headers?: object; body?: string }): Promise<Answer>;
  close(): Promise<void>;
};

export async function openMachine(): Promise<Machine> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "shurfa-machine-")));
  chmodSync(folder, 0o755);
  const path = (name: string) => join(folder, name);
  for (const name of ["etc", "var", "run", "local"]) mkdirSync(path(`${name}.work`), { recursive: true });
  for (const name of ["etc", "var", "run", "local/sbin", "local/bin", "srv", "home"])
    mkdirSync(path(name), { recursive: true });
  makeRepository(path("shurfa.git"), path("release"));
  makeAuthority(folder);
  writeFileSync(path("local/sbin/systemctl"), systemctl, { mode: 0o755 });
  writeFileSync(path("local/sbin/apt-get"), aptGet, { mode: 0o755 });
  writeFileSync(path("local/sbin/certbot"), certbot(folder), { mode: 0o755 });

  const script = ["etc", "var", "run", "local"].map((name) => {
    const at = name === "local" ? "/usr/local" : `/${name}`;
    return `mount -t overlay overlay -o lowerdir=${at},upperdir=${path(name)},workdir=${path(`${name}.work`)} ${at}`;
  });
  script.push(
    ...["srv", "home"].map((name) => `mount --bind ${path(name)} /${name}`),
    "ip link set lo up",
    `echo '127.0.0.1 ${domain}' >> /etc/hosts`,
    `printf '[safe]\\n directory = *\\n[url "${path("shurfa.git")}"]\\n insteadOf = ${printedRepository}\\n' > /etc/gitconfig`,
    `echo 'export NODE_EXTRA_CA_CERTS=${path("authority.pem")}' > /etc/profile.d/authority.sh`,
    "echo open",
    "while true; do sleep 1000 & wait $!; done", // bash collects the processes that lost their parent
  );
  const spaces = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const holder = spawn("unshare", [...spaces, "bash", "-ec", script.join("\n")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((opened, failed) => {
    holder.stdout?.once("data", opened);
    holder.once("exit", () => failed(new Error("no namespaces can be made on this machine")));
  });
  const [inside = 0] = childrenOf(holder.pid ?? 0);

  /** Runs a program on the machine. Only what fetches packages has this machine's network. */
  const enter = (command: string[], input: string, isOutside = false) =>
    collect(
      "nsenter",
      [
        ...["--target", String(inside), "--mount", "--pid"],
        ...(isOutside ? [] : ["--net"]),
        ...["--", ...command],
      ],
      input,
    );
  const shellOf = (user: string) =>
    user === "root"
      ? ["env", "-i", "HOME=/root", `PATH=${pathOfRoot}`, "bash"]
      : ["env", "-i", `PATH=${pathOfRoot}`, "runuser", "--login", "--shell", "/bin/bash", user];
  return {
    release: path("release"),
    run: (user, lines) => enter(shellOf(user), `set -e\n${lines}\n`, lines.includes("ready.mjs deploy")),
    async ask(url, request = {}) {
      const asked = JSON.stringify([url, { redirect: "manual", ...request }]);
      const node = [process.execPath, "--input-type=module", "-"];
      const trust = `NODE_EXTRA_CA_CERTS=${path("authority.pem")}`;
      return JSON.parse(await enter(["env", trust, ...node], `const asked = ${asked};\n${asking}`));
    },
    async close() {
      const ended = new Promise((done) => holder.once("exit", done));
      holder.kill("SIGKILL");
      await ended;
      await pause(500); // the processes inside end with the first of them
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const asking = `const answer = await fetch(...asked);
console.log(JSON.stringify({ status: answer.status, headers: Object.fromEntries(answer.headers),
  cookies: answer.headers.getSetCookie(), text: await answer.text() }));`;

const pathOfRoot = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Runs a program to its end; throws with all that it said when it fails. */
function collect(command: string, args: string[], input: string): Promise<string> {
  const child = spawn(command, args, { stdio: ["pipe", "pipe", "pipe"] });
  let [printed, said] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
    said += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  child.stdin.end(input);
  return new Promise((done, fail) =>
    child.once("close", (code) => (code === 0 ? done(printed) : fail(new Error(`${input}\n${said}`)))),
  );
}

/** What the operator clones: this commit, and a clone in which a test makes the next release. */
function makeRepository(repository: string, release: string) {
  for (const args of [
    ["clone", "--quiet", "--bare", "--single-branch", resolve("."), repository],
    ["clone", "--quiet", repository, release],
  ]) {
    const { status, stderr } = spawnSync("git", args, { encoding: "utf8" });
    if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
  }
}

/** An authority of certificates that this machine trusts, in place of a public one. */
function makeAuthority(folder: string) {
  const made = spawnSync("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=An authority"],
    ...["-keyout", join(folder, "authority.key"), "-out", join(folder, "authority.pem")],
  ]);
  if (made.status !== 0) throw new Error(String(made.stderr));
}

const systemctl = `#!/bin/sh\nexec ${process.execPath} ${resolve("faults/systemctl.ts")} "$@"\n`;

/** The programs are those of this machine; certbot and what comes with it are not asked for. */
const aptGet = `#!/bin/sh -e
[ "$1" = update ] && exit
shift 2
for name in "$@"; do command -v "$name" > /dev/null; done
`;

/** Looks over http for what an authority looks for, and gives a certificate as certbot does. */
const certbot = (folder: string) => `#!/bin/bash -e
while [ $# -gt 0 ]; do
  case $1 in --domain) domain=$2 ;; --webroot-path) root=$2 ;; esac
  shift
done
mkdir -p "$root/.well-known/acme-challenge"
echo token-of-the-order > "$root/.well-known/acme-challenge/order"
[ "$(curl -s "http://$domain/.well-known/acme-challenge/order")" = token-of-the-order ]
rm -r "$root/.well-known"
live=/etc/letsencrypt/live/$domain
install -d -m 700 /etc/letsencrypt/live
install -d "$live"
openssl req -newkey rsa:2048 -nodes -subj "/CN=$domain" -keyout "$live/privkey.pem" -out "$live/request" 2> /dev/null
openssl x509 -req -in "$live/request" -CA ${folder}/authority.pem -CAkey ${folder}/authority.key -CAcreateserial -days 2 \\
  -extfile <(echo "subjectAltName=DNS:$domain") -out "$live/fullchain.pem" 2> /dev/null
`;

/** A block of commands in a document: the section in which it stands, who runs it, and its lines. */
export type Block = { section: string; user: string | undefined; lines: string };

export function blocksOf(document: string): Block[] {
  const sections = readFileSync(document, "utf8").split(/^## /m).slice(1);
  return sections.flatMap((text) =>
    [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = ""]) => ({
      section: text.slice(0, text.indexOf("\n")),
      user: /^# as (\w+)\n/.exec(lines)?.[1],
      lines,
    })),
  );
}
