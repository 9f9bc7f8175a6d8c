import { Hono } from "hono";
import { answerFile } from "../../content/sales/attachments/attachment-calls.server.ts";
import { findAttachment } from "../../content/sales/attachments/attachments-store.server.ts";
import { quoteFileKinds } from "../../content/sales/quotes/file/file-kinds.ts";
import { fileHeaders, hasFile, readQuoteFile } from "../../content/sales/quotes/file/quote-file.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { busyPage } from "../errors/busy-page.server.ts";
import { openLink } from "./open-link.server.ts";

/**
 * `/q/<token>/offer.pdf` and `/q/<token>/acceptance.pdf`: the file of the quote that the link shows, and `/q/<token>/files/<id>`:
 * what is attached to it, for its holder. PAPER-01, THREAD-01
 */
export function quoteFiles(kernel: Kernel) {
  const app = new Hono<ApiEnv>();
  for (const kind of quoteFileKinds)
    app.get(`/:token/${kind}.pdf`, async (c, next) => {
      const { quote } = await openLink(kernel, c.req.param("token"));
      if (!quote || quote.state === "withdrawn" || !hasFile(quote, kind)) return next();
      try {
        const file = await readQuoteFile(kernel, quote, kind);
        return c.body(new Uint8Array(file.bytes), 200, fileHeaders(file));
      } catch (error) {
        if (error instanceof AppError && error.code === "unavailable")
          return busyPage(error.retryAfter ?? 10);
        throw error;
      }
    });
  app.get("/:token/files/:attachment{[0-9]{1,9}}", async (c, next) => {
    const { quote } = await openLink(kernel, c.req.param("token"));
    if (!quote || quote.state === "withdrawn") return next();
    const id = Number(c.req.param("attachment"));
    try {
      const attachment = await findAttachment(kernel.reads, { quoteId: quote.id }, id);
      return await answerFile(kernel, attachment);
    } catch (error) {
      if (error instanceof AppError && error.code === "not-found") return next();
      throw error;
    }
  });
  return app;
}
