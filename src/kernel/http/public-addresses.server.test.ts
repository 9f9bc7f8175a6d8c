import { expect, test } from "vitest";
import { isPublicAddress } from "./public-addresses.server.ts";

test("TOKEN-01 addresses of private, local, mapped and reserved networks do not count as public", () => {
  const closed = [
    ["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.254", "172.16.0.1", "172.31.255.255"],
    ["192.168.1.1", "192.0.0.8", "198.19.0.1", "203.0.113.7", "224.0.0.1", "255.255.255.255"],
    ["169.254.0.1", "169.254.169.254"], // metadata services of cloud providers
    ["::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "fec0::1", "ff02::1"],
    ["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:a9fe:a9fe", "::127.0.0.1"], // IPv4 in IPv6
    ["64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"], // NAT64
    ["2002:7f00:1::", "2001:0:4136:e378::1", "2001:db8::1", "100::1"],
    ["", "example.com", "127.1", "0x7f000001"], // no addresses at all
  ].flat();
  expect(closed.filter(isPublicAddress)).toEqual([]);
});

test("TOKEN-01 TRIAL-01 X15: no cloud's metadata service counts as public, by none of its addresses", () => {
  const closed = [
    ["169.254.169.254", "169.254.170.2", "169.254.169.123", "fd00:ec2::254", "fd00:ec2::23"], // AWS, and most others
    ["168.63.129.16", "::ffff:168.63.129.16", "::ffff:a83f:8110", "64:ff9b::a83f:8110"], // Azure
    ["100.100.100.200", "192.0.0.192", "fd20:ce::254", "fe80::a9fe:a9fe"], // Alibaba, Oracle, Google, OpenStack
  ].flat();
  expect(closed.filter(isPublicAddress)).toEqual([]);
  expect(["168.63.129.15", "168.63.129.17"].filter(isPublicAddress)).toHaveLength(2);
});

test("TOKEN-01 addresses of the Internet count as public", () => {
  const open = ["8.8.8.8", "100.63.255.255", "172.32.0.1", "192.167.0.1", "2001:4860:4860::8888", "2a00::1"];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});
