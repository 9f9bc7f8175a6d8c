import { existsSync } from "node:fs";
import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Disk");
const megabyte = 1024 * 1024;
const least = 200 * megabyte; // room for an upload, its pictures and the log of the database
const plenty = 1024 * megabyte;

/** Checks that there is free space where the server writes. */
export async function checkDisk({ config, spaceOf }: CheckContext): Promise<Finding[]> {
  const folders = [config.dataDir, config.pageStore, config.backup?.folder];
  const found: Finding[] = [];
  for (const folder of folders) {
    if (folder === undefined || !existsSync(folder)) continue;
    const { free, total } = await spaceOf(folder);
    const words = `${folder} has ${Math.floor(free / megabyte)} MB of free space`;
    if (free < least) found.push(fault(`${words}, so writes will soon fail. Free some space.`));
    else if (free < plenty || free < total / 20) found.push(warning(`${words}.`));
    else found.push(ok(`${words}.`));
  }
  return found.length > 0 ? found : [ok("No folder exists yet.")];
}
