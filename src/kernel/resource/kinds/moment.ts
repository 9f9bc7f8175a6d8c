import { kindOf } from "../field.ts";

/** A point of time, ISO in UTC; null for never. */
export const moment = kindOf<string | null>("moment", () => ({
  stored: "text",
  initial: () => null,
  schema: (z) => z.iso.datetime().nullable(),
}));
