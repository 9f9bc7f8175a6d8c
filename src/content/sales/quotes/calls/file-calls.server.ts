import { findRecord } from "../../../../kernel/db/records.server.ts";
import { AppError } from "../../../../kernel/errors.ts";
import type { Api } from "../../../../kernel/http/http.server.ts";
import { route } from "../../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../../kernel/process/kernel.server.ts";
import { idOf } from "../../../../kernel/resource/served-resource.server.ts";
import { fileHeaders, readQuoteFile } from "../file/quote-file.server.ts";
import { quotesTable } from "../table.server.ts";
import { quoteFileAnswer, quoteFileQuery, wrongState } from "./quote-wire.server.ts";

/** Adds the call that answers the file of a quote. Requirement PAPER-01. */
export function addFile(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /{id}/file",
    summary: "The file of a sent quote as PDF, or that of its acceptance",
    query: quoteFileQuery,
    answers: { 200: quoteFileAnswer },
    refuses: wrongState,
    handle: async (c, { query }) => {
      const { kind } = query();
      const quote = await findRecord(kernel.reads, quotesTable, idOf(quotesTable, c));
      if (!quote) throw new AppError("not-found");
      const file = await readQuoteFile(kernel, quote, kind);
      return c.body(new Uint8Array(file.bytes), 200, fileHeaders(file));
    },
  });
}
