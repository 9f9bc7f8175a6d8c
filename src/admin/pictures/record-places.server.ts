import type { FoundUse } from "../../content/media/library-api.server.ts";
import { type Db, loose } from "../../kernel/db/database.server.ts";
import type { Stored } from "../../kernel/db/stored.ts";
import { updateRecord, type Write } from "../../kernel/db/write.server.ts";
import { columnOf, decodeRow, type RecordTable } from "../../kernel/resource/record-table.server.ts";
import type { Area } from "../../kernel/roles.ts";
import type { screenNames } from "../shell/admin.text.ts";

/** A kind of place that shows pictures: finds and replaces the pictures there. */
export type PlaceKind = {
  /** The area whose rights the places ask for, to be seen and to be changed. */
  area: Area;
  screen: ScreenKey;
  usesOf(db: Db, path: string): Promise<FoundUse[]>;
  /** The texts and JSON values that contain the picture paths of all places of this kind. */
  textsOf(db: Db): Promise<string[]>;
  /** Replaces the picture `from` by `to` in the place with this key. */
  replace(tx: Write, key: string, from: string, to: string): Promise<unknown>;
};

type ScreenKey = keyof typeof screenNames;

type Pictured<T extends Stored<number | string>> = {
  area: Area;
  table: RecordTable<T>;
  screen: ScreenKey;
  fields: readonly string[];
  titleOf(record: T): string;
};

/** The records of a resource as places of pictures; `fields` are those that hold paths of pictures. */
export function recordPlaces<T extends Stored<number | string>>({
  table,
  area,
  screen,
  fields,
  titleOf,
}: Pictured<T>): PlaceKind {
  const columns = fields.map((field) => columnOf(table, field).name);
  const holders = async (db: Db, path: string): Promise<T[]> => {
    const rows = await loose(db)
      .selectFrom(table.name)
      .selectAll()
      .where("deleted_at", "is", null)
      .where((eb) => eb.or(columns.map((column) => eb(column, "like", `%${path}%`))))
      .orderBy("id")
      .execute();
    // LIKE reads the `_` of a path as any letter, so the rows are checked again.
    return rows
      .map((row): T => decodeRow(table, row))
      .filter((record) => fields.some((field) => JSON.stringify(fieldValue(record, field))?.includes(path)));
  };
  const keyOf = (record: T) => `${screen}/${record.id}`;
  return {
    area,
    screen,
    async usesOf(db, path) {
      return (await holders(db, path)).map((record) => ({
        key: keyOf(record),
        title: titleOf(record),
        href: `/admin/${screen}?edit=${record.id}`,
      }));
    },
    async textsOf(db) {
      const rows = await loose(db)
        .selectFrom(table.name)
        .select(columns)
        .where("deleted_at", "is", null)
        .execute();
      return rows.flatMap((row) => Object.values(row).map((value) => String(value ?? "")));
    },
    async replace(tx, key, from, to) {
      const record = (await holders(tx.db, from)).find((holder) => keyOf(holder) === key);
      if (!record) return;
      const changes = fields.map((field) => [
        field,
        JSON.parse(JSON.stringify(fieldValue(record, field)).replaceAll(from, to)),
      ]);
      await updateRecord(tx, table, record.id, Object.fromEntries(changes));
    },
  };
}

/** The value of a field whose name is known only at run time. */
const fieldValue = (record: object, field: string): unknown => Reflect.get(record, field);
