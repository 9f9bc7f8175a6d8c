import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import Database from "better-sqlite3";
import {
  type AliasableExpression,
  CompiledQuery,
  type DatabaseConnection,
  type Insertable,
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type Selectable,
  type SqlBool,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
  type TransactionSettings,
} from "kysely";
import pg from "pg";
import { countQuery } from "../http/request-context.server.ts";
import { closeDatabaseFile, ownersFolder } from "../process/data-folder.server.ts";
import { beginWithin } from "./pooler.server.ts";
import { preparedOnce } from "./prepared-once.server.ts";

/** A value that both databases store: booleans are 0/1, times are ISO strings in UTC, lists are JSON text. */
export type SqlValue = string | number | null;

/** The tables by name, with their columns. Each is declared beside the store that owns it, which alone reads and writes it. */
// biome-ignore lint/suspicious/noEmptyInterface: the owners of the tables add to it
export interface Tables {}
export type Db = Kysely<Tables>;
/** A row as it is read. */
/** A condition that one slice gives for the statements of another. */
export type Condition = AliasableExpression<SqlBool>;

/** The condition that never holds. */
export const neverHolds: Condition = sql<SqlBool>`(1 = 0)`;

export type RowIn<Name extends keyof Tables> = Selectable<Tables[Name]>;
export type NewRowIn<Name extends keyof Tables> = Insertable<Tables[Name]>;
/** A column that the database fills by itself. */
export type { Generated } from "kysely";

/** Tables whose names and columns are known only at run time: in migrations, copies and code for records of any kind. */
export type LooseTables = { [table: string]: { [column: string]: SqlValue } };
export type LooseDb = Kysely<LooseTables>;

/** The same database for code that learns the names of tables and columns while it runs. */
export function loose(db: Db): LooseDb {
  return db as unknown as LooseDb; // only the checked names differ
}

export type DatabaseHandle = {
  kind: "sqlite" | "postgres";
  /** Writes, and reads inside a transaction. */
  db: Db;
  /** Page and list reads: connections of their own, on SQLite a read-only one, so that they never wait for a writer. */
  reads: Db;
  close(): Promise<void>;
};

/** Whether a database, or a transaction of it, is SQLite: for SQL that differs. */
export function isSqlite(db: Pick<Db, "getExecutor">): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** How long PostgreSQL may take, in ms. This process measures `answer`, because a silent server cannot enforce a limit. */
export type DatabaseLimits = { statement: number; lock: number; idleInTransaction: number; answer: number };

/** The limits of a serving process, after which nobody waits for the answer any more; requirement SURV-02. */
export const servingLimits: DatabaseLimits = {
  statement: 10_000,
  lock: 5000,
  idleInTransaction: 10_000,
  answer: 11_000,
};

export type DatabasePlace = { databaseUrl?: string | undefined; file: string };

type PostgresOptions = {
  limits?: DatabaseLimits;
  /** How many connections may be open at once; half of them only for reads. */
  pool?: number;
  /** Whether a pooler stands before PostgreSQL, which takes limits for one transaction only; see `isPooled`. */
  isPooled?: boolean;
};

/**
 * Opens PostgreSQL when a URL is given, otherwise the SQLite file, which is created with its folder if missing and is readable
 * by its owner only. Limits work on PostgreSQL only; migrations and copies pass none, because they may take any time.
 */
export function openDatabase({
  databaseUrl,
  file,
  ...options
}: DatabasePlace & PostgresOptions): DatabaseHandle {
  return databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(file);
}

function openSqlite(file: string): DatabaseHandle {
  mkdirSync(dirname(file), { recursive: true, mode: ownersFolder });
  closeDatabaseFile(file);
  const writer = connectSqlite(file, false);
  const db = new Kysely<Tables>({
    dialect: writingDialect({ database: preparedOnce(writer) }),
    log: countQuery,
  });
  const reads = new Kysely<Tables>({
    dialect: new SqliteDialect({ database: async () => preparedOnce(connectSqlite(file, true)) }),
    log: countQuery,
  });
  return {
    kind: "sqlite",
    db,
    reads,
    async close() {
      await reads.destroy();
      await db.destroy();
      writer.close(); // Kysely does not close a connection that it never used
    },
  };
}

function connectSqlite(file: string, readonly: boolean) {
  const connection = new Database(file, { readonly });
  connection.pragma("busy_timeout = 10000");
  // KiB of pages: of the library's 16 MB a connection, a file as large would fill all.
  connection.pragma("cache_size = -4000");
  if (!readonly) {
    connection.pragma("journal_mode = WAL");
    // NORMAL loses acknowledged writes in a power cut; SURV-01.
    connection.pragma("synchronous = FULL");
    connection.pragma("foreign_keys = ON");
    // Deleted data is overwritten in the file; PRIV-02.
    connection.pragma("secure_delete = ON");
    // The savepoints of shared transactions keep a copy of each changed page; in a file that costs two system calls a page.
    connection.pragma("temp_store = MEMORY");
  }
  return connection;
}

function openPostgres(address: string, options: PostgresOptions): DatabaseHandle {
  const { pool = 20, limits } = options;
  const writes = openPool(address, Math.ceil(pool / 2), options);
  const reads = openPool(address, Math.floor(pool / 2), options);
  const begin = options.isPooled && limits ? beginWithin(limits) : undefined;
  const db = new Kysely<Tables>({ dialect: oneMessageDialect({ pool: writes }, begin), log: countQuery });
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: reads }), log: countQuery });
  return {
    kind: "postgres",
    db,
    reads: reading,
    async close() {
      await reading.destroy();
      await db.destroy();
      // Kysely does not end a pool that it never used.
      for (const pool of [reads, writes]) if (!pool.ended) await pool.end();
    },
  };
}

function openPool(connectionString: string, max: number, { limits, isPooled }: PostgresOptions) {
  const types = new pg.TypeOverrides();
  // The driver returns these as text, sums and averages too, because they may exceed a JavaScript number.
  for (const type of [pg.types.builtins.INT8, pg.types.builtins.NUMERIC]) types.setTypeParser(type, numberOf);
  const pool = new pg.Pool({
    connectionString,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(limits && { query_timeout: limits.answer }),
    ...(limits &&
      !isPooled && {
        statement_timeout: limits.statement,
        lock_timeout: limits.lock,
        idle_in_transaction_session_timeout: limits.idleInTransaction,
      }),
    types,
  });
  // A connection that breaks (a restart of PostgreSQL), idle or at work, must not end the process; the pool replaces it.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    dropAfterReadTimeout(client);
  });
  return pool;
}

/** Parses a number, so that it reads as on SQLite. Throws `RangeError` for an integer that a number cannot hold exactly. */
function numberOf(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && !Number.isSafeInteger(number))
    throw new RangeError(`${text} does not fit into a JavaScript number`);
  return number;
}

/** Ends a connection whose answer did not come in time, because it still waits for the answer and would delay its next user. */
function dropAfterReadTimeout(client: pg.ClientBase) {
  client.query = new Proxy(client.query, {
    apply(query, self, values) {
      const answer: unknown = Reflect.apply(query, self, values);
      if (answer instanceof Promise)
        answer.catch((error: unknown) => {
          if (isReadTimeout(error) && client instanceof pg.Client) void client.end();
        });
      return answer;
    },
  });
}

/** Whether PostgreSQL undid a transaction because it stood in a circle with another one, so that it may be run again. */
export const isUndone = (error: unknown) => hasCode(error, "40001", "40P01");
/** Whether PostgreSQL did not grant a lock in time. */
export const isLockTimeout = (error: unknown) => hasCode(error, "55P03");

/** Whether a database refused a statement with one of these codes of its own. */
export const hasCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** Whether the database gave no answer within the limit that this process measures. */
export function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

const lastStatements = new WeakMap<DatabaseConnection, string>();

/**
 * Sends a statement in one message with the commit of a transaction of `db`; for PostgreSQL only. A row that everybody changes
 * is then locked only while the server commits, and not while messages travel.
 */
export async function runAtCommit(transaction: Db, statement: string): Promise<void> {
  await transaction.getExecutor().provideConnection(async (connection) => {
    lastStatements.set(connection, statement);
  });
}

class OneMessageDriver extends PostgresDriver {
  readonly #begin: string | undefined;
  constructor(config: PostgresDialectConfig, begin: string | undefined) {
    super(config);
    this.#begin = begin;
  }
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    lastStatements.delete(connection); // left by a transaction that did not commit
    if (this.#begin) await connection.executeQuery(CompiledQuery.raw(this.#begin));
    else await super.beginTransaction(connection, settings);
  }
  override async commitTransaction(connection: DatabaseConnection) {
    const last = lastStatements.get(connection);
    if (!last) return super.commitTransaction(connection);
    lastStatements.delete(connection);
    await connection.executeQuery(CompiledQuery.raw(`${last}; commit`));
  }
}

function oneMessageDialect(config: PostgresDialectConfig, begin: string | undefined) {
  return Object.assign(new PostgresDialect(config), {
    createDriver: () => new OneMessageDriver(config, begin),
  });
}

/** `BEGIN IMMEDIATE` takes the write lock at once: a plain BEGIN fails with SQLITE_BUSY when it upgrades later. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, _settings?: TransactionSettings) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
  /** A full disk may have ended the transaction already; then the error of the full disk is reported. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    await super.rollbackTransaction(connection).catch((error: unknown) => {
      if (!/no transaction is active/.test(String(error))) throw error;
    });
  }
}

/** Kysely's own adapter can leave migrations half done on SQLite, although SQLite's DDL is transactional. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

function writingDialect(config: SqliteDialectConfig) {
  return Object.assign(new SqliteDialect(config), {
    createDriver: () => new ImmediateDriver(config),
    createAdapter: () => new TransactionalSqliteAdapter(),
  });
}
