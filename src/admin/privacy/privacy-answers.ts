import { z } from "zod";
import { answerSchema } from "../../kernel/resource/schemas.ts";
import { screenField } from "../palette/screen-field.ts";
import { privacyRequests } from "./privacy-requests.ts";

/*
 * Schemas of the answers of the privacy desk, for the API document, and their types. Browser code must import only the types.
 */

export const privacyRequestAnswer = answerSchema(privacyRequests).omit({ version: true });

export const rowsOfTable = z.object({ table: z.string(), rows: z.number().int() });

/** A record about the person who was searched for. */
const personRecord = z.object({
  table: z.string(),
  screen: screenField.nullable(),
  id: z.number().int(),
  name: z.string(),
  contacts: z.array(z.string()),
  createdAt: z.string(),
  isDeleted: z.boolean(),
  /** When the person agreed, to which edition of the text, and when to marketing and until when; null without a record of consent. */
  consent: z
    .object({
      at: z.string(),
      edition: z.string().nullable(),
      marketingAt: z.string().nullable(),
      marketingEndedAt: z.string().nullable(),
    })
    .nullable(),
  /** When the privacy notice was shown beside the form, and its edition; null for records older than the editions. */
  notice: z.object({ at: z.string(), edition: z.string().nullable() }).nullable(),
});
export type PersonRecord = z.infer<typeof personRecord>;

/** A record by its table and its id, which is a text for records of every kind. */
export const rowKey = z.object({ table: z.string().max(60), id: z.string().max(60) });
export type RowKey = z.infer<typeof rowKey>;

/** A text of somebody else that has the person's name. */
const namedText = rowKey.extend({
  screen: screenField.nullable(),
  /** The record that the screen opens, which for a note is its request. */
  opens: z.string(),
  /** The text around the name. */
  text: z.string(),
  /** Whether an erasure can take the name out; it cannot for records of a person of the same name and for the agency's own texts. */
  canTakeOut: z.boolean(),
});
export type NamedText = z.infer<typeof namedText>;

export const foundPerson = z.object({
  contact: z.string(),
  records: z.array(personRecord),
  /** How many other texts mention the contact, by table. */
  mentions: z.array(rowsOfTable),
  /** The texts of others with the person's name, at most 200: somebody judges whom they mean. */
  named: z.array(namedText),
  /** How many of the agency's own texts and staff records hold the contact, by table; an erasure does not change them. */
  house: z.array(rowsOfTable),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** A row as it is stored; the columns depend on the table. */
const storedRow = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
export const exportedPerson = z.object({
  contact: z.string(),
  exportedAt: z.string(),
  records: z.array(
    z.object({
      kind: z.string(),
      record: storedRow,
      belongings: z.array(z.object({ table: z.string(), rows: z.array(storedRow) })),
      history: z.array(storedRow),
    }),
  ),
  mentions: z.array(z.object({ kind: z.string(), texts: storedRow })),
});
export type ExportedPerson = z.infer<typeof exportedPerson>;

/** A field with its label and a readable value. */
const fact = z.object({ label: z.string(), value: z.string() });
export type Fact = z.infer<typeof fact>;
const readablePart = z.object({ title: z.string(), facts: z.array(fact) });

/** The exported data as readable text, one section for each record. */
export const readablePerson = z.object({
  contact: z.string(),
  exportedAt: z.string(),
  sections: z.array(
    readablePart.extend({
      id: z.number().int(),
      parts: z.array(readablePart),
      history: z.array(z.object({ at: z.string(), actor: z.string(), what: z.string() })),
    }),
  ),
  mentions: z.array(readablePart),
});
export type ReadablePerson = z.infer<typeof readablePerson>;

/** One line of the log of reads. */
export const personalRead = z.object({
  hour: z.string(),
  actorName: z.string(),
  resource: z.string(),
  action: z.string(),
  recordId: z.string(),
  times: z.number().int(),
});
export type PersonalRead = z.infer<typeof personalRead>;
