import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { databaseFile } from "../backup/backup.server.ts";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Files");

/** Checks that the server's user, and nobody else, can open the files in the data folder. */
export async function checkFiles({ config, uid }: CheckContext): Promise<Finding[]> {
  const { dataDir, databaseUrl, linkSecret, pageStore } = config;
  if (!existsSync(dataDir)) return [warning(`${dataDir} does not exist: the first start makes it.`)];
  const secret = join(dataDir, "link-secret");
  const files = [dataDir, ...(databaseUrl ? [] : [join(dataDir, databaseFile)]), secret].filter(existsSync);
  const found = files.flatMap((path) => rightsOf(path, uid));
  if (!linkSecret && !existsSync(secret))
    found.push(warning("There is no link-secret yet: the start makes it. Keep a copy apart from backups."));
  if (pageStore && existsSync(pageStore) && (statSync(pageStore).mode & 0o005) !== 0o005)
    found.push(
      fault(`${pageStore} (PAGE_STORE) is closed to others: nginx cannot read it. chmod 755 ${pageStore}`),
    );
  return found.length > 0 ? found : [ok(`${dataDir} is this user's alone.`)];
}

function rightsOf(path: string, uid: number | undefined): Finding[] {
  const { mode, uid: owner } = statSync(path);
  if (uid !== undefined && owner !== uid)
    return [
      fault(
        `${path} belongs to user ${owner}, and this is user ${uid}: run this as the user of the server, or chown it.`,
      ),
    ];
  if ((mode & 0o077) === 0) return [];
  const right = statSync(path).isDirectory() ? "700" : "600";
  return [fault(`${path} is open to other users of the machine: chmod ${right} ${path}`)];
}
