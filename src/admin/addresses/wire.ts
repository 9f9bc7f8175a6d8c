import { z } from "zod";

/** What is wrong with a link: no page, no such place on the page, or no address at all. */
export const linkFaults = ["page", "anchor", "form"] as const;
export type LinkFault = (typeof linkFaults)[number];

/** A link that leads nowhere, where it is written, and the address in the admin that opens the place. */
const brokenLink = z.object({
  link: z.string(),
  fault: z.enum(linkFaults),
  place: z.object({ screen: z.string(), title: z.string(), field: z.string(), href: z.string() }),
});
export type BrokenLink = z.infer<typeof brokenLink>;

/** The last check: null before the first one. `faults` counts all, of which the first are told. */
export const linkCheck = z.object({
  checkedAt: z.string().nullable(),
  links: z.number().int(),
  faults: z.number().int(),
  broken: z.array(brokenLink),
});
export type LinkCheck = z.infer<typeof linkCheck>;
