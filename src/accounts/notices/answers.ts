import { z } from "zod";
import { noticeKinds } from "../../kernel/notices.ts";
import { byName } from "../../kernel/objects.ts";
import { noticeMessages } from "./notices.text.ts";

/*
 * The schemas of the calls about one's own notices. Browser code imports only types.
 */

const ways = z.object({ bell: z.boolean(), mail: z.boolean(), push: z.boolean() });
const hour = z.number().int().min(0).max(23);
const quiet = z.object({
  isOn: z.boolean(),
  from: hour,
  to: hour,
  weekend: z.boolean(),
  exceptUrgent: z.boolean(),
});
const chosenQuiet = quiet.refine(({ from, to }) => from !== to, {
  path: ["to"],
  message: noticeMessages.sameHour,
});
const chosenDigest = z
  .object({ isOn: z.boolean(), hour, days: z.array(z.number().int().min(0).max(6)).max(7) })
  .transform((value) => ({ ...value, days: [...new Set(value.days)].sort() }))
  .refine(({ isOn, days }) => !isOn || days.length > 0, { path: ["days"], message: noticeMessages.noDay });
const digest = z.object({ isOn: z.boolean(), hour, days: z.array(z.number().int()) });

const each = <Schema extends z.ZodType>(schema: Schema) => z.object(byName(noticeKinds, () => schema));

/** What is changed: only what is named, also of a kind. */
export const noticesBody = z
  .object({
    channels: each(ways.partial()).partial(),
    quiet: chosenQuiet,
    digest: chosenDigest,
  })
  .partial();

export const noticesAnswer = z.object({
  channels: each(ways),
  quiet,
  digest,
  /** The browsers in which the caller allowed notices, newest first. */
  devices: z.array(
    z.object({ id: z.number().int(), endpoint: z.string(), userAgent: z.string(), createdAt: z.string() }),
  ),
  /** Where the caller's calendar is read, as a secret path; null without one. */
  calendar: z.string().nullable(),
  /** The key that a browser asks its push service with. */
  pushKey: z.string(),
  /** Whether the server can send mails. */
  canMail: z.boolean(),
});
export type OwnNotices = z.infer<typeof noticesAnswer>;
