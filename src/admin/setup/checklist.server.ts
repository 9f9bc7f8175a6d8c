import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { factorsOf } from "../../accounts/factors/second-factor.server.ts";
import { countActiveServices } from "../../content/services/store.server.ts";
import { defaultSettings } from "../../content/settings/settings.text.ts";
import { readSetupNotes, type SetupNotes } from "../../content/settings/setup-notes.server.ts";
import { readSettings } from "../../content/settings/store.server.ts";
import { backupName } from "../../kernel/backup/backup.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import type { Checklist } from "./setup-answer.ts";

type SetupState = {
  /** Whether the set-up is still at its first step; the dashboard then leads to the set-up. */
  beginsSetup: boolean;
  checklist: Checklist | null;
};

/** The state of the set-up that the dashboard shows to an owner; requirement SETUP-01. */
export async function readSetup(kernel: Kernel, userId: number): Promise<SetupState> {
  const notes = await readSetupNotes(kernel.reads);
  const { begunAt, finishedAt, step } = notes;
  return {
    beginsSetup: begunAt !== undefined && finishedAt === undefined && step === undefined,
    checklist: await readChecklist(kernel, userId, notes),
  };
}

/**
 * What a new site still lacks, read from the site itself where possible. Null for a site that began with data or with the demo,
 * and once all tasks are done or the list was dismissed.
 */
async function readChecklist(kernel: Kernel, userId: number, notes: SetupNotes): Promise<Checklist | null> {
  const { config, reads } = kernel;
  const { begunAt, finishedAt, putAwayAt, mailTriedAt, privacyReadAt } = notes;
  if (config.demo || begunAt === undefined || putAwayAt !== undefined) return null;
  const [{ logo }, services, hasBackup, factors] = await Promise.all([
    readSettings(reads),
    countActiveServices(reads),
    hasBackups(kernel),
    factorsOf(reads, userId),
  ]);
  const list: Checklist = [
    { task: "setup", isDone: finishedAt !== undefined },
    { task: "logo", isDone: logo !== defaultSettings.logo },
    { task: "service", isDone: services > 0 },
    { task: "address", isDone: config.publicUrl !== undefined },
    { task: "mail", isDone: mailTriedAt !== undefined },
    { task: "backup", isDone: hasBackup },
    { task: "factor", isDone: factors !== undefined },
    { task: "privacy", isDone: privacyReadAt !== undefined },
  ];
  return list.every(({ isDone }) => isDone) ? null : list;
}

/** Whether automatic backups are configured and at least one exists. */
async function hasBackups({ config }: Kernel) {
  const folder = config.backup?.folder;
  if (!folder || !existsSync(folder)) return false;
  return (await readdir(folder)).some((name) => backupName.test(name));
}
