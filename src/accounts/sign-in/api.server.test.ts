import * as argon2 from "@node-rs/argon2";
import { Hono } from "hono";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { write } from "../../kernel/db/write.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { staffRouter } from "../../kernel/http/staff-router.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { authenticate } from "../sessions/session.server.ts";
import { createUser, setPassword } from "../users/store.server.ts";
import { accountsApi } from "./api.server.ts";
import { hashPassword } from "./password.server.ts";

vi.mock("@node-rs/argon2", { spy: true }); // counts the calls; the real functions run

const email = "layla@example.com";
const password = "طويلة بما يكفي 2026";

describe.each(databases)("sign-in on %s", (database) => {
  let kernel: Kernel;
  let app: Hono<ApiEnv>;
  let clock: number;

  beforeEach(async () => {
    clock = Date.parse("2026-11-21T08:00:00.000Z");
    kernel = await testKernel({ database });
    kernel.config = { ...kernel.config, rateLimit: true };
    kernel.now = () => new Date(clock);
    kernel.authenticate = (request) => authenticate(kernel, request);
    const passwordHash = await hashPassword(password);
    await write(kernel, system, (change) =>
      createUser(change, { name: "ليلى", email, access: "owner", passwordHash }),
    );
    app = new Hono<ApiEnv>();
    app.onError((error) => problemResponse(kernel, error));
    app.route("/api/auth", staffRouter(kernel, accountsApi(kernel), {}));
  });

  const post = (
    path: string,
    body: string | undefined,
    headers: Record<string, string> = {},
    from = "203.0.113.1",
  ) =>
    app.request(
      `http://localhost:3000/api/auth${path}`,
      { method: "POST", headers, ...(body !== undefined && { body }) },
      { remoteAddress: from },
    );
  const signIn = (body: unknown, from?: string) =>
    post("/sign-in/email", JSON.stringify(body), { "content-type": "application/json" }, from);
  const session = (cookie = "") =>
    app.request(
      "http://localhost:3000/api/auth/session",
      { headers: { cookie } },
      { remoteAddress: "203.0.113.1" },
    );
  const cookieOf = (response: Response) => response.headers.get("set-cookie")?.split(";")[0] ?? "";

  test("RUN-04 AUTH-03 signing in answers the profile and one cookie, and the cookie alone is the session", async () => {
    const response = await signIn({ email: "  LAYLA@Example.com ", password });
    expect(response.status).toBe(200);
    const profile = { id: 1, name: "ليلى", email, role: "admin", access: "owner", avatar: null };
    expect(await response.json()).toEqual(profile);
    expect(response.headers.getSetCookie()).toHaveLength(1);
    const mine = await session(cookieOf(response));
    expect(mine.status).toBe(200);
    expect(await mine.json()).toEqual(profile);
    expect((await session()).status).toBe(401);
  });

  test("AUTH-01 ERR-01 a wrong password and an unknown account get the same 401 and no cookie", async () => {
    const wrong = await signIn({ email, password: "wrong" });
    const unknown = await signIn({ email: "nobody@example.com", password });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await wrong.text()).toBe(await unknown.text());
    expect(wrong.headers.get("set-cookie")).toBeNull();
    expect(wrong.headers.get("content-type")).toContain("application/problem+json");
  });

  test("SEC-03 every refusal costs one check of a password: wrong, unknown, invited, disabled", async () => {
    const checks = vi.mocked(argon2.verify);
    const refusals: [string, Record<string, string | null>][] = [
      [email, {}],
      ["nobody@example.com", {}],
      [email, { disabled_at: "2026-11-21T08:00:00.000Z" }],
      [email, { password_hash: null }],
    ];
    for (const [typed, change] of refusals) {
      if (Object.keys(change).length > 0) await kernel.db.updateTable("users").set(change).execute();
      checks.mockClear();
      expect((await signIn({ email: typed, password: "wrong" })).status).toBe(401);
      expect(checks, JSON.stringify([typed, change])).toHaveBeenCalledTimes(1);
    }
  });

  test("SEC-01 a sign-in with the old password opens no session when the password changes while it is checked", async () => {
    const changed = await hashPassword("كلمة أخرى طويلة");
    vi.mocked(argon2.verify).mockImplementationOnce(async () => {
      await write(kernel, system, (change) => setPassword(change, 1, changed));
      return true; // the typed password matches the hash that was read before
    });
    const response = await signIn({ email, password });
    expect([response.status, response.headers.get("set-cookie")]).toEqual([401, null]);
    expect((await signIn({ email, password: "كلمة أخرى طويلة" })).status).toBe(200);
  });

  test("SEC-01 a disabled account gets the same 401", async () => {
    await kernel.db.updateTable("users").set({ disabled_at: "2026-11-21T08:00:00.000Z" }).execute();
    expect((await signIn({ email, password })).status).toBe(401);
  });

  test("SEC-08 an empty or malformed body is a 400 and never a 5xx", async () => {
    const json = { "content-type": "application/json" };
    expect((await post("/sign-in/email", undefined)).status).toBe(400);
    expect((await post("/sign-in/email", undefined, json)).status).toBe(400);
    expect((await post("/sign-in/email", "", json)).status).toBe(400);
    expect((await post("/sign-in/email", "{", json)).status).toBe(400);
    const bodies = [
      null,
      [],
      {},
      { email },
      { password },
      { email: "", password: "" },
      { email: 5, password: {} },
    ];
    for (const body of bodies) expect((await signIn(body)).status).toBe(400);
    expect((await signIn({ email: `${email}\0`, password })).status).toBe(422);
    expect((await post("/sign-in/email", `email=${email}`, { "content-type": "text/plain" })).status).toBe(
      415,
    );
  });

  test("SEC-03 extra fields of the body change nothing", async () => {
    const response = await signIn({ email, password, id: 99, role: "owner", userId: 2, rememberMe: true });
    expect(await response.json()).toEqual({
      id: 1,
      name: "ليلى",
      email,
      role: "admin",
      access: "owner",
      avatar: null,
    });
    const users = await kernel.db.selectFrom("users").selectAll().execute();
    expect(users).toMatchObject([{ id: 1, role: "admin" }]);
  });

  test("SEC-03 after 5 failures in 15 minutes even the right password is refused, for this account and address only", async () => {
    for (let count = 0; count < 5; count++)
      expect((await signIn({ email, password: "wrong" })).status).toBe(401);
    clock += 60_000;
    const refused = await signIn({ email: email.toUpperCase(), password });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("840");
    expect((await signIn({ email, password }, "203.0.113.2")).status).toBe(200);
    expect((await signIn({ email: "nobody@example.com", password })).status).toBe(401);
    clock += 840_000;
    expect((await signIn({ email, password })).status).toBe(200);
  });

  test("SEC-03 unknown accounts are limited like known ones", async () => {
    const guess = { email: "nobody@example.com", password };
    for (let count = 0; count < 5; count++) expect((await signIn(guess)).status).toBe(401);
    expect((await signIn(guess)).status).toBe(429);
  });

  test("SEC-03 simultaneous guesses are all counted", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn({ email, password: "wrong" })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  test("SEC-03 one address, an IPv6 one by its /64, has 30 failures an hour over all accounts", async () => {
    const from = (host: number) => `2001:db8:1:2::${host.toString(16)}`;
    const guess = (n: number) => signIn({ email: `${n}@example.com`, password }, from(n + 1));
    for (let count = 0; count < 30; count++) expect((await guess(count)).status).toBe(401);
    expect((await guess(30)).status).toBe(429);
    expect((await signIn({ email, password }, "2001:db8:1:3::1")).status).toBe(200);
  });

  test("SEC-03 a refused address adds no rows, whatever accounts it guesses", async () => {
    const guess = (n: number) => signIn({ email: `${n}@example.com`, password });
    for (let count = 0; count < 30; count++) expect((await guess(count)).status).toBe(401);
    expect((await guess(30)).status).toBe(429); // only the first refusal is counted and noted in the audit trail
    const stored = async () => [
      await kernel.db.selectFrom("rate_limits").selectAll().orderBy("key").execute(),
      await kernel.db.selectFrom("revisions").selectAll().orderBy("id").execute(),
      await kernel.db.selectFrom("sign_in_tickets").selectAll().execute(),
    ];
    const before = await stored();
    expect(before[0]).toHaveLength(31);
    for (let count = 31; count < 131; count++) expect((await guess(count)).status).toBe(429);
    const known = await Promise.all(Array.from({ length: 20 }, () => signIn({ email, password })));
    expect(known.map(({ status }) => status)).toEqual(Array(20).fill(429));
    expect(await stored()).toEqual(before);
  });

  test("SEC-03 refused guesses for an account add no rows and do not count against the address", async () => {
    for (let count = 0; count < 5; count++) await signIn({ email, password: "wrong" });
    expect((await signIn({ email, password: "wrong" })).status).toBe(429);
    const before = await kernel.db.selectFrom("rate_limits").selectAll().orderBy("key").execute();
    for (let count = 0; count < 40; count++)
      expect((await signIn({ email, password: "wrong" })).status).toBe(429);
    expect(await kernel.db.selectFrom("rate_limits").selectAll().orderBy("key").execute()).toEqual(before);
    expect((await signIn({ email: "nobody@example.com", password })).status).toBe(401);
  });

  test("SEC-03 successful sign-ins are not counted, however many there are", async () => {
    for (let count = 0; count < 4; count++) await signIn({ email, password: "wrong" });
    for (let count = 0; count < 32; count++) expect((await signIn({ email, password })).status).toBe(200);
    expect((await signIn({ email, password: "wrong" })).status).toBe(401);
  });

  test("SEC-03 a forwarded address does not open a new count", async () => {
    const guess = (index: number) =>
      post("/sign-in/email", JSON.stringify({ email, password: "wrong" }), {
        "content-type": "application/json",
        "x-forwarded-for": `198.51.100.${index}`,
      });
    for (let count = 0; count < 5; count++) expect((await guess(count)).status).toBe(401);
    expect((await guess(5)).status).toBe(429);
  });

  test("AUTH-04 signing out ends the session on the server and clears the cookie", async () => {
    const cookie = cookieOf(await signIn({ email, password }));
    const response = await post("/sign-out", undefined, { cookie });
    expect(response.status).toBe(204);
    expect(response.headers.get("set-cookie")).toMatch(/^shurfa-session=; .*Max-Age=0/);
    expect((await session(cookie)).status).toBe(401);
    expect((await post("/sign-out", undefined)).status).toBe(204);
  });

  test("SEC-12 the audit trail holds no credentials", async () => {
    const cookie = cookieOf(await signIn({ email, password }));
    const trail = JSON.stringify(await kernel.db.selectFrom("revisions").selectAll().execute());
    expect(trail).toContain("sign-in");
    expect(trail).not.toContain("argon2");
    expect(trail).not.toContain(cookie.split("=")[1]);
  });
});
