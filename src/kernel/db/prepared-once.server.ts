import type Database from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

const mostStatements = 300;
/**
 * A statement with more values than any record has columns names records, has a text for each number of them, and holds some 200
 * bytes a value outside of the JavaScript heap: kept, those of an hour of files held 80 MB.
 */
const mostValues = 100;

/** Caches prepared statements, because parsing takes longer than a short read. SQLite itself handles changes of the schema. */
export function preparedOnce(connection: Database.Database): SqliteDatabase {
  const prepared = new Map<string, Database.Statement>();
  return {
    prepare(text) {
      const known = prepared.get(text);
      // A statement that is being read row by row cannot serve a second reader.
      if (known && !known.busy) return statementOf(known);
      const statement = connection.prepare(text);
      if (hasMore(text, mostValues)) return statementOf(statement);
      if (prepared.size >= mostStatements) prepared.clear();
      prepared.set(text, statement);
      return statementOf(statement);
    },
    close: () => void connection.close(),
  };
}

// The edge of a library: Kysely's type allows fewer parameters.
const statementOf = (statement: Database.Statement) => statement as ReturnType<SqliteDatabase["prepare"]>;

const hasMore = (text: string, values: number) =>
  text.length > 3 * values && text.split("?", values + 2).length > values + 1;
