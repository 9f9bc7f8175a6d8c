import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { parseEnv } from "node:util";

/*
 * Stands for `systemctl` in faults/operations.test.ts, because systemd cannot be started there. nginx is started by its own program.
 * Of the unit it does what decides whether the server runs: its user, its folders, its environment and its command, a file system on
 * which only the unit's own folders can be written, and no capability. The limits of memory and system calls are not applied.
 */

/** What the shell does before it becomes the server. */
const shutIn = `
for path in $writable; do mount --bind $path $path; done
mount -t tmpfs tmpfs /tmp
mount -t tmpfs tmpfs /home
findmnt --raw --noheadings --output TARGET | while read -r path; do
  case " $writable /tmp " in *" $path "*) continue ;; esac
  case $path in /dev* | /proc* | /sys*) ;; *) mount -o remount,bind,ro "$path" ;; esac
done
umask $mask
cd $folder
exec setpriv --reuid $user --regid $user --init-groups --no-new-privs --inh-caps=-all --bounding-set=-all "$@"`;

const pidFile = (name: string) => `/run/${name}.pid`;

const verbs: Record<string, (name: string) => void | Promise<void>> = {
  enable: start,
  start,
  stop,
  async restart(name) {
    await stop(name);
    await start(name);
  },
  reload: () => run("nginx", "-s", "reload"),
};

function start(name: string) {
  return name === "nginx" ? run("nginx") : startUnit(name);
}

async function stop(name: string) {
  const pid = existsSync(pidFile(name)) ? Number(readFileSync(pidFile(name), "utf8")) : 0;
  if (!isAlive(pid)) return;
  process.kill(pid, "SIGTERM");
  const patience = name === "nginx" ? 10 : Number(unit(name)("TimeoutStopSec")[0]);
  for (const end = Date.now() + patience * 1000; isAlive(pid); await pause(50))
    if (Date.now() > end) throw new Error(`${name} did not end within ${patience} s`);
}

/** The values of a unit's file by their name. */
function unit(name: string) {
  const [, template, instance = ""] = /^(\w+@)(\d+)$/.exec(name) ?? [];
  const text = readFileSync(`/etc/systemd/system/${template}.service`, "utf8").replaceAll("%i", instance);
  return (key: string) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, "gm"))].flatMap(([, value = ""]) => value.split(" "));
}

function startUnit(name: string) {
  const values = unit(name);
  const one = (key: string) => values(key)[0] ?? "";
  const user = one("User");
  const own = [`/var/lib/${one("StateDirectory")}`, `/var/cache/${one("CacheDirectory")}`];
  for (const [index, mode] of [one("StateDirectoryMode"), one("CacheDirectoryMode")].entries()) {
    mkdirSync(own[index] ?? "", { recursive: true });
    run("chown", `${user}:${one("Group")}`, own[index] ?? "");
    run("chmod", mode, own[index] ?? "");
  }
  const named = values("ReadWritePaths").filter((path) => !path.startsWith("-") || existsSync(path.slice(1)));
  const log = openSync(`/var/log/${name}.log`, "a");
  const child = spawn("unshare", ["--mount", "sh", "-ec", shutIn, "sh", ...values("ExecStart")], {
    detached: true,
    stdio: ["ignore", log, log],
    env: {
      PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin",
      ...parseEnv(values("Environment").join("\n")),
      ...parseEnv(readFileSync(one("EnvironmentFile"), "utf8")),
      ...{ user, folder: one("WorkingDirectory"), mask: one("UMask") },
      writable: [...own, ...named.map((path) => path.replace("-", ""))].join(" "),
    },
  });
  writeFileSync(pidFile(name), String(child.pid));
  child.unref();
}

function isAlive(pid: number) {
  const state = pid && existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, "utf8") : "Z";
  return !/^\d+ \(.*\) Z|^Z/.test(state);
}

function run(command: string, ...args: string[]) {
  const { status, stderr } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
}

const [verb = "", ...words] = process.argv.slice(2);
for (const name of words.filter((word) => !word.startsWith("-"))) {
  const act = verbs[verb];
  if (!act) throw new Error(`systemctl ${verb} is not known here`);
  await act(name);
}
