import { oldAddress } from "../../text/old-address.ts";
import { kindOf } from "../field.ts";

/** The paths that the server itself answers, whatever pages exist. */
const own = /^\/(?:(?:admin|api|assets|uploads|social|covers|icons|draft|review|q)(?:[/?]|$)|$)/;

/** An old address of this site in its canonical spelling, except those that the server itself answers. Requirement ADDR-01. */
export const sitePath = kindOf<string>("sitePath", () => ({
  stored: "text",
  initial: () => "",
  schema: (z) =>
    z
      .string()
      .trim()
      .min(1)
      .max(500)
      .refine((typed) => oldAddress(typed) !== undefined, { error: "sitePath", abort: true })
      .transform((typed) => oldAddress(typed) ?? "")
      .refine((path) => !own.test(path), "ownPath"),
}));
