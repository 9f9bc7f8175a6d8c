import { z } from "zod";

/** A missing path, how often it was requested in 30 days, and on which day last. */
export const missingAnswer = z.object({ path: z.string(), hits: z.number().int(), last: z.string() });
export type MissingAnswer = z.infer<typeof missingAnswer>;

/** The address that resembles a path most; null where none does. */
export const nearestAnswer = z.object({ address: z.string().nullable() });
export type NearestAnswer = z.infer<typeof nearestAnswer>;
