import { analyticsText as text } from "./analytics.text.ts";
import { otherHosts } from "./schema.ts";

const known: readonly [pattern: RegExp, name: string][] = [
  [/(^|\.)google\.[a-z.]+$/, text.hosts.google],
  [/(^|\.)bing\.com$/, text.hosts.bing],
  [/^(x|twitter|t|mobile\.twitter)\.(com|co)$/, text.hosts.x],
  [/(^|\.)(whatsapp\.com|wa\.me)$/, text.hosts.whatsapp],
  [/(^|\.)(linkedin\.com|lnkd\.in)$/, text.hosts.linkedin],
  [/(^|\.)instagram\.com$/, text.hosts.instagram],
  [/(^|\.)(youtube\.com|youtu\.be)$/, text.hosts.youtube],
  [/(^|\.)snapchat\.com$/, text.hosts.snapchat],
  [/(^|\.)tiktok\.com$/, text.hosts.tiktok],
];
const mostListed = 7;

/** The sources by their common names, most visits first; those after the seventh are summed up. Unknown hosts are unchanged. */
export function namedSources(referrers: readonly { referrer: string; visits: number }[]) {
  const sums = new Map<string, number>();
  for (const { referrer, visits } of referrers) {
    const name =
      referrer === ""
        ? text.direct
        : referrer === otherHosts
          ? text.otherSites
          : (known.find(([pattern]) => pattern.test(referrer))?.[1] ?? referrer);
    sums.set(name, (sums.get(name) ?? 0) + visits);
  }
  const beyond = sums.get(text.otherSites) ?? 0;
  sums.delete(text.otherSites);
  const sorted = [...sums].map(([name, visits]) => ({ name, visits })).sort((a, b) => b.visits - a.visits);
  const listed = beyond === 0 && sorted.length <= mostListed ? mostListed : mostListed - 1;
  const others = sorted.slice(listed).reduce((sum, { visits }) => sum + visits, beyond);
  return [...sorted.slice(0, listed), ...(others > 0 ? [{ name: text.otherSites, visits: others }] : [])];
}
