import type { ZodType } from "zod";
import { storedPhone } from "../text/phone.server.ts";
import type { Field } from "./field.ts";
import { cleanRichText } from "./kinds/rich-text.server.ts";

/** The parser of phone numbers and the sanitiser stay on the server, so the schema of a form does not hold them; AR-03, SEC-09. */
export function onServer(schema: ZodType, { kind }: Field): ZodType {
  if (kind === "phone") return schema.transform((typed) => storedPhone(String(typed)));
  return kind === "richText" ? schema.transform((html) => cleanRichText(String(html))) : schema;
}
