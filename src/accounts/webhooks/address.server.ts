import { isIP } from "node:net";
import { isPublicAddress } from "../../kernel/http/public-addresses.server.ts";
import { hostOf } from "./sending/post-guarded.server.ts";
import { text } from "./webhooks.text.ts";

/**
 * What is wrong with the address of a webhook, as an Arabic sentence; undefined for a valid one. What a host name resolves to
 * is checked with each delivery instead, because it can change.
 */
export function addressFault(address: string, privateHosts: readonly string[]): string | undefined {
  const { faultsOf } = text;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return faultsOf.address;
  if (url.username || url.password) return faultsOf.credentials;
  const host = hostOf(url);
  if (privateHosts.includes(host)) return undefined;
  if (/(^|\.)localhost$/.test(host) || (isIP(host) !== 0 && !isPublicAddress(host))) return faultsOf.private;
  return url.protocol === "https:" ? undefined : faultsOf.address;
}
