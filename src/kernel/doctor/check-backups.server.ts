import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { backupName, readManifest } from "../backup/backup.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Backups");
const hour = 60 * 60_000; // ms

/** Whether there is a backup, how old it is, and whether it would be lost together with the site. */
export async function checkBackups({ config, now }: CheckContext): Promise<Finding[]> {
  const { backup, dataDir } = config;
  if (!backup)
    return [
      warning(
        "BACKUP_DIR is not set, so no backups are made automatically. Set it, or run npm run backup regularly.",
      ),
    ];
  if (!existsSync(backup.folder))
    return [fault(`${backup.folder} does not exist, so there is no backup yet.`)];
  const newest = (await readdir(backup.folder))
    .filter((name) => backupName.test(name))
    .sort()
    .at(-1);
  if (!newest) return [fault(`${backup.folder} contains no finished backup.`)];
  const manifest = await readManifest(join(backup.folder, newest)).catch((error: unknown) => String(error));
  if (typeof manifest === "string") return [fault(manifest)];
  const hours = (now().getTime() - Date.parse(manifest.createdAt)) / hour;
  const words = `The newest backup, ${newest}, is ${Math.round(hours)} hours old`;
  const found = [
    hours > backup.hours * 2
      ? fault(`${words}, but one is due every ${backup.hours} hours. The server's log says why it failed.`)
      : ok(`${words}.`),
  ];
  if (existsSync(dataDir) && statSync(dataDir).dev === statSync(backup.folder).dev)
    found.push(
      warning(
        `${backup.folder} is on the same disk as the data and would be lost with it. Copy the backups to another machine.`,
      ),
    );
  return found;
}
