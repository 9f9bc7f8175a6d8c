import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 networks that are not part of the public Internet (IANA's registry of special-purpose addresses), and one of a cloud. */
const closedNetworks = [
  ["0.0.0.0", 8], // this network
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // behind a provider's NAT
  ["127.0.0.0", 8],
  ["168.63.129.16", 32], // the host of Azure's virtual machines, which hands out their certificates; a public address elsewhere
  ["169.254.0.0", 16], // link-local, with the metadata services of cloud providers
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4], // multicast
  ["240.0.0.0", 4], // reserved, and broadcast
] as const;

/** Networks within the global unicast range of IPv6 that are not public; some embed an IPv4 address. */
const closedNetworks6 = [
  ["2001::", 23], // Teredo and protocol assignments
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4
  ["3fff::", 20],
] as const;

const closed = new BlockList();
for (const [network, bits] of closedNetworks) closed.addSubnet(network, bits, "ipv4");
const closed6 = new BlockList();
for (const [network, bits] of closedNetworks6) closed6.addSubnet(network, bits, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/**
 * Whether an address belongs to the public Internet. Of IPv6 only global unicast does, which excludes loopback, local and
 * link-local addresses, mapped IPv4 (`::ffff:…`) and NAT64 (`64:ff9b::…`). Requirement TOKEN-01.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, "ipv4");
  return isIPv6(address) && global6.check(address, "ipv6") && !closed6.check(address, "ipv6");
}
