import { z } from "zod";
import type { ApiContext } from "../../http/http.server.ts";
import type { Content } from "../../http/route.server.ts";
import { saveAs } from "../../http/save-as.server.ts";
import { type CsvRow, writeCsv } from "./csv.ts";

/** A CSV file in the description of a call. */
export const csvFile: Content = { "text/csv": z.string() };

/** Answers rows as a file to save: under `shownName`, or under `name` if the browser accepts only Latin letters. */
export function answerCsv(c: ApiContext, rows: readonly CsvRow[], name: string, shownName?: string) {
  c.header("Content-Type", "text/csv; charset=utf-8");
  c.header("Content-Disposition", saveAs(`${name}.csv`, shownName && `${shownName}.csv`));
  return c.body(writeCsv(rows));
}
