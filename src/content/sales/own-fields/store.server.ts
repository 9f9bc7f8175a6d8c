import type { Db } from "../../../kernel/db/database.server.ts";
import { listRecords } from "../../../kernel/db/records.server.ts";
import { invalid } from "../../../kernel/errors.ts";
import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { text } from "./own-fields.text.ts";
import { mostOwnFields, type OwnFieldRecord, ownFields, type Subject } from "./own-fields.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    own_fields: RowOf<typeof ownFields>;
  }
}

export const ownFieldsTable = recordTable(ownFields, {
  prepare: async (tx, field, before) => {
    const { subject, kind, options } = { ...before, ...field };
    // Values that are stored already would mean nothing, or something else.
    if (before && kind !== before.kind) throw invalid({ kind: text.fixed });
    if (before && subject !== before.subject) throw invalid({ subject: text.fixed });
    const offered = [...new Set(options?.filter(Boolean))];
    if (kind === "choice" && offered.length === 0) throw invalid({ options: text.noOptions });
    if (!before && (await ownFieldsOf(tx.db, subject ?? "request")).length >= mostOwnFields)
      throw invalid({ subject: text.tooMany(mostOwnFields) });
    return { ...field, options: kind === "choice" ? offered : [] };
  },
});

/** The fields of requests or of clients that are not deleted. */
export const ownFieldsOf = (db: Db, subject: Subject): Promise<OwnFieldRecord[]> =>
  listRecords(db, ownFieldsTable, { where: { subject } });

/** All fields, the deleted ones too, whose values are still stored. */
export async function allOwnFields(db: Db): Promise<OwnFieldRecord[]> {
  const [kept, trashed] = await Promise.all([
    listRecords(db, ownFieldsTable),
    listRecords(db, ownFieldsTable, { trash: true }),
  ]);
  return [...kept, ...trashed];
}
