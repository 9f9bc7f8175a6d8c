import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { databaseFile } from "../backup/backup.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Files");

/** Checks that the server's user, and nobody else, can open the files in the data folder. */
export async function checkFiles({ config, uid }: CheckContext): Promise<Finding[]> {
  const { dataDir, databaseUrl, linkSecret, pageStore } = config;
  if (!existsSync(dataDir)) return [warning(`${dataDir} does not exist. The first start creates it.`)];
  const secret = join(dataDir, "link-secret");
  const files = [dataDir, ...(databaseUrl ? [] : [join(dataDir, databaseFile)]), secret].filter(existsSync);
  const found = files.flatMap((path) => rightsOf(path, uid));
  if (!linkSecret && !existsSync(secret))
    found.push(
      warning(
        "The file link-secret does not exist yet. The next start creates it. Keep a copy of it separate from the backups.",
      ),
    );
  if (pageStore && existsSync(pageStore) && (statSync(pageStore).mode & 0o005) !== 0o005)
    found.push(fault(`nginx cannot read ${pageStore} (PAGE_STORE). Run: chmod 755 ${pageStore}`));
  return found.length > 0 ? found : [ok(`Only this user can open ${dataDir}.`)];
}

function rightsOf(path: string, uid: number | undefined): Finding[] {
  const { mode, uid: owner } = statSync(path);
  if (uid !== undefined && owner !== uid)
    return [
      fault(
        `${path} belongs to user ${owner}, but this command runs as user ${uid}. Run it as the user of the server, or change the owner with chown.`,
      ),
    ];
  if ((mode & 0o077) === 0) return [];
  const right = statSync(path).isDirectory() ? "700" : "600";
  return [fault(`Other users of the machine can open ${path}. Run: chmod ${right} ${path}`)];
}
