import { statfs } from "node:fs/promises";
import { parseArgs } from "node:util";
import { OperatorError, parseConfig } from "../process/config.server.ts";
import { checkBackups } from "./check-backups.server.ts";
import { checkConfiguration } from "./check-configuration.server.ts";
import type { CheckContext } from "./check-context.ts";
import { checkDatabase } from "./check-database.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkFiles } from "./check-files.server.ts";
import { checkKeptFiles } from "./check-kept-files.server.ts";
import { checkMail } from "./check-mail.server.ts";
import { checkMailbox } from "./check-mailbox.server.ts";
import { checkProxy } from "./check-proxy.server.ts";
import { checkStorage } from "./check-storage.server.ts";
import { type Finding, findingsAbout } from "./finding.ts";

type Check = (context: CheckContext) => Promise<Finding[]>;

const checks: readonly Check[] = [
  checkConfiguration,
  checkFiles,
  checkDatabase,
  checkStorage,
  checkKeptFiles,
  checkDisk,
  checkBackups,
  checkMail,
  checkMailbox,
  checkProxy,
];

/**
 * `npm run doctor`: prints what is wrong with the configuration, the machine and the proxy in front, and changes nothing.
 * Answers true when no fault was found; requirement RUN-07.
 */
export async function runDoctor(
  environment: Record<string, string | undefined>,
  args: string[],
  print: (line: string) => void,
): Promise<boolean> {
  const found: Finding[] = [];
  for await (const finding of findings(environment, args)) {
    found.push(finding);
    print(`${finding.level.padEnd(8)} ${finding.about}: ${finding.sentence}`);
  }
  const count = (level: Finding["level"]) => found.filter((finding) => finding.level === level).length;
  const [faults, warnings] = [count("fault"), count("warning")];
  print(
    `\n${faults} ${faults === 1 ? "fault" : "faults"}, ${warnings} ${warnings === 1 ? "warning" : "warnings"}.`,
  );
  return faults === 0;
}

async function* findings(environment: Record<string, string | undefined>, args: string[]) {
  let context: CheckContext;
  try {
    context = contextOf(environment, args);
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    yield findingsAbout("Configuration").fault(error.message);
    return;
  }
  for (const check of checks) yield* await check(context);
}

function contextOf(environment: Record<string, string | undefined>, args: string[]): CheckContext {
  return {
    config: parseConfig(environment),
    now: () => new Date(),
    uid: process.getuid?.(),
    async spaceOf(folder) {
      const { bavail, blocks, bsize } = await statfs(folder);
      return { free: bavail * bsize, total: blocks * bsize };
    },
    fetch,
    mailTo: mailOf(args),
  };
}

function mailOf(args: string[]) {
  try {
    return parseArgs({ args, options: { mail: { type: "string" } } }).values.mail;
  } catch {
    throw new OperatorError("The only option of npm run doctor is --mail you@example.com.");
  }
}
