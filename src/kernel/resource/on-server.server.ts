import type { ZodType } from "zod";
import { storedPhone } from "../text/phone.server.ts";
import type { Field } from "./field.ts";
import { cleanLongText, cleanRichText } from "./kinds/rich-text.server.ts";

/** Adds the phone parser and the sanitiser, which stay on the server, to the schema of a field; AR-03, SEC-09. */
export function onServer(schema: ZodType, { kind, options }: Field): ZodType {
  if (kind === "phone") return schema.transform((typed) => storedPhone(String(typed)));
  if (kind !== "richText") return schema;
  const clean = options.isLong ? cleanLongText : cleanRichText;
  return schema.transform((html) => clean(String(html)));
}
