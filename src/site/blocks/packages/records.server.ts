import { type ShownPackage, shownOfPackage } from "../../../content/packages/packages.ts";
import { listActivePackages, packagesTable } from "../../../content/packages/store.server.ts";
import { only } from "../../../kernel/db/stored.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";

const mostShown = 6;

export default async function readPackages({ reads }: Kernel): Promise<ShownPackage[]> {
  const packages = await listActivePackages(reads, packagesTable, { limit: mostShown });
  return packages.map((one) => only(one, shownOfPackage));
}
