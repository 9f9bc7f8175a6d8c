import { z } from "zod";
import { pagesToHide } from "../../content/shared/pages.ts";
import { choosableParts, setupKinds, setupSteps, setupTasks } from "./setup-steps.ts";

/*
 * Schemas of the bodies and answers of the set-up, for the API document, and their types; requirement SETUP-01. Browser code must
 * import only the types.
 */

const part = z.enum(choosableParts);
const kind = z.enum(setupKinds);

/** A record that a kind of agency offers to create. */
const piece = z.object({ key: z.string(), title: z.string(), text: z.string() });

export const kindAnswer = z.object({
  kind,
  services: z.array(piece),
  questions: z.array(piece),
  /** The pages that begin hidden from visitors. */
  hides: z.array(z.enum(pagesToHide)),
});
export type KindPieces = z.infer<typeof kindAnswer>;

export const setupAnswer = z.object({
  /** Whether this site has a set-up that has not ended. */
  isOpen: z.boolean(),
  /** The furthest step that was reached. */
  step: z.enum(setupSteps),
  kind: kind.nullable(),
  /** The keys of the offered records that were created. */
  records: z.array(z.string()),
  /** The parts of the home page that are shown. */
  parts: z.array(part),
  hasDemo: z.boolean(),
});
export type Setup = z.infer<typeof setupAnswer>;

export const stepBody = z.object({ step: z.enum(setupSteps) });
export const offerBody = z.object({
  kind,
  /** The keys of the records to create; records created before that are not named are deleted again. */
  records: z.array(z.string().max(60)).max(100),
  parts: z.array(part).max(20),
});
export type Offer = z.infer<typeof offerBody>;

/** A task that the user has done and that cannot be read from the site itself. */
export const doneBody = z.object({ done: z.enum(["privacy-read", "put-away"]) });

export const checklistAnswer = z.array(z.object({ task: z.enum(setupTasks), isDone: z.boolean() }));
export type Checklist = z.infer<typeof checklistAnswer>;
