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
    return [warning("BACKUP_DIR is not set: nothing is backed up unless somebody runs npm run backup.")];
  if (!existsSync(backup.folder)) return [fault(`${backup.folder} does not exist: no backup has been made.`)];
  const newest = (await readdir(backup.folder))
    .filter((name) => backupName.test(name))
    .sort()
    .at(-1);
  if (!newest) return [fault(`${backup.folder} holds no finished backup.`)];
  const manifest = await readManifest(join(backup.folder, newest)).catch((error: unknown) => String(error));
  if (typeof manifest === "string") return [fault(manifest)];
  const hours = (now().getTime() - Date.parse(manifest.createdAt)) / hour;
  const words = `The newest backup, ${newest}, is ${Math.round(hours)} hours old`;
  const found = [
    hours > backup.hours * 2
      ? fault(`${words}: one is due every ${backup.hours}. The log of the server says why it failed.`)
      : ok(`${words}.`),
  ];
  if (existsSync(dataDir) && statSync(dataDir).dev === statSync(backup.folder).dev)
    found.push(
      warning(`${backup.folder} lies on the disk of the data, and is lost with it: copy it elsewhere.`),
    );
  return found;
}
