import { type Job, startJob } from "../../kernel/background/jobs.server.ts";
import type { Loop } from "../../kernel/background/repeat.server.ts";
import { getOrMake } from "../../kernel/objects.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { storeLinkCheck } from "./link-check-store.server.ts";
import { shownLinks } from "./link-sources.server.ts";
import type { BrokenLink, LinkCheck, LinkFault } from "./wire.ts";

/** What is wrong with a link; `page` is the path of the page that holds it. Links to other sites are not checked. */
export type FindLinkFault = (link: string, page?: string) => Promise<LinkFault | undefined>;

const mostTold = 500;
const week = 7 * 24 * 3600; // seconds

/** Checks every link of the site and stores the result; requirement ADDR-01. */
export async function checkLinks({ db, reads, now }: Kernel, faultOf: FindLinkFault): Promise<LinkCheck> {
  const known = new Map<string, Promise<LinkFault | undefined>>();
  const broken = new Map<string, BrokenLink>(); // a place that holds a link twice is listed once
  let links = 0;
  for (const source of shownLinks)
    for (const { link, page, place } of await source.list(reads)) {
      links++;
      const fault = await getOrMake(known, `${page ?? ""} ${link}`, () => faultOf(link, page));
      if (fault) broken.set(`${place.href} ${place.field} ${link}`, { link, fault, place });
    }
  const check = {
    checkedAt: now().toISOString(),
    links,
    faults: broken.size,
    broken: [...broken.values()].slice(0, mostTold),
  };
  await storeLinkCheck(db, check);
  return check;
}

/** Checks the links every week. */
export function startLinkChecks(kernel: Kernel, faultOf: FindLinkFault): Loop {
  const job: Job = {
    name: "link-check",
    everySeconds: week,
    retrySeconds: 3600,
    run: async () => void (await checkLinks(kernel, faultOf)),
  };
  return startJob(kernel, job);
}
