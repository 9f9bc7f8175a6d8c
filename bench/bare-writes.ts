import { createServer } from "node:http";
import Database from "better-sqlite3";

// The limit that a stored quote request is measured against: a server that only writes the same rows in one transaction.
const database = new Database(process.argv[2] ?? "");
database.pragma("journal_mode = WAL");
database.pragma("synchronous = FULL");
const columns = (table: string) =>
  (database.pragma(`table_info(${table})`) as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== "id");
const tables = ["submissions", "project_requests", "revisions", "outbox"].map((table) => ({
  names: columns(table),
  last: database.prepare(`select * from ${table} order by rowid desc limit 1`).get() as Record<
    string,
    unknown
  >,
  insert: database.prepare(
    `insert into ${table} (${columns(table)
      .map((name) => `"${name}"`)
      .join()}) values (${columns(table).fill("?").join()})`,
  ),
}));
let count = 0;
const store = database.transaction((mark: string) => {
  for (const { names, last, insert } of tables)
    insert.run(
      names.map((name) =>
        name === "key" || name === "message_id" ? `${mark}-${count++}` : (last[name] ?? null),
      ),
    );
});

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { name } = JSON.parse(Buffer.concat(chunks).toString());
    store.immediate(`${process.pid}-${name}`);
    response.writeHead(201, { "content-type": "application/json" }).end(JSON.stringify({ name }));
  });
}).listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
