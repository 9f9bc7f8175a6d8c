import pg from "pg";
import type { DatabaseLimits } from "./database.server.ts";

/**
 * Whether a pooler such as PgBouncer stands before PostgreSQL: it hands a connection to another client after each transaction,
 * so it refuses settings that a session would keep. Throws when the database cannot be reached.
 */
export async function isPooled(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5000,
    idle_in_transaction_session_timeout: 60_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return false;
  } catch (error) {
    if (error instanceof Error && /unsupported startup parameter/i.test(error.message)) return true;
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Begins a transaction and limits it, in one message: what a session may not keep holds for one transaction. */
export function beginWithin({ statement, lock, idleInTransaction }: DatabaseLimits): string {
  return [
    "begin",
    `set local statement_timeout = ${statement}`,
    `set local lock_timeout = ${lock}`,
    `set local idle_in_transaction_session_timeout = ${idleInTransaction}`,
  ].join("; ");
}
