import type Database from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

const mostStatements = 300;

/** Caches prepared statements, because parsing takes longer than a short read. SQLite itself handles changes of the schema. */
export function preparedOnce(connection: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(text) {
      let statement = prepared.get(text);
      // A statement that is being read row by row cannot serve a second reader.
      if (statement === undefined || statement.busy) {
        statement = connection.prepare(text);
        if (prepared.size >= mostStatements) prepared.clear();
        prepared.set(text, statement);
      }
      return statement as ReturnType<SqliteDatabase["prepare"]>; // the edge of a library: Kysely's type allows fewer parameters
    },
    close: () => void connection.close(),
  };
}
