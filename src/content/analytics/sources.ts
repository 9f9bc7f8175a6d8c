import { analyticsText as text } from "./analytics.text.ts";

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

/** Sources by the names that people know, most visits first; what is beyond seven is summed up. Hosts unknown to us stay hosts. */
export function namedSources(referrers: readonly { referrer: string; visits: number }[]) {
  const sums = new Map<string, number>();
  for (const { referrer, visits } of referrers) {
    const name =
      referrer === "" ? text.direct : (known.find(([pattern]) => pattern.test(referrer))?.[1] ?? referrer);
    sums.set(name, (sums.get(name) ?? 0) + visits);
  }
  const sorted = [...sums].map(([name, visits]) => ({ name, visits })).sort((a, b) => b.visits - a.visits);
  if (sorted.length <= mostListed) return sorted;
  const others = sorted.slice(mostListed - 1).reduce((sum, { visits }) => sum + visits, 0);
  return [...sorted.slice(0, mostListed - 1), { name: text.otherSites, visits: others }];
}
