import { expect, test } from "vitest";
import { clientAddress, isTrustedProxy } from "./client-address.server.ts";

const kernel = {
  config: { trustedProxies: ["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48", "not-an-address"] },
};
const addressOf = (remoteAddress: string | undefined, forwardedFor?: string) =>
  clientAddress(kernel, {
    remoteAddress,
    headers: new Headers(forwardedFor === undefined ? {} : { "x-forwarded-for": forwardedFor }),
  });

test("SEC-03 a forwarded address is believed from a configured proxy only", () => {
  expect(addressOf("198.51.100.7", "203.0.113.9")).toBe("198.51.100.7");
  expect(addressOf("127.0.0.1", "203.0.113.9")).toBe("203.0.113.9");
  expect(addressOf("10.200.3.4", "203.0.113.9")).toBe("203.0.113.9");
  expect(addressOf("::ffff:10.200.3.4", "203.0.113.9:4711")).toBe("203.0.113.9");
  expect(addressOf("11.0.0.1", "203.0.113.9")).toBe("11.0.0.1");
  expect(
    clientAddress(
      { config: { trustedProxies: [] } },
      { remoteAddress: "127.0.0.1", headers: new Headers({ "x-forwarded-for": "203.0.113.9" }) },
    ),
  ).toBe("127.0.0.1");
});

test("SEC-03 addresses that the visitor put into the forwarded list are not believed", () => {
  expect(addressOf("127.0.0.1", "1.1.1.1, 203.0.113.9, 10.0.0.5")).toBe("203.0.113.9");
  expect(addressOf("127.0.0.1", "203.0.113.9, nonsense")).toBe("127.0.0.1");
  expect(addressOf("127.0.0.1", "")).toBe("127.0.0.1");
});

test("SEC-03 IPv6 counts by its /64", () => {
  expect(addressOf("2001:db8:1:2:aaaa:bbbb:cccc:dddd")).toBe("2001:db8:1:2::/64");
  expect(addressOf("2001:0DB8:1:2::5")).toBe("2001:db8:1:2::/64");
  expect(addressOf("2001:db8::1")).toBe("2001:db8:0:0::/64");
  expect(addressOf("::1")).toBe("0:0:0:0::/64");
  expect(addressOf("fe80::1%eth0")).toBe("fe80:0:0:0::/64");
  expect(addressOf("2001:db8:ffff::9", "[2001:db8:1:3::7]:443")).toBe("2001:db8:1:3::/64");
  expect(addressOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
});

test("SEC-03 a request without an address counts too", () => {
  expect(addressOf(undefined)).toBe("unknown");
  expect(isTrustedProxy(kernel, undefined)).toBe(false);
});
