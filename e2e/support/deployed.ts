import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

/*
 * Reads the files of `deploy/` as their tools do: the image's command and environment, compose's services and variables, the
 * unit's command and environment. Containers and systemd are not started here.
 */

export type Environment = Record<string, string>;
type Command = string[];

/** A process as a file of `deploy/` describes it. */
export type Printed = { command: Command; environment: Environment };

/** The last stage of `deploy/Dockerfile`: its command, its environment and its health check. */
export function image(): Printed & { health: Command } {
  const text = readFileSync("deploy/Dockerfile", "utf8");
  const stage = text.slice(text.lastIndexOf("\nFROM ")).replace(/\\\n/g, " ");
  const environment = [...stage.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = ""]) => assignments(line));
  const listed = (pattern: RegExp): Command => JSON.parse(pattern.exec(stage)?.[1] ?? "[]");
  return {
    command: listed(/^CMD (\[.*\])$/m),
    health: listed(/^HEALTHCHECK .*CMD\s+(\[.*\])$/m),
    environment: Object.fromEntries(environment),
  };
}

type Service = {
  environment?: Environment;
  command?: Command;
  volumes?: string[];
  tmpfs?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
};

/** The services of `deploy/compose.yaml` with these variables; throws when a required variable is missing. */
export function compose(variables: Environment): Record<string, Service> {
  const fill = (text: string) =>
    text.replace(/\$(\$|\{(\w+)(:[?-])?[^}]*\})/g, (_, escaped, name, kind) => {
      if (escaped === "$") return "$";
      const value = variables[name];
      if (value === undefined && kind === ":?") throw new Error(`compose needs ${name}`);
      return value ?? "";
    });
  // Variables are filled in after parsing, so that an empty one becomes an empty text.
  return parse(
    readFileSync("deploy/compose.yaml", "utf8"),
    (_, value) => (typeof value === "string" ? fill(value) : value),
    { merge: true },
  ).services;
}

/** The variables of the command in the comment at the head of the file. */
export function composeVariables(): string[] {
  const head = /^((#.*\n)+)/.exec(readFileSync("deploy/compose.yaml", "utf8"))?.[1] ?? "";
  return [...head.matchAll(/\b([A-Z][A-Z\d_]+)=/g)].map(([, name = ""]) => name);
}

/** One instance of `deploy/shurfa@.service`, with the lines of `/etc/shurfa.env`. */
export function unit(port: number, file: Environment): Printed & { umask: number } {
  const text = readFileSync("deploy/shurfa@.service", "utf8").replaceAll("%i", String(port));
  const all = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}=(.*)$`, "gm"))].map(([, value = ""]) => value);
  return {
    command: (all("ExecStart")[0] ?? "").split(" "),
    environment: { ...Object.fromEntries(all("Environment").flatMap(assignments)), ...file },
    umask: Number.parseInt(all("UMask")[0] ?? "", 8),
  };
}

const assignments = (line: string) =>
  line
    .trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)] as const);

/** Starts such a process in this checkout in place of `/srv/shurfa`, with only the given environment. */
export function startPrinted({ command, environment }: Printed, umask?: number): ChildProcess {
  const [name = "", ...args] = command.map((word) => word.replace("/srv/shurfa", resolve(".")));
  const program = name === "node" ? process.execPath : name;
  // A child process inherits the file mode mask of its parent.
  const before = umask === undefined ? undefined : process.umask(umask);
  try {
    return spawn(program, args, { env: environment, stdio: ["ignore", "pipe", "inherit"] });
  } finally {
    if (before !== undefined) process.umask(before);
  }
}

/** Runs such a process to its end; answers its exit code and its output. */
export async function runPrinted(printed: Printed): Promise<{ code: number | null; said: string }> {
  const child = startPrinted(printed);
  let said = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  const code = await new Promise<number | null>((done) => child.once("close", done));
  return { code, said };
}

/** Ends a process with SIGTERM, as systemd and containers do; answers its exit code. */
export function endPrinted(child: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  child.kill("SIGTERM");
  return ended;
}
