import { randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase } from "../db/database.server.ts";
import { migrate } from "../db/migrations.server.ts";
import { atEndOfFile } from "./end-of-file.ts";

/*
 * Databases of the test PostgreSQL. Creating one copies three hundred files, which costs more than most tests, so a database
 * that a test gave back is emptied and used again by any process of the run. A database whose tables were altered is dropped.
 */

const run = `shurfa_${process.ppid}`;
const template = `${run}_template`;
const spare = `${run}_spare_`;

/** Takes a migrated, empty database that nobody else uses, and answers its address. */
export function takePostgres(): Promise<string> {
  return onServer(async (client) => {
    const name = `${run}_${randomUUID().replaceAll("-", "")}`;
    if (await takeSpare(client, name)) return addressOf(name);
    await makeTemplate(client);
    await client.query(`create database ${name} template ${template} strategy file_copy`);
    return addressOf(name);
  });
}

/** Empties a database for another test. Nobody may be connected to it any more. */
export async function giveBackPostgres(address: string) {
  const name = new URL(address).pathname.slice(1);
  const isEmpty = await emptied(address).catch(() => false);
  await onServer(async (client) => {
    const isSpare = isEmpty && (await renames(client, name, spare + name.slice(run.length + 1)));
    if (!isSpare) await client.query(`drop database if exists ${name} with (force)`);
  });
}

async function takeSpare(client: pg.ClientBase, name: string) {
  const { rows } = await client.query(
    "select datname from pg_database where starts_with(datname, $1) order by random() limit 1",
    [spare],
  );
  const [found] = rows;
  return found !== undefined && renames(client, found.datname, name);
}

/** Renames a database; false when another process took it, or somebody is connected. */
async function renames(client: pg.ClientBase, from: string, to: string) {
  return client.query(`alter database ${from} rename to ${to}`).then(
    () => true,
    () => false,
  );
}

async function emptied(address: string): Promise<boolean> {
  return connectedTo(address, async (client) => {
    const { rows } = await client.query("select spare.empty_all() as is_empty");
    return rows[0].is_empty;
  });
}

/** Test files run in parallel: one of them makes the template under a lock, and the others find it. */
async function makeTemplate(client: pg.ClientBase) {
  await client.query("select pg_advisory_lock(1444)");
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount) return;
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished}`);
    const address = addressOf(unfinished);
    const handle = openDatabase({ databaseUrl: address, file: "" });
    await migrate(handle).finally(() => handle.close());
    await connectedTo(address, addEmptying);
    await client.query(`alter database ${unfinished} rename to ${template}`);
  } finally {
    await client.query("select pg_advisory_unlock(1444)");
  }
}

/**
 * Adds `spare.empty_all()`, which resets all rows and counters to what the migrations left, and answers whether it could: after
 * any change of the schema it does nothing. It needs no table of its own, because backups and other tests list the tables.
 */
async function addEmptying(client: pg.ClientBase) {
  const tables: string[] = [];
  const rows: string[] = [];
  for (const { table } of await textsOf(
    client,
    `select format('%I.%I', schemaname, tablename) as table from pg_tables where schemaname = 'public'`,
  )) {
    tables.push(`'${table}'`);
    const [{ kept } = {}] = await textsOf(client, `select json_agg(t)::text as kept from ${table} t`);
    if (!kept) continue;
    const values = `json_populate_recordset(null::${table}, ${client.escapeLiteral(kept)})`;
    rows.push(`insert into ${table} overriding system value select * from ${values};`);
  }
  const counters = await textsOf(
    client,
    `select format('perform setval(%L, %s, %L);', format('%I.%I', schemaname, sequencename),
      coalesce(last_value, start_value), last_value is not null) as reset from pg_sequences`,
  );
  await client.query(`
    create schema spare;
    create sequence spare.alterations;
    create function spare.note_alteration() returns event_trigger language plpgsql security definer
      as $$ begin perform nextval('spare.alterations'); end $$;
    create function spare.empty_all() returns boolean language plpgsql as $empty$
    declare
      name text;
      is_filled boolean;
    begin
      if (select is_called from spare.alterations) then return false; end if;
      set local session_replication_role = replica;
      foreach name in array array[${tables.join()}] loop
        execute 'select exists (select from ' || name || ')' into is_filled;
        -- What a delete leaves behind slows down later tests, where it is much; a truncate costs several files.
        if is_filled and pg_relation_size(name::regclass) > 65536 then execute 'truncate ' || name || ' cascade';
        elsif is_filled then execute 'delete from ' || name;
        end if;
      end loop;
      ${rows.join("\n")}
      ${counters.map(({ reset }) => reset).join("\n")}
      return true;
    end $empty$;
    create event trigger note_alteration on ddl_command_end execute function spare.note_alteration();
  `);
}

async function textsOf(client: pg.ClientBase, query: string) {
  const { rows } = await client.query<Record<string, string>>(query);
  return rows;
}

let pool: pg.Pool | undefined;

/** Runs a function on the one connection that this process has to the server, for one caller at a time. */
async function onServer<Result>(use: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  pool ??= openPool();
  const client = await pool.connect();
  return use(client).finally(() => client.release());
}

function openPool() {
  const opened = new pg.Pool({ connectionString: serverAddress(), max: 1, idleTimeoutMillis: 0 });
  atEndOfFile(async () => {
    pool = undefined;
    await opened.end();
  });
  return opened;
}

async function connectedTo<Result>(
  address: string,
  use: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  return use(client).finally(() => client.end());
}

function addressOf(name: string) {
  const address = new URL(serverAddress());
  address.pathname = `/${name}`;
  return address.href;
}

function serverAddress() {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error("TEST_DATABASE_URL is missing: run the tests through vitest and its config");
  return address;
}
