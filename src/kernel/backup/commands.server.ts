import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Config, parseConfig } from "../process/config.server.ts";
import { backUp } from "./backup.server.ts";
import { migrateStore } from "./migrate-store.server.ts";
import { printProgress } from "./progress.server.ts";
import { restore, restoreArchive } from "./restore.server.ts";
import { StoreError } from "./store-error.server.ts";
import type { TableSums } from "./tables.server.ts";

const progress = printProgress(process.stdout);

/** What the built server does in place of serving, by the first word of its command line. */
export const storeCommands: Record<string, (config: Config, argument: string | undefined) => Promise<void>> =
  {
    async backup(config, folder = config.backup?.folder) {
      if (!folder)
        throw new StoreError(
          "The backup needs a folder: npm run backup -- /var/backups/shurfa, or set BACKUP_DIR.",
        );
      const made = await backUp(config, folder, config.backup?.keep, progress);
      console.log(`Backed up to ${made}`);
    },

    async restore(config, backup) {
      if (!backup)
        throw new StoreError("The restore needs a backup: npm run restore -- /var/backups/shurfa/shurfa-…Z");
      const take = backup.endsWith(".zip") ? restoreArchive : restore;
      const { database, files, createdAt } = await take(config, backup, progress);
      console.log(`Restored the backup of ${createdAt}: ${described(database.tables, files.length)}`);
    },

    async "migrate-store"(config, file) {
      if (!file)
        throw new StoreError(
          "The move needs a file with the environment of the target: npm run migrate-store -- new.env",
        );
      const target = parseConfig({ ...withoutStore(process.env), ...parseEnv(readFileSync(file, "utf8")) });
      const { tables, files } = await migrateStore(config, target, progress);
      console.log(`Moved and compared: ${described(tables, files.length)}`);
    },
  };

/** The environment without the settings of a store, because only the target's file may say where the target's store is. */
function withoutStore(environment: NodeJS.ProcessEnv) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => name !== "DATABASE_URL" && !name.startsWith("S3_")),
  );
}

function described(tables: TableSums, files: number) {
  const all = Object.values(tables);
  const rows = all.reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows of ${all.length} tables, ${files} files.`;
}
