import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { getOrMake } from "../objects.ts";
import type { Kernel } from "../process/kernel.server.ts";
import type { ApiContext } from "./http.server.ts";

/** Where a request came from: the address of its socket and its headers. */
export type RequestOrigin = { remoteAddress: string | undefined; headers: Headers };
type ProxyKernel = { config: Pick<Kernel["config"], "trustedProxies"> };

/**
 * The address that limits count by: an IPv4 address, an IPv6 network as `2001:db8:1:2::/64` (one subscriber owns all of
 * it), or `unknown`. `X-Forwarded-For` is believed from configured proxies only; requirement SEC-03.
 */
export function clientAddress(kernel: ProxyKernel, origin: RequestOrigin): string {
  const { address } = lastHop(kernel, origin);
  if (!address) return "unknown";
  return isIPv6(address) ? network64(address) : address;
}

/** `clientAddress` of the caller of the API. */
export function callerAddress(kernel: ProxyKernel, { env, req }: ApiContext): string {
  return clientAddress(kernel, { remoteAddress: env.remoteAddress, headers: req.raw.headers });
}

/**
 * The nearest address that is not a trusted proxy's, or that of a trusted proxy that names no caller. `claimed` is the number
 * of remaining addresses in the list, which that address only claims to forward for.
 */
export function lastHop(
  kernel: ProxyKernel,
  { remoteAddress, headers }: RequestOrigin,
): { address: string | undefined; claimed: number } {
  let address = plainAddress(remoteAddress);
  const listed = headers.get("x-forwarded-for");
  const hops = listed ? listed.split(",").map(plainAddress) : [];
  // Each proxy appends the address of its caller, so the list is read from its end while the writer of the entry is trusted.
  while (hops.length > 0 && isTrustedProxy(kernel, address)) {
    const previous = hops.pop();
    if (!previous) break;
    address = previous;
  }
  return { address, claimed: hops.length };
}

/** Whether an address is one of `TRUST_PROXY`: single addresses and CIDR ranges. */
export function isTrustedProxy(kernel: ProxyKernel, remoteAddress: string | undefined): boolean {
  const address = plainAddress(remoteAddress);
  const { trustedProxies } = kernel.config;
  if (!address || trustedProxies.length === 0) return false;
  const list = getOrMake(lists, trustedProxies, () => listOf(trustedProxies));
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

const lists = new WeakMap<string[], BlockList>();

function listOf(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [text = "", bits] = entry.split("/");
    const address = plainAddress(text);
    if (!address) continue; // A text that is not an address is never trusted.
    const family = isIPv6(address) ? "ipv6" : "ipv4";
    const longest = family === "ipv6" ? 128 : 32;
    const prefix = bits === undefined ? longest : Number(bits);
    if (Number.isInteger(prefix) && prefix >= 0 && prefix <= longest) list.addSubnet(address, prefix, family);
  }
  return list;
}

/** An address without port, brackets and zone; IPv4 inside IPv6 as IPv4. Undefined when the text is not an address. */
function plainAddress(text: string | undefined): string | undefined {
  const trimmed = (text ?? "").trim().toLowerCase();
  const host = /^\[(.+)\](:\d+)?$/.exec(trimmed)?.[1] ?? /^([\d.]+):\d+$/.exec(trimmed)?.[1] ?? trimmed;
  const address = host.replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/.exec(address)?.[1];
  if (mapped && isIPv4(mapped)) return mapped;
  return isIP(address) ? address : undefined;
}

function network64(address: string) {
  // `URL` normalises the spelling: no leading zeros, and no IPv4 at the end.
  const { hostname } = new URL(`http://[${address.replace(/%.*$/, "")}]`);
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split("::")
    .map((groups) => groups.split(":").filter(Boolean));
  const gap = Array<string>(8 - head.length - tail.length).fill("0");
  return `${[...head, ...gap, ...tail].slice(0, 4).join(":")}::/64`;
}
