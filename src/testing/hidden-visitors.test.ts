import { describe, expect, test } from "vitest";
import { authenticate } from "../accounts/sessions/session.server.ts";
import { hashPassword } from "../accounts/sign-in/password.server.ts";
import { createUser } from "../accounts/users/store.server.ts";
import { createApi } from "../api.server.ts";
import { write } from "../kernel/db/write.server.ts";
import { type Kernel, system } from "../kernel/process/kernel.server.ts";
import { createLog } from "../kernel/process/log.server.ts";
import { caller } from "../kernel/testing/test-api.ts";
import { databases, testKernel } from "../kernel/testing/test-kernel.ts";

const publicUrl = "https://shurfa.example";
const email = "layla@shurfa.example";
const password = "طويلة بما يكفي 2026";

/** A production server of the site. `call` sends what a proxy forwards for a visitor, or what a caller sends directly. */
async function site(
  database: (typeof databases)[number],
  environment: Record<string, string> = {},
  settings: Partial<Kernel> = {},
) {
  const lines: Record<string, unknown>[] = [];
  const kernel = await testKernel({
    database,
    environment: { NODE_ENV: "production", PUBLIC_URL: publicUrl, ...environment },
    authenticate: (kernel, request) => authenticate(kernel, request),
  });
  kernel.log = createLog("error", { write: (line: string) => void lines.push(JSON.parse(line)) });
  Object.assign(kernel, settings);
  const passwordHash = await hashPassword(password);
  await write(kernel, system, (change) =>
    createUser(change, { name: "ليلى", email, access: "owner", passwordHash }),
  );
  const api = caller(createApi(kernel));
  const call = (
    method: string,
    path: string,
    body: unknown,
    from: { peer?: string; headers?: Record<string, string> } = {},
  ) =>
    api(method, path, body, {
      address: from.peer ?? "127.0.0.1",
      headers: { ...(method !== "GET" && { origin: kernel.config.publicUrl ?? "" }), ...from.headers },
    });
  const forwardedFor = (visitor: string) => ({ headers: { "x-forwarded-for": visitor } });
  const ask = (index: number, from: Parameters<typeof call>[3]) =>
    call("POST", "/api/project-requests", person(index), from);
  const guess = (index: number, from: Parameters<typeof call>[3]) =>
    call("POST", "/api/auth/sign-in/email", { email: `${index}@mail.example`, password: "wrong" }, from);
  const signIn = (from: Parameters<typeof call>[3]) =>
    call("POST", "/api/auth/sign-in/email", { email, password }, from);
  /** The warnings of /api/ready and of the dashboard for staff. */
  const told = async (from: Parameters<typeof call>[3]) => {
    const cookie = ((await signIn(from)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const asStaff = { ...from, headers: { ...from?.headers, cookie } };
    const ready = await call("GET", "/api/ready", undefined, asStaff);
    const dashboard = await call("GET", "/api/dashboard", undefined, asStaff);
    return { ready: ready.body, dashboard: dashboard.body.proxyFault };
  };
  return { kernel, call, ask, guess, signIn, told, forwardedFor, lines };
}

const person = (index: number) => ({
  name: `زائر ${index}`,
  phone: `05000000${10 + index}`,
  email: `${index}@mail.example`,
});
const visitor = (index: number) => `198.51.100.${index}`;
const statuses = async (count: number, ask: (index: number) => Promise<{ status: number }>) => {
  const found: number[] = [];
  for (let index = 0; index < count; index++) found.push((await ask(index)).status);
  return found;
};
const all = (count: number, status: number) => Array<number>(count).fill(status);

describe.each(databases)("a production server on %s", (database) => {
  test("SEC-03 behind a proxy that is not configured, neither the fourth visitor nor the administrator is refused", async () => {
    const { ask, guess, signIn, told, forwardedFor, lines } = await site(database);
    const through = (index: number) => forwardedFor(visitor(index));
    expect(await statuses(25, (index) => ask(index, through(index)))).toEqual(all(25, 201));
    expect(await statuses(45, (index) => guess(index, through(index)))).toEqual(all(45, 401));
    expect((await signIn(through(99))).status).toBe(200);
    const { ready, dashboard } = await told(through(99));
    expect(ready).toMatchObject({ status: "ready", warnings: [{ code: "untrusted-proxy" }] });
    expect(ready.warnings[0].message).toContain("TRUST_PROXY");
    expect(dashboard).toBe("untrusted-proxy");
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ fault: "untrusted-proxy", msg: expect.stringContaining("TRUST_PROXY") });
  });

  test("SEC-03 the headers of such a proxy are not trusted: an account has five guesses, and the whole site has a limit", async () => {
    const { ask, guess, signIn, call, forwardedFor } = await site(database);
    const through = (index: number) => forwardedFor(visitor(index));
    const wrong = { email, password: "wrong" };
    const guesses = await statuses(
      20,
      async (index) => await call("POST", "/api/auth/sign-in/email", wrong, through(index)),
    );
    expect(guesses).toEqual([...all(5, 401), ...all(15, 429)]);
    expect((await signIn(through(99))).status).toBe(429);
    // Ten times the limit of one visitor without a form token, which is 10.
    expect(await statuses(103, (index) => ask(index, through(index)))).toEqual([
      ...all(100, 201),
      ...all(3, 429),
    ]);
    expect(await statuses(60, (index) => guess(index, through(index)))).toEqual([
      ...all(55, 401),
      ...all(5, 429),
    ]);
  });

  test("SEC-03 failed sign-ins of others behind such a proxy keep the administrator out for a minute at most", async () => {
    let now = Date.parse("2026-11-21T08:00:00.000Z");
    const { guess, signIn, forwardedFor } = await site(database, {}, { now: () => new Date(now) });
    const through = (index: number) => forwardedFor(visitor(index));
    expect((await statuses(61, (index) => guess(index, through(index)))).at(-1)).toBe(429);
    const refused = await signIn(through(99));
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    now += 60_000;
    expect((await signIn(through(99))).status).toBe(200);
  });

  test("SEC-03 with the proxy configured each visitor has separate limits, and there is no warning", async () => {
    const { ask, guess, signIn, told, forwardedFor, lines } = await site(database, {
      TRUST_PROXY: "127.0.0.1",
    });
    for (const index of [1, 2]) {
      const mine = forwardedFor(`203.0.113.9, ${visitor(index)}`);
      expect(await statuses(11, (count) => ask(20 * index + count, mine))).toEqual([...all(10, 201), 429]);
    }
    expect(await statuses(31, (index) => guess(index, forwardedFor(visitor(1))))).toEqual([
      ...all(30, 401),
      429,
    ]);
    expect((await signIn(forwardedFor(visitor(2)))).status).toBe(200);
    expect(await told(forwardedFor(visitor(2)))).toEqual({
      ready: { status: "ready", warnings: [] },
      dashboard: null,
    });
    expect(lines).toEqual([]);
  });

  test("SEC-03 a configured proxy that forwards no address causes a warning once a limit is used, not by a health check", async () => {
    const { call, ask, told, lines } = await site(database, { TRUST_PROXY: "127.0.0.1" });
    expect((await call("GET", "/api/ready", undefined)).body).toEqual({ status: "ready" });
    expect(lines).toEqual([]);
    expect(await statuses(5, (index) => ask(index, {}))).toEqual(all(5, 201));
    expect(lines).toMatchObject([{ fault: "unnamed-visitors" }]);
    expect(await told({})).toMatchObject({
      ready: { warnings: [{ code: "unnamed-visitors" }] },
      dashboard: "unnamed-visitors",
    });
  });

  test("SEC-03 a forged header has no effect for a direct caller, and strangers do not see the warning", async () => {
    const { call, ask, guess, lines } = await site(database, { TRUST_PROXY: "10.0.0.2" });
    const forged = (index: number) => ({
      peer: "203.0.113.7",
      headers: { "x-forwarded-for": visitor(index), "x-real-ip": visitor(index) },
    });
    expect(await statuses(12, (index) => ask(index, forged(index)))).toEqual([...all(10, 201), 429, 429]);
    expect(await statuses(31, (index) => guess(index, forged(index)))).toEqual([...all(30, 401), 429]);
    // The call came past the proxy: the port is open to strangers, or another proxy is not configured.
    expect(lines).toMatchObject([{ fault: "untrusted-proxy" }]);
    expect((await call("GET", "/api/ready", undefined, forged(1))).body).toEqual({ status: "ready" });
  });
});

test.each([
  ["10.0.0.9", { forwarded: "for=198.51.100.1" }, {}, "untrusted-proxy"],
  ["::ffff:10.0.0.9", { "x-real-ip": "198.51.100.1" }, {}, "untrusted-proxy"],
  ["::1", {}, {}, "untrusted-proxy"], // follows from the configuration, without any header
  ["10.0.0.9", {}, { PUBLIC_URL: "http://shurfa.example" }, null],
  ["10.0.0.9", {}, { TRUST_PROXY: "10.0.0.2" }, null],
  // A second proxy in front of the configured one.
  [
    "10.0.0.2",
    { "x-forwarded-for": "198.51.100.1, 10.0.0.9" },
    { TRUST_PROXY: "10.0.0.2" },
    "untrusted-proxy",
  ],
  ["10.0.0.2", { "x-forwarded-for": "1.1.1.1, 198.51.100.1" }, { TRUST_PROXY: "10.0.0.2" }, null],
] as [string, Record<string, string>, Record<string, string>, string | null][])(
  "SEC-03 a request from %s with %j, to a server with %j, causes the warning %s",
  async (peer, headers, environment, fault) => {
    const { told } = await site("sqlite", environment);
    expect((await told({ peer, headers })).dashboard).toBe(fault);
  },
);
