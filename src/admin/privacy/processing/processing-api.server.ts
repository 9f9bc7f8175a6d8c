import { z } from "zod";
import { readSettings } from "../../../content/settings/store.server.ts";
import type { Api } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import { byName, keysOf } from "../../../kernel/objects.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { answerCsv, csvFile } from "../../../kernel/resource/csv/csv-answer.server.ts";
import { text } from "./processing.text.ts";
import { type ProcessingRecord, recordOf } from "./processing-record.ts";

const columns = keysOf(text.heads);
const answer: z.ZodType<ProcessingRecord> = z.object({
  house: z.array(z.object({ label: z.string(), value: z.string() })),
  activities: z.array(z.object(byName(columns, () => z.string()))),
});

/** Adds the record of processing activities and its file to the privacy desk; requirement PRIV-04. */
export function addProcessing(api: Api, kernel: Kernel) {
  const read = async () => recordOf(await readSettings(kernel.reads));
  route(api, {
    call: "GET /processing",
    summary: "The record of processing activities",
    answers: { 200: answer },
    handle: async (c) => c.json(await read()),
  });

  route(api, {
    call: "GET /processing/export.csv",
    summary: "Exports the record of processing activities as a CSV file",
    answers: { 200: csvFile },
    handle: async (c) => {
      const { house, activities } = await read();
      const rows = [
        ...house.map(({ label, value }) => [label, value]),
        [],
        Object.values(text.heads),
        ...activities.map((activity) => columns.map((column) => activity[column])),
      ];
      return answerCsv(c, rows, "processing", text.file);
    },
  });
}
