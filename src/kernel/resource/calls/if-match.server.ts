import { z } from "zod";
import { type ApiContext, parseInput } from "../../http/http.server.ts";

/**
 * The entity tag that an `If-Match` header asks for. Undefined without the header, and for `*`, which any
 * existing record matches (RFC 9110, 13.1.1); the look-up of the record answers 404 when there is none.
 */
export function ifMatch(c: ApiContext): string | undefined {
  const header = c.req.header("if-match")?.trim();
  return header === "*" ? undefined : header;
}

/** `ifMatch` for tags that are versions of a record, such as `"3"`. Throws `invalid` for any other tag. */
export function ifVersion(c: ApiContext): number | undefined {
  const tag = ifMatch(c);
  return tag === undefined ? undefined : parseInput(z.coerce.number().int(), tag.replace(/^W\/|"/g, ""));
}
