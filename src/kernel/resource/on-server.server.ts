import type { ZodType } from "zod";
import { storedPhone } from "../text/phone.server.ts";
import type { Field } from "./field.ts";
import { cleanTextOf } from "./kinds/rich-text.server.ts";

/** Adds the phone parser and the sanitiser, which stay on the server, to the schema of a field; AR-03, SEC-09. */
export function onServer(schema: ZodType, field: Field): ZodType {
  if (field.kind === "phone") return schema.transform((typed) => storedPhone(String(typed)));
  if (field.kind !== "richText") return schema;
  return schema.transform((html) => cleanTextOf(field, String(html)));
}
