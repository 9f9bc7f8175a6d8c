import type { Compilable, CompiledQuery } from "kysely";
import { getOrMake } from "../objects.ts";
import { type Db, loose, type SqlValue } from "./database.server.ts";

type Row = Record<string, SqlValue>;
type Statement<Values extends readonly SqlValue[], Answer> = (db: Db, ...values: Values) => Promise<Answer[]>;

/** Stands in a statement for a value that each run brings. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/**
 * A statement that is put together once for each kind of database, at its first run: to build and compile one takes longer
 * than SQLite takes to run it, so what every write runs comes from here; decision 0033. `build` gets places instead of values
 * and must not look into them. A run answers the rows that the statement returns.
 */
export function prepared<Values extends readonly SqlValue[], Answer>(
  build: (db: Db, ...values: Values) => Compilable<Answer>,
): Statement<Values, Answer> {
  const compiled = new Map<unknown, CompiledQuery<Answer>>();
  return async (db, ...values) => {
    const statement = getOrMake(compiled, db.getExecutor().adapter.constructor, () => {
      const places: unknown = values.map((_, index) => new Place(index));
      return build(db, ...(places as Values)).compile(); // the row edge: they leave with the values in their stead
    });
    const parameters = statement.parameters.map((part) =>
      part instanceof Place ? values[part.index] : part,
    );
    return (await db.executeQuery<Answer>({ ...statement, parameters })).rows;
  };
}

const inserts = new Map<string, Statement<SqlValue[], Row>>();

/** Stores a row and answers it as the table has it; the columns of `row` are the caller's, never a visitor's. */
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
  if (!stored) throw new Error(`nothing was stored in ${table}`);
  return stored;
}
