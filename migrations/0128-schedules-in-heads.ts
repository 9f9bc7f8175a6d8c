import { sql } from "kysely";
import { isSqlite, type LooseDb } from "../src/kernel/db/database.server.ts";

/**
 * A section has at most one schedule, which moves into its head; when it was planned stands in the audit trail. Servers of the earlier
 * version that answer beside this one go on with a view of the former name, and lose no publication. Requirements DOC-03, SURV-07.
 */
export async function up(db: LooseDb) {
  const lock = sql`lock table page_heads, page_schedules in access exclusive mode`; // nobody plans anything between copy and view
  const statements = isSqlite(db) ? [...moving, ...viewOnSqlite] : [lock, ...moving, ...viewOnPostgres];
  for (const statement of statements) await statement.execute(db);
}

const moving = [
  sql`alter table page_heads add column publish_at text`,
  sql`alter table page_heads add column content text`,
  sql`alter table page_heads add column author_id integer`,
  sql`alter table page_heads add column author_name text`,
  sql`insert into page_heads (section, revision)
    select section, 1 from page_schedules where section not in (select section from page_heads)`,
  ...["publish_at", "content", "author_id", "author_name"].map(
    (column) => sql`update page_heads set ${sql.ref(column)} =
      (select ${sql.ref(`page_schedules.${column}`)} from page_schedules where page_schedules.section = page_heads.section)`,
  ),
  sql`drop table page_schedules`,
  sql`create index page_heads_due on page_heads (publish_at) where publish_at is not null`,
  sql`create view page_schedules as
    select section, publish_at, content, author_id, author_name, '' as created_at
    from page_heads where publish_at is not null`,
];

const plan = sql`insert into page_heads (section, revision, publish_at, content, author_id, author_name)
    values (new.section, 1, new.publish_at, new.content, new.author_id, new.author_name)
    on conflict (section) do update set publish_at = excluded.publish_at, content = excluded.content,
      author_id = excluded.author_id, author_name = excluded.author_name`;
const cancel = sql`update page_heads set publish_at = null, content = null, author_id = null, author_name = null
    where section = old.section`;

const viewOnSqlite = [
  sql`create trigger page_schedules_plan instead of insert on page_schedules begin ${plan}; end`,
  sql`create trigger page_schedules_change instead of update on page_schedules begin ${plan}; end`,
  sql`create trigger page_schedules_cancel instead of delete on page_schedules begin ${cancel}; end`,
];

const viewOnPostgres = [
  sql`create function page_schedules_write() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        ${cancel};
        return old;
      end if;
      ${plan};
      return new;
    end $$`,
  sql`create trigger page_schedules_write instead of insert or update or delete on page_schedules
    for each row execute function page_schedules_write()`,
];
