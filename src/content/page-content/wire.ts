import { z } from "zod";
import { grants } from "./grants.ts";
import type { FieldValue } from "./sections/section.ts";

/*
 * The bodies and answers of the calls of the page texts: schemas for the OpenAPI document, and their types. Browsers import only
 * the types. Times are ISO in UTC.
 */

/** A text, a picture with its alternative text, or a list of items, whose other keys depend on the field. */
const fieldValue: z.ZodType<FieldValue> = z.union([
  z.string(),
  z.object({ image: z.string().nullable(), alt: z.string() }),
  z.array(z.looseObject({ id: z.string() })),
]);
/** Values by the names of their fields. */
export const fieldValues = z.record(z.string(), fieldValue);

/** A value of the draft, who wrote it and when; `client` names the browser tab. */
const writtenField = z.object({ value: fieldValue, by: z.string(), at: z.string(), client: z.string() });
const draftField = writtenField.extend({
  /** What the record holds now, if it was changed since the draft began. */
  moved: writtenField.optional(),
});
export type DraftField = z.infer<typeof draftField>;
const draftFields = z.record(z.string(), draftField);

/** A section as its editors see it. */
export const sectionState = z.object({
  section: z.string(),
  /** What visitors read. */
  published: fieldValues,
  /** The fields that differ from what is published. */
  draft: draftFields,
  /** Raised by every change of the section's draft. */
  revision: z.number().int(),
  /** The version that is public; null while the texts are those of the code. */
  version: z.object({ number: z.number().int(), at: z.string(), by: z.string() }).nullable(),
  schedule: z.object({ at: z.string(), by: z.string(), fields: z.array(z.string()) }).nullable(),
  /** Of a record that visitors do not see yet: publishing shows it. */
  isUnseen: z.literal(true).optional(),
});
export type SectionState = z.infer<typeof sectionState>;

/** The section, with the fields that were not stored and the values that the server has of them. */
export const conflictAnswer = sectionState.extend({ conflicts: draftFields });

/** How many fields of a section are drafted, and when they are scheduled to be published. */
export const overviewAnswer = z.object({
  section: z.string(),
  /** The name of the section in the editor. */
  label: z.string(),
  changes: z.number().int(),
  version: z.number().int().nullable(),
  scheduled: z.string().nullable(),
});
export type SectionEntry = z.infer<typeof overviewAnswer>;

export const versionEntry = z.object({
  number: z.number().int(),
  at: z.string(),
  by: z.string(),
  /** The fields that the version changed; none for the texts that the site began with. */
  fields: z.array(z.string()),
  restored: z.number().int().nullable(),
  /** Who had approved exactly these texts; null for nobody, and once that person was erased. */
  approval: z.object({ by: z.string(), position: z.string(), at: z.string() }).nullable(),
  /** Why it was published without the approval that was demanded. */
  reason: z.string().nullable(),
});
export type VersionEntry = z.infer<typeof versionEntry>;
export const versionWithTexts = versionEntry.extend({ content: fieldValues });
export type SectionVersion = z.infer<typeof versionWithTexts>;

/** A link to a draft: who made it for whom, and what it allows. */
export const share = z.object({
  id: z.number().int(),
  by: z.string(),
  at: z.string(),
  expires: z.string(),
  grants: z.enum(grants),
  name: z.string(),
  email: z.string(),
});
export type Share = z.infer<typeof share>;

export const shareBody = z.object({
  grants: z.enum(grants).default("read"),
  /** How long it is valid. */
  days: z.number().int().min(1).max(30).default(7),
  /** For whom it is; by the e-mail address is found what that person said, when it must be shown or erased. */
  name: z.string().trim().max(100).default(""),
  email: z.union([z.literal(""), z.email().max(254)]).default(""),
});
export type ShareBody = z.input<typeof shareBody>;

/** A problem that the check of a draft found: its code, and where it is; with `blocks` it prevents publication. */
export const finding = z.object({
  code: z.string(),
  field: z.string(),
  item: z.string().optional(),
  key: z.string().optional(),
  /** The words that it is about, where the address alone does not tell them. */
  words: z.string().optional(),
  blocks: z.literal(true).optional(),
});
export type Finding = z.infer<typeof finding>;

/** Changes by field, each with the value that its editor began with. */
export type FieldChanges = { [field: string]: { base?: unknown; value?: unknown } };

export const draftBody = z.object({
  client: z.string().regex(/^[\w-]{8,64}$/),
  fields: z.record(z.string(), z.object({ base: z.unknown(), value: z.unknown() })),
});
export const recordsBody = z.object({ fields: z.array(z.string().max(200)).min(1).max(200) });
export const publishBody = z.object({
  revision: z.number().int().optional(),
  /** Publishes what this approval approved in place of the draft, which stays one. */
  approval: z.number().int().optional(),
  /** Why it is published although nobody approved it; only asked for where approval is demanded. */
  reason: z.string().trim().max(500).optional(),
});
export const scheduleBody = publishBody
  .pick({ reason: true })
  .extend({ at: z.iso.datetime({ offset: true }) });
export const restoreBody = z.object({ as: z.enum(["draft", "published"]) });
