import type { Compilable, CompiledQuery } from "kysely";
import { getOrMake } from "../objects.ts";
import { type Db, loose, type SqlValue } from "./database.server.ts";

type Row = Record<string, SqlValue>;
type Statement<Values extends readonly SqlValue[], Answer> = (db: Db, ...values: Values) => Promise<Answer[]>;

/** Placeholder in a statement for a value that each run supplies. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that is compiled once for each kind of database, at its first run. Building and compiling takes longer than
 * SQLite takes to run it, so the statements of every write are made here; decision 0033. `build` gets placeholders instead of
 * values and must not inspect them. A run answers the rows that the statement returns.
 */
export function prepared<Values extends readonly SqlValue[], Answer>(
  build: (db: Db, ...values: Values) => Compilable<Answer>,
): Statement<Values, Answer> {
  const compiled = new Map<unknown, CompiledQuery<Answer>>();
  return async (db, ...values) => {
    const statement = getOrMake(compiled, db.getExecutor().adapter.constructor, () => {
      const places: unknown = values.map((_, index) => new Place(index));
      return build(db, ...(places as Values)).compile(); // the row edge: the values replace the placeholders in each run
    });
    const parameters = statement.parameters.map((part) =>
      part instanceof Place ? values[part.index] : part,
    );
    return (await db.executeQuery<Answer>({ ...statement, parameters })).rows;
  };
}

const inserts = new Map<string, Statement<SqlValue[], Row>>();

/** Stores a row and answers it as stored. The column names of `row` must come from the code, never from a visitor. */
export async function insertRow(db: Db, table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row);
  const insert = getOrMake(inserts, `${table} ${columns}`, () =>
    prepared((db, ...values) =>
      loose(db)
        .insertInto(table)
        .values(Object.fromEntries(columns.map((column, index) => [column, values[index]])))
        .returningAll(),
    ),
  );
  const [stored] = await insert(db, ...Object.values(row));
  if (!stored) throw new Error(`the insert into ${table} returned no row`);
  return stored;
}
