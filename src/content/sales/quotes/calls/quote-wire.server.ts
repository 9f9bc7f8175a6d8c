import { z } from "zod";
import { onServer } from "../../../../kernel/resource/on-server.server.ts";
import { answerSchema, bodySchemas } from "../../../../kernel/resource/schemas.ts";
import { wireOf } from "../../../../kernel/resource/wire.ts";
import { agencySchema } from "../agency.ts";
import { keptWordsSchema } from "../document/kept-words.ts";
import { quoteLanguages } from "../document/quote-language.ts";
import { quoteFileKinds } from "../file/file-kinds.ts";
import { pdf } from "../file/quote-file.server.ts";
import { channels } from "../lines-wire.ts";
import { quoteStages, quotes } from "../quotes.ts";

export const quoteWire = wireOf(quotes);
/** A quote with the path of its link; null for users who may not see it. */
export const quoteAnswer = answerSchema(quotes).extend({ path: z.string().nullable() });
export const quoteBody = bodySchemas(quotes, onServer).update;
export const newQuoteBody = quoteBody.extend({ request_id: quotes.fields.requestId.schema(z) });
/** How a quote is sent, and the words of a mail. */
export const sendBody = z.object({
  channel: z.enum(channels).default("link"),
  subject: z.string().trim().max(200).default(""),
  message: z.string().trim().max(5000).default(""),
});
export type SendBody = z.infer<typeof sendBody>;

/** What the screen of a quote shows beside the quote itself. */
export const paperAnswer = z.object({
  /** Whether the server can mail it to the customer. */
  canMail: z.boolean(),
  editions: z.array(
    z.object({
      id: z.number(),
      edition: z.number(),
      stage: z.enum(quoteStages),
      sentAt: z.string().nullable(),
      language: z.enum(quoteLanguages),
    }),
  ),
  /** The client whose project it would become: that of the request, or one with the same phone. */
  client: z.object({ id: z.number(), name: z.string() }).nullable(),
  agency: agencySchema(z),
  /** The words of the document as the sent quote keeps them; null for those of this edition. */
  words: keptWordsSchema(z),
});
/** A quote's file in the description of a call. */
export const quoteFileAnswer = { [pdf]: z.string() };
export const quoteFileQuery = z.object({ kind: z.enum(quoteFileKinds).default("offer") });
/** The refusal of a step for which the quote is in the wrong state. */
export const wrongState = { 409: "Not in this state" } as const;
