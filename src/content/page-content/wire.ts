import { z } from "zod";
import type { FieldValue, FieldValues } from "./sections/section.ts";

/** A value of the draft, and who wrote it when. */
export type DraftField = { value: FieldValue; by: string; at: string; client: string };

/** What `GET /api/content/:section` answers. Times are ISO in UTC. */
export type SectionState = {
  section: string;
  /** What visitors read. */
  published: FieldValues;
  /** The fields that differ from it. */
  draft: { [field: string]: DraftField };
  /** Raised by every change of the section's draft. */
  revision: number;
  /** The version that is public; null while the texts are those of the code. */
  version: { number: number; at: string; by: string } | null;
  schedule: { at: string; by: string; fields: string[] } | null;
};

export type VersionEntry = {
  number: number;
  at: string;
  by: string;
  /** What it changed; nothing for the text that the site began with. */
  fields: string[];
  restored: number | null;
};
export type SectionVersion = VersionEntry & { content: FieldValues };

export type Share = { id: number; by: string; at: string; expires: string };

/** What a check of the draft found: a code for the words, and where it is. */
export type Finding = { code: string; field: string; item?: number; key?: string; blocks?: true };

/** Changes by field, each with the value that its editor began with. */
export type FieldChanges = { [field: string]: { base?: unknown; value?: unknown } };

export const draftBody = z.object({
  client: z.string().regex(/^[\w-]{8,64}$/),
  fields: z.record(z.string(), z.object({ base: z.unknown(), value: z.unknown() })),
});
export const publishBody = z.object({ revision: z.number().int().optional() });
export const scheduleBody = z.object({ at: z.iso.datetime({ offset: true }) });
export const restoreBody = z.object({ as: z.enum(["draft", "published"]) });
