import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.server.ts";
import { ownOrigin } from "./own-origin.server.ts";

const face = (address: string, family: "IPv4" | "IPv6", internal = false) => ({ address, family, internal });
const interfaces = {
  lo: [face("127.0.0.1", "IPv4", true), face("::1", "IPv6", true)],
  eth0: [face("fe80::1", "IPv6"), face("192.168.1.20", "IPv4")],
};
const originOf = (environment: Record<string, string>, faces: typeof interfaces | object = interfaces) =>
  ownOrigin(parseConfig(environment), () => ({ ...faces }));

describe("RUN-01 SEC-05 TRIAL-01 O13: the address in printed and mailed links is the one that HOST and PUBLIC_URL make true", () => {
  test.each([
    [{}, "http://localhost:3000"],
    [{ HOST: "127.0.0.1", PORT: "4000" }, "http://localhost:4000"],
    [{ HOST: "::1" }, "http://localhost:3000"],
    [{ HOST: "localhost" }, "http://localhost:3000"],
    [{ HOST: "0.0.0.0" }, "http://192.168.1.20:3000"],
    [{ HOST: "::" }, "http://192.168.1.20:3000"],
    [{ HOST: "10.1.2.3" }, "http://10.1.2.3:3000"],
    [{ HOST: "fd00::5" }, "http://[fd00::5]:3000"],
    [{ HOST: "shurfa.lan", PORT: "80" }, "http://shurfa.lan:80"],
    [{ HOST: "0.0.0.0", PUBLIC_URL: "https://www.shurfa.example/" }, "https://www.shurfa.example"],
  ])("%j is reached at %s", (environment, origin) => {
    expect(originOf(environment)).toBe(origin);
  });

  test("a machine without a network, or whose networks may not be read, is reached as localhost", () => {
    expect(originOf({ HOST: "0.0.0.0" }, { lo: interfaces.lo })).toBe("http://localhost:3000");
    const refused = () => {
      throw new Error("EAFNOSUPPORT");
    };
    expect(ownOrigin(parseConfig({ HOST: "0.0.0.0" }), refused)).toBe("http://localhost:3000");
  });
});
