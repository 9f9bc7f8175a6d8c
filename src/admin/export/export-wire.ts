import { z } from "zod";

/** What an export does at the moment. */
export const exportSteps = ["rows", "lists", "files"] as const;
export type ExportStep = (typeof exportSteps)[number];

export const exportStates = ["none", "running", "ready", "failed"] as const;

/** The newest export of the whole site. */
export const siteExportAnswer = z.object({
  /** `none` also when the last one is older than a day. */
  state: z.enum(exportStates),
  step: z.enum(exportSteps),
  /** How much of the step is done, in rows, lists or files. */
  done: z.number().int(),
  total: z.number().int(),
  /** The size of the archive. */
  bytes: z.number().int(),
  by: z.string(),
  at: z.string(),
  /** When it is destroyed. */
  until: z.string(),
});
export type SiteExportAnswer = z.infer<typeof siteExportAnswer>;
