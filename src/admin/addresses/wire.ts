import { z } from "zod";
import { linkFaults } from "../../admin-kit/links/link-targets.ts";

export type LinkFault = (typeof linkFaults)[number];

/** A broken link, the place that holds it, and the address in the admin that opens this place. */
const brokenLink = z.object({
  link: z.string(),
  fault: z.enum(linkFaults),
  place: z.object({ screen: z.string(), title: z.string(), field: z.string(), href: z.string() }),
});
export type BrokenLink = z.infer<typeof brokenLink>;

/** The last link check; `checkedAt` is null before the first one. `faults` counts all broken links, `broken` lists the first. */
export const linkCheck = z.object({
  checkedAt: z.string().nullable(),
  links: z.number().int(),
  faults: z.number().int(),
  broken: z.array(brokenLink),
});
export type LinkCheck = z.infer<typeof linkCheck>;
