import { z } from "zod";
import { largestId, type Stored } from "../../db/stored.ts";
import { invalid } from "../../errors.ts";
import { parseBodyAsJson } from "../../http/http.server.ts";
import { fieldErrors } from "../field-messages.ts";
import type { RecordTable } from "../record-table.server.ts";

const most = 1000;
/** Most bytes of a body that lists ids. */
export const idsLimit = 256 * 1024;

/** Ids of a table, at most a thousand of them at once. */
export function idList<T extends Stored<number | string>>(table: RecordTable<T>) {
  const id =
    table.id === "integer"
      ? z.number().int().max(largestId)
      : z.string().max(200).refine(isPlainText, "badCharacters");
  return z.array(id).max(most);
}

/** Reads a body of ids, whose list may be longer than those of other bodies; ids need no cleaning. Throws `invalid`. */
export async function readIds<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await parseBodyAsJson(request, idsLimit));
  if (!parsed.success) throw invalid(fieldErrors(parsed.error));
  return parsed.data;
}

function isPlainText(text: string) {
  return text.isWellFormed() && !text.includes("\0");
}
