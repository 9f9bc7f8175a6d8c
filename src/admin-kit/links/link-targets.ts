import { z } from "zod";

/** What is wrong with a link: the page is missing, the page lacks the anchor, or the text is no valid address. */
export const linkFaults = ["page", "anchor", "form"] as const;

/** What a link can lead to: a page of the site, a record's page, a headed place of a page, or a way to the agency. */
export const targetKinds = ["page", "record", "anchor", "phone", "mail", "chat"] as const;

const target = z.object({
  kind: z.enum(targetKinds),
  address: z.string(),
  name: z.string(),
  /** The title of its resource; empty for what is no record. */
  of: z.string(),
  /** Whether visitors do not find it at present. */
  isHidden: z.boolean(),
});
export type LinkTarget = z.infer<typeof target>;

/** What was found for a typed link: its own target and fault, null where there is none, and targets to choose from. */
export const linkTargets = z.object({
  fault: z.enum(linkFaults).nullable(),
  target: target.nullable(),
  found: target.array(),
});
export type LinkTargets = z.infer<typeof linkTargets>;
