import type { ColumnDefinitionBuilder } from "kysely";
import type { LooseDb } from "../src/kernel/db/database.server.ts";

const words = [
  "challenge",
  "challenge_text",
  "decision",
  "decision_text",
  "result",
  "result_text",
  "detail_caption",
];

/** Adds whether the site shows a project, and the fields of its case study; requirements SITE-01, SITE-05. */
export async function up(db: LooseDb) {
  const add = (column: string, type: "text" | "integer", define = asItIs) =>
    db.schema.alterTable("projects").addColumn(column, type, define).execute();
  for (const column of words) await add(column, "text", always(""));
  await add("figures", "text", always("[]"));
  await add("is_active", "integer", always(1));
  await add("detail_image", "text");
  for (const side of ["detail_x", "detail_y"]) await add(side, "integer", always(50));
  await add("detail_zoom", "integer", always(150));
}

const asItIs = (column: ColumnDefinitionBuilder) => column;
const always = (value: string | number) => (column: ColumnDefinitionBuilder) =>
  column.notNull().defaultTo(value);
