import { createServer } from "node:http";
import Database from "better-sqlite3";

// A fixed amount of a list's work, whatever the site stores: bare node:http that reads 100,000 rows and answers fifty.
const database = new Database(":memory:");
database.exec(`create table rows (id integer primary key, text text);
  with recursive numbers (id) as (select 1 union all select id + 1 from numbers where id < 100000)
  insert into rows select id, 'row ' || id || ' of a table that is read from its first row to its last' from numbers`);
const found = database.prepare("select count(*) as count from rows where text like '%none of them%'");
const page = database.prepare("select * from rows order by id desc limit 50");

createServer((_request, response) => {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ ...(found.get() as { count: number }), rows: page.all() }));
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
