import type { Field, Zod } from "../../../../kernel/resource/field.ts";

/** As a sent quote keeps them: an edition from before or after this one may have other words. English ones begin with `en.`. */
export type KeptWords = Readonly<Record<string, string>>;

export const keptWordsSchema = (z: Zod) => z.record(z.string(), z.string()).nullable();

/** The kind of the words of a sent quote; null before, and nobody reads them but its paper. Without the words themselves, which few need. */
export function keptWords(): Field<KeptWords | null, { setByServer: true; readBy: "nobody" }> {
  return {
    kind: "keptWords",
    options: { setByServer: true, readBy: "nobody" },
    stored: "json",
    initial: () => null,
    schema: keptWordsSchema,
  };
}
