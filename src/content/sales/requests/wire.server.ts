import { z } from "zod";
import { byName } from "../../../kernel/objects.ts";
import { email } from "../../../kernel/resource/kinds/email.ts";
import { phone } from "../../../kernel/resource/kinds/phone.ts";
import { onServer } from "../../../kernel/resource/on-server.server.ts";
import { withFields } from "../../../kernel/resource/resource.ts";
import { answerSchema, bodySchemas } from "../../../kernel/resource/schemas.ts";
import { wireOf } from "../../../kernel/resource/wire.ts";
import type { Colleague } from "../../../kernel/text/mentions.ts";
import type { AskedChoice } from "../../shared/asked-services.ts";
import { mostInAMail } from "../attachments/attachments.ts";
import { longestTag } from "../tags/tags.ts";
import { contactReason } from "./asked.ts";
import { type Contact, contactDirections, contactWays } from "./contacts/contacts.ts";
import type { DeskFigures } from "./figures/desk-figures.ts";
import {
  type Assignee,
  type Beside,
  corrections,
  deskFields,
  entries,
  type Reply,
  type RequestKind,
  replyChannels,
  requestNotes,
  requestStatuses,
  requests,
  sentFields,
} from "./requests.ts";

/*
 * The schemas of what the desk calls take and answer.
 */

const { kind, status, assigneeId, lostReason, lostNote } = requests.fields;
const count = z.number().int();

/** The wire format and the answer schemas of a request for staff, and of a note. */
export const requestWire = wireOf(requests);
export const requestAnswer = answerSchema(requests);
export const noteWire = wireOf(requestNotes);
export const noteAnswer = answerSchema(requestNotes);

/** The answer to the sender: the request as it was sent, without staff fields. */
const submitted = withFields(requests, ["kind", ...sentFields, "createdAt"]);
export const submittedWire = wireOf(submitted);
export const submittedAnswer = answerSchema(submitted);
/** What a visitor sends, read into the fields of a request. */
export const sentWire = wireOf(withFields(requests, [...sentFields, "chosenPackage"]));

const needed = phone({ required: true });
// The package is sent beside the fields of the form and is no part of the answer, so that this answer stays what it was.
const sent = bodySchemas(withFields(requests, [...sentFields, "chosenPackage"]), onServer).create.extend({
  email: email({ required: true, isAsTyped: true }).schema(z),
});

/** The bodies that visitors send: a quote, which needs a phone, and a message; requirements QUOTE-02, API-05. */
export const submissionBodies: Record<RequestKind, z.ZodObject> = {
  quote: sent.extend({ phone: onServer(needed.schema(z), needed) }),
  message: sent.omit({ message: true }).extend({ requested_services: contactReason(z) }),
};

/** The body of a request that staff enter; requirement DESK-01. */
export const enteredBody = bodySchemas(entries, onServer).create;
export const enteredWire = wireOf(entries);

const desk = withFields(requests, deskFields);
/** The fields that staff can change; requirement AREQ-02. A corrected address is checked as an entered one. */
export const deskBody = bodySchemas(
  { ...desk, fields: { ...desk.fields, ...corrections.fields } },
  onServer,
).update;
/** A reply of staff to the sender; requirement DESK-03. */
export const replyBody: z.ZodType<Reply> = z.object({
  channel: z.enum(replyChannels),
  text: requestNotes.fields.body.schema(z),
  send: z.boolean().default(false),
  after: count.min(0).optional(),
  attachments: z.array(count.min(1)).max(mostInAMail).optional(),
});

/** What was said elsewhere, as staff log it; requirement THREAD-01. */
export const contactBody: z.ZodType<Contact> = z.object({
  direction: z.enum(contactDirections),
  way: z.enum(contactWays),
  text: requestNotes.fields.body.schema(z),
  at: z.iso.datetime().optional(),
});

export const noteBody = z.object({ text: requestNotes.fields.body.schema(z) });
/** One action on several requests. */
export const bulkBody = z.object({
  action: z.enum(["status", "assign", "tag", "untag", "read", "unread", "delete", "spam", "restore"]),
  status: status.schema(z).optional(),
  assignee_id: assigneeId.schema(z).optional(),
  lost_reason: lostReason.schema(z).optional(),
  lost_note: lostNote.schema(z).optional(),
  tag: z.string().trim().min(1).max(longestTag).optional(),
});

export const boardAnswer = z.array(
  z.object({
    status: status.schema(z),
    total: count,
    worth: count,
    requests: z.array(requestAnswer.extend({ worth: count })),
  }),
);

const name = z.string();
export const samePersonAnswer = z.object({
  requests: z.array(
    z.object({ id: count, kind: kind.schema(z), name, status: status.schema(z), createdAt: z.string() }),
  ),
  clients: z.array(z.object({ id: count, name, company: z.string() })),
});

/** The requests before and after one; null at the ends of a list. */
export const besideAnswer: z.ZodType<Beside> = z.object({
  previous: count.nullable(),
  next: count.nullable(),
});

export const deskAnswer = samePersonAnswer.extend({
  notes: z.array(noteAnswer),
  mail: z.object({ canSend: z.boolean(), answersTo: z.string() }),
});

export const askedChoicesAnswer: z.ZodType<AskedChoice[]> = z.array(
  z.object({ value: z.string(), label: z.string() }),
);

export const colleaguesAnswer: z.ZodType<Colleague[]> = z.array(z.object({ id: count, name }));

export const assigneesAnswer: z.ZodType<Assignee[]> = z.array(
  z.object({ id: count, name, isActive: z.boolean() }),
);

export const summaryAnswer: z.ZodType<DeskFigures> = z.object({
  statuses: z.object(byName(requestStatuses, () => count)),
  today: count,
  oldestContacted: z.string().nullable(),
  quotedValue: count,
  wonValue: count,
  suspected: count,
  unread: count,
  mine: count,
  waiting: count,
  due: count,
});
