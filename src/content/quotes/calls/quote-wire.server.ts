import { z } from "zod";
import { answerSchema, bodySchemas } from "../../../kernel/resource/schemas.ts";
import { wireOf } from "../../../kernel/resource/wire.ts";
import { channels } from "../lines-wire.ts";
import { quotes } from "../quotes.ts";

export const quoteWire = wireOf(quotes);
/** A quote with the path of its link, for who may have it. */
export const quoteAnswer = answerSchema(quotes).extend({ path: z.string().nullable() });
export const quoteBody = bodySchemas(quotes).update;
export const newQuoteBody = quoteBody.extend({ request_id: quotes.fields.requestId.schema(z) });
/** What goes out with a quote. */
export const sendBody = z.object({
  channel: z.enum(channels).default("link"),
  subject: z.string().trim().max(200).default(""),
  message: z.string().trim().max(5000).default(""),
});
export type SendBody = z.infer<typeof sendBody>;

/** What stands around the lines of a quote. */
export const paperAnswer = z.object({
  /** Whether the server can mail it to the customer. */
  canMail: z.boolean(),
  editions: z.array(
    z.object({
      id: z.number(),
      edition: z.number(),
      state: z.enum(quotes.fields.state.choices),
      sentAt: z.string().nullable(),
    }),
  ),
  /** Whom it would become a project of: the client of the request, or one with the same phone. */
  client: z.object({ id: z.number(), name: z.string() }).nullable(),
  agency: z.object({
    name: z.string(),
    legalName: z.string(),
    address: z.array(z.string()),
    phone: z.string(),
    email: z.string(),
    vatNumber: z.string(),
    commercialNumber: z.string(),
  }),
});
/** What a step refuses that a quote is not ready for. */
export const wrongState = { 409: "Not in this state" } as const;
