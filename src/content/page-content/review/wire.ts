import { z } from "zod";
import { grants } from "../grants.ts";
import { fieldValues } from "../wire.ts";

/*
 * What clients and the team say about a draft: schemas of the calls' bodies and answers, and their types. Browsers import only the
 * types. Times are ISO in UTC; a digest is the SHA-256 of what a draft would publish, in hexadecimal.
 */

/** The name under which somebody without an account speaks. */
const name = z.string().trim().min(1).max(100);
const said = z.string().trim().min(1).max(2000);

const reply = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.string(),
  isGuest: z.boolean(),
  at: z.string(),
});

/** A remark on what stands at an address of the page. */
export const remark = reply.extend({
  /** Counted per page, from 1. */
  number: z.number().int(),
  address: z.string(),
  /** The words that it is about, as they were, shortened; the alternative text of a picture. */
  words: z.string(),
  /** Whether other words, or none, stand there now. */
  isMoved: z.boolean(),
  /** Written in this browser, which may change or delete it while nobody answered it and it is open. */
  isOwn: z.boolean(),
  done: z.object({ by: z.string(), at: z.string() }).nullable(),
  replies: z.array(reply),
});
export type Remark = z.infer<typeof remark>;

/** What somebody may answer about a draft: that it may be published, or that something should change first. */
export const verdicts = ["approved", "changes"] as const;

/** What somebody answered about a draft. */
export const approval = z.object({
  id: z.number().int(),
  answer: z.enum(verdicts),
  by: z.string(),
  position: z.string(),
  note: z.string(),
  at: z.string(),
  digest: z.string(),
});
export type Approval = z.infer<typeof approval>;

/** What the guest of a link sees besides the page itself. */
export const guestView = z.object({
  /** The name of the page. */
  page: z.string(),
  grants: z.enum(grants),
  /** Who made the link, for whom, and until when it is valid. */
  by: z.string(),
  guest: z.string(),
  expires: z.string(),
  /** The draft that the page shows; `at` is when it was changed last, null if it equals what visitors read. */
  draft: z.object({ digest: z.string(), at: z.string().nullable() }),
  /** The newest answer about exactly this draft. */
  answer: approval.nullable(),
  remarks: z.array(remark),
});
export type GuestView = z.infer<typeof guestView>;

/** What the team sees of it. */
export const teamView = z.object({
  remarks: z.array(remark),
  /** The newest answers about any draft of the page, newest first. */
  answers: z.array(approval),
  /**
   * How the present draft stands: the newest answer about it; `moved` if the newest approval is of another draft; null if nobody
   * approved.
   */
  state: z.enum(["approved", "changes", "moved"]).nullable(),
  /** The answer that the state comes from. */
  answer: approval.nullable(),
  /** With `moved`: what was approved, by the fields that differ now. */
  approved: fieldValues,
  /** Whether that draft may still be published as it was approved: nothing was published since. */
  isPublishable: z.boolean(),
  /** Whether a draft must be approved before it is published. */
  isDemanded: z.boolean(),
});
export type TeamView = z.infer<typeof teamView>;

export const remarkBody = z.object({ address: z.string().min(3).max(300), text: said, name });
export const changedRemarkBody = z.object({ text: said });
export const guestReplyBody = z.object({ text: said, name });
export const answerBody = z.object({
  answer: approval.shape.answer,
  /** The digest of the draft that was read: another one is refused with 412. */
  digest: z.string().regex(/^[0-9a-f]{64}$/),
  name,
  position: z.string().trim().max(100).default(""),
  note: z.string().trim().max(2000).default(""),
});

export type AnswerBody = z.input<typeof answerBody>;

export const teamReplyBody = z.object({ text: said });
export const doneBody = z.object({ done: z.boolean() });

/** The header in which a guest's browser names itself, so that its own remarks can be changed: a random word that it keeps. */
export const guestHeader = "x-guest";
export const guestHeaders = z.object({ [guestHeader]: z.string().regex(/^[\w-]{16,64}$/) });
