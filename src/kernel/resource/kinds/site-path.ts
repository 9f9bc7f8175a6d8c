import { plainPath } from "../../text/site-path.ts";
import { kindOf } from "../field.ts";

/** Where the server itself answers, whatever pages there are. */
const own = /^\/(admin|api|assets|uploads|social|covers|icons|draft|q|)(\/|$)/;

/** The path of an address of this site, in its one spelling; not where the server itself answers. Requirement ADDR-01. */
export const sitePath = kindOf<string>("sitePath", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z
      .string()
      .trim()
      .min(1)
      .max(500)
      .refine((typed) => plainPath(typed) !== undefined, { error: "sitePath", abort: true })
      .transform((typed) => plainPath(typed) ?? "")
      .refine((path) => !own.test(path), "ownPath"),
}));
