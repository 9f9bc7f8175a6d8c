import { z } from "zod";
import { countRecords, listRecords } from "../../db/records.server.ts";
import { createRecord, updateRecord, type Write, write } from "../../db/write.server.ts";
import { AppError, invalid } from "../../errors.ts";
import { type Api, type ApiContext, readBytes } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import { digestOf } from "../../process/digest.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import { isoDay } from "../../text/format.ts";
import { ifMatch } from "../calls/if-match.server.ts";
import { describeListQuery, readListQuery } from "../calls/list.server.ts";
import type { ServedResource } from "../served-resource.server.ts";
import { answerCsv, csvFile } from "./csv-answer.server.ts";
import { cellOf } from "./csv-cells.server.ts";
import { type CsvLine, fileColumns, knownChoices, planImport, readHead } from "./csv-import.server.ts";
import { decodeCsv } from "./decode-csv.server.ts";

const importLimit = 2 * 1024 * 1024;

const line = z.object({
  row: z.number().int(),
  action: z.enum(["create", "update", "unchanged"]),
  fields: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  errors: z.record(z.string(), z.string()),
  version: z.number().int().nullable(),
  /** The record whose phone or e-mail the row has, although it does not name it. */
  known: z.object({ id: z.union([z.number().int(), z.string()]), title: z.string() }).optional(),
});
const counts = z.object({ created: z.number(), updated: z.number(), unchanged: z.number() });

const head = z.object({ head: z.string(), column: z.string().nullable(), sample: z.string() });

const choices = {
  columns: z
    .string()
    .transform((names) => names.split(","))
    .optional()
    .describe("The wire names of the file's columns in their order; empty for one that is not read"),
  known: z
    .enum(knownChoices)
    .optional()
    .describe("What happens to rows whose phone or e-mail a record has; without it they are refused"),
};

/**
 * `GET /export.csv`: the records of a list call as a file. `POST /import` with a file: `?dry=1` answers what each row would do
 * and stores nothing; without it all rows are stored in one transaction or, if one of them is wrong, none. If the dry answer's
 * ETag is sent as If-Match, an import that would now make other changes is refused (412); requirement SURV-05.
 */
export function addCsv(api: Api, kernel: Kernel, served: ServedResource) {
  if (served.resource.hasFiles === false) return;
  const { table, wire } = served;

  route(api, {
    call: "GET /export.csv",
    summary: "The records of a list as a file",
    query: describeListQuery(served),
    answers: { 200: csvFile },
    // An export of personal data needs a recent proof of identity; SEC-01.
    proof: table.personal,
    handle: async (c) => {
      const columns = await fileColumns(kernel.reads, served);
      const records = await listRecords(kernel.reads, table, readListQuery(served, c));
      const rows = records.map((record) => {
        const wired: Record<string, unknown> = wire.toWire(record);
        return columns.map((column) => cellOf(column, wired[column.name]));
      });
      return answerCsv(c, [columns.map(({ label }) => label), ...rows], served.resource.path);
    },
  });

  route(api, {
    call: "POST /import/columns",
    summary: "Returns the names in the first row of a file, with the column that each of them means",
    content: csvFile,
    answers: { 200: head.array() },
    handle: async (c) => c.json(await readHead(kernel.reads, served, await readFile(c))),
  });

  route(api, {
    call: "POST /import",
    programDeed: "import",
    summary: "Stores the rows of a file; with dry=1 returns what each row would do, and stores nothing",
    query: z.object({ dry: z.literal("1").optional(), ...choices }),
    content: csvFile,
    answers: { 200: z.union([z.array(line), counts]) },
    refuses: { 412: "The import no longer matches its preview" },
    handle: async (c, { actor, query }) => {
      const { dry, ...chosen } = query();
      const choices = { ...chosen, today: isoDay(kernel.now()) };
      const file = await readFile(c);
      if (dry === "1") {
        const lines = await planImport(kernel.reads, served, file, choices);
        c.header("ETag", planTag(lines));
        return c.json(
          lines.map(({ record, changes, ...told }) => ({ ...told, version: record?.version ?? null })),
        );
      }
      const seen = ifMatch(c);
      const lines = await write(kernel, actor, async (tx) => {
        const lines = await planImport(tx.db, served, file, choices);
        if (seen !== undefined && seen !== planTag(lines)) throw new AppError("precondition-failed");
        refuseBadLines(lines);
        await store(tx, served, lines);
        return lines;
      });
      const count = (action: string) => lines.filter((line) => line.action === action).length;
      return c.json({
        created: count("create"),
        updated: count("update"),
        unchanged: count("unchanged"),
      });
    },
  });
}

/** The text of the sent file. Throws `unsupported-type`, `too-large` or `invalid`. */
async function readFile(c: ApiContext): Promise<string> {
  if (!/^text\/csv\b/i.test(c.req.header("content-type") ?? "")) throw new AppError("unsupported-type");
  return decodeCsv(await readBytes(c.req.raw, importLimit));
}

/** A tag that changes with the effects of the file, and with every record that the file names. */
function planTag(lines: readonly CsvLine[]) {
  const plan = lines.map(({ row, action, record }) => [row, action, record?.id, record?.version]);
  return `"${digestOf(JSON.stringify(plan), "base64url")}"`;
}

/** Throws `invalid` with the sentences of wrong rows, each under `<row>.<field>`. */
function refuseBadLines(lines: readonly CsvLine[]) {
  const errors = lines.flatMap(({ row, errors }) =>
    Object.entries(errors).map(([name, sentence]) => [`${row}.${name}`, sentence] as const),
  );
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
}

async function store(tx: Write, { table, blank, fromFile }: ServedResource, lines: readonly CsvLine[]) {
  const now = new Date(tx.at);
  let count = await countRecords(tx.db, table);
  for (const { action, record, changes } of lines) {
    if (action === "unchanged") continue;
    if (record) await updateRecord(tx, table, record.id, changes);
    else await createRecord(tx, table, { ...blank(count++, now), ...changes, ...fromFile });
  }
}
