import { BlockList, isIP, isIPv6 } from "node:net";
import type { DatabaseHandle } from "../db/database.server.ts";
import { getOrMake } from "../objects.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { clientAddress, isTrustedProxy, lastHop, type RequestOrigin } from "./client-address.server.ts";
import type { Limit } from "./rate-limit.server.ts";

/**
 * Why a production server does not see its visitors' addresses: `TRUST_PROXY` does not name the proxy, or the proxy that it
 * names sends no visitor's address. Until this is corrected all visitors seem to have one address; decision 38.
 */
export type ProxyFault = "untrusted-proxy" | "unnamed-visitors";

type WatchedKernel = Pick<Kernel, "config" | "database" | "log">;
type Seen = { fault: ProxyFault | undefined; shared: Set<string> };

const otherHeaders = ["forwarded", "x-real-ip"]; // besides X-Forwarded-For, the only header that is evaluated
const widerBy = 10;
const mostShared = 100; // addresses of private networks that are remembered as those of proxies

const seen = new WeakMap<DatabaseHandle, Seen>();

/** Examines a request before it is answered: forwarded headers of a proxy that is not configured are reported, not believed. */
export function watchProxy(kernel: WatchedKernel, origin: RequestOrigin) {
  if (!kernel.config.production) return;
  const { shared } = seenBy(kernel);
  const address = clientAddress(kernel, origin);
  const remember = () => shared.size < mostShared && shared.add(address);
  const hop = lastHop(kernel, origin);
  // Not reported yet: a request of /api/health on the machine itself has no visitor's address either.
  if (isTrustedProxy(kernel, hop.address)) return remember();
  const isPeer = !isTrustedProxy(kernel, origin.remoteAddress);
  const isForwarding = hop.claimed > 0 || (isPeer && otherHeaders.some((name) => origin.headers.has(name)));
  if (!isForwarding) return;
  // A header does not prove that a public address is a proxy, because a visitor can send any header.
  const isBeside = isOfOwnNetwork(address);
  if (isBeside) remember();
  if (isBeside || isPeer) report(kernel, "untrusted-proxy");
}

/** The fault of the proxy in front, as far as this process has seen one. */
export function proxyFault(kernel: WatchedKernel): ProxyFault | undefined {
  return seenBy(kernel).fault ?? (hasUnnamedProxy(kernel) ? "untrusted-proxy" : undefined);
}

/** Reports at the start that a site on https without `TRUST_PROXY` must be behind a proxy that is not configured. */
export function reportUnnamedProxy(kernel: WatchedKernel) {
  if (hasUnnamedProxy(kernel)) report(kernel, "untrusted-proxy");
}

/** Whether an address is that of a proxy that hides its visitors, so that the hits of all visitors count under this address. */
export function isSharedAddress(kernel: WatchedKernel, address: string): boolean {
  if (!kernel.config.production) return false;
  const isShared = seenBy(kernel).shared.has(address) || (hasUnnamedProxy(kernel) && isOfOwnNetwork(address));
  if (isShared && !proxyFault(kernel)) report(kernel, "unnamed-visitors");
  return isShared;
}

/** The limit of an address: ten times as high if many visitors share the address, so that few of them do not use it up. */
export function limitFor(kernel: WatchedKernel, address: string, limit: Limit): Limit {
  return isSharedAddress(kernel, address) ? { ...limit, limit: limit.limit * widerBy } : limit;
}

/** The sentences for operators, in the log and at `/api/ready`. */
export const proxyFaultWords: Record<ProxyFault, string> = {
  "untrusted-proxy":
    "TRUST_PROXY does not name the proxy in front of this server, so all visitors count as one address and share its limits. " +
    "Set TRUST_PROXY to the proxy's address, and make sure that only the proxy can reach this port.",
  "unnamed-visitors":
    "The proxy named in TRUST_PROXY does not send the visitor's address, so all visitors count as one address and share its " +
    "limits. Configure it to send X-Forwarded-For.",
};

/** Logs a fault once, at a level that every production log records. */
function report(kernel: WatchedKernel, fault: ProxyFault) {
  const state = seenBy(kernel);
  if (state.fault === fault) return;
  state.fault = fault;
  kernel.log.error({ fault }, proxyFaultWords[fault]);
}

function seenBy({ database }: WatchedKernel): Seen {
  return getOrMake(seen, database, () => ({ fault: undefined, shared: new Set() }));
}

/** The server itself speaks only http, so a site on https must be behind a proxy. */
function hasUnnamedProxy({ config }: WatchedKernel) {
  const isHttps = config.publicUrl?.startsWith("https:") ?? false;
  return config.production && isHttps && config.trustedProxies.length === 0;
}

const ownNetworks = new BlockList();
for (const [network, bits, family] of [
  ["127.0.0.0", 8, "ipv4"],
  ["10.0.0.0", 8, "ipv4"],
  ["172.16.0.0", 12, "ipv4"],
  ["192.168.0.0", 16, "ipv4"],
  ["169.254.0.0", 16, "ipv4"],
  ["100.64.0.0", 10, "ipv4"],
  ["::", 127, "ipv6"], // ::1, and its network as `clientAddress` writes it
  ["fc00::", 7, "ipv6"],
  ["fe80::", 10, "ipv6"],
] as const)
  ownNetworks.addSubnet(network, bits, family);

/** Whether an address is loopback, private or link-local: this machine or one on its network. */
export function isOfOwnNetwork(address: string) {
  const bare = address.replace(/\/64$/, "");
  return isIP(bare) !== 0 && ownNetworks.check(bare, isIPv6(bare) ? "ipv6" : "ipv4");
}
