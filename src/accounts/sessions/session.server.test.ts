import { beforeEach, describe, expect, test } from "vitest";
import { write } from "../../kernel/db/write.server.ts";
import { hasRecentAuth } from "../../kernel/http/staff-router.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { createUser } from "../users/store.server.ts";
import type { User } from "../users/users.ts";
import { authenticate, endSession, startSession } from "./session.server.ts";

const minute = 60_000;

describe.each(databases)("sessions on %s", (database) => {
  let kernel: Kernel;
  let user: User;
  let clock: number;

  beforeEach(async () => {
    clock = Date.parse("2026-11-21T08:00:00.000Z");
    kernel = await testKernel({ database });
    kernel.now = () => new Date(clock);
    user = await addUser("layla@example.com");
  });

  const addUser = (email: string) =>
    write(kernel, system, (change) =>
      createUser(change, { name: "ليلى", email, access: "owner", passwordHash: null }),
    );
  const request = (
    cookie = "",
    { url = "http://localhost:3000/admin", ...headers }: Record<string, string> = {},
  ) => new Request(url, { headers: { cookie, ...headers } });
  const cookieOf = (setCookie: string) => setCookie.split(";")[0] ?? "";
  const signIn = async (presented = "", who = user) =>
    cookieOf((await startSession(kernel, who, request(presented))).setCookie);
  const isOpen = async (cookie: string) => (await authenticate(kernel, request(cookie))) !== null;
  const rows = () => kernel.db.selectFrom("sessions").selectAll().orderBy("created_at").execute();

  test("SEC-01 a valid cookie identifies its user; a foreign or missing one identifies nobody", async () => {
    const cookie = await signIn();
    expect(await authenticate(kernel, request(`theme=dark; ${cookie}; x=1`))).toMatchObject({
      user: {
        id: user.id,
        name: "ليلى",
        email: "layla@example.com",
        role: "admin",
        access: "owner",
        avatar: null,
      },
    });
    expect(await isOpen("")).toBe(false);
    expect(await isOpen(`shurfa-session=${"A".repeat(43)}`)).toBe(false);
    expect(await isOpen(`${cookie.slice(0, -1)}`)).toBe(false);
    expect(await isOpen(`old-${cookie}`)).toBe(false);
  });

  test("SEC-01 a session opened or used while the clock was a day ahead is over once the clock is right, and so is its proof", async () => {
    const [before, used] = [await signIn(), await signIn()];
    const day = 24 * 60 * minute;
    // The clock is only 40 minutes ahead, so that no session expires by its age.
    clock += 40 * minute;
    expect(await isOpen(used)).toBe(true);
    clock += day;
    const ahead = await signIn();
    expect(await isOpen(ahead)).toBe(true);
    clock -= day + 40 * minute;
    expect(await isOpen(ahead)).toBe(false);
    expect(await isOpen(used)).toBe(false);
    expect(
      hasRecentAuth(kernel, { ...testSession, reauthenticatedAt: new Date(clock + day).toISOString() }),
    ).toBe(false);
    expect(
      hasRecentAuth(kernel, { ...testSession, reauthenticatedAt: new Date(clock + 5000).toISOString() }),
    ).toBe(true);
    const again = await signIn();
    expect(await isOpen(again)).toBe(true);
    expect((await rows()).filter((row) => Date.parse(String(row.created_at)) > clock)).toEqual([]);
    expect(before).not.toBe(again);
  });

  test("SEC-01 the token has 256 random bits, and what the database holds cannot be used as a cookie", async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first).not.toBe(second);
    const token = first.split("=")[1] ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const stored = JSON.stringify([
      await rows(),
      await kernel.db.selectFrom("revisions").selectAll().execute(),
    ]);
    expect(stored).not.toContain(token);
    for (const row of await rows()) expect(await isOpen(`shurfa-session=${row.token_hash}`)).toBe(false);
  });

  test("SEC-01 on https the cookie is __Host-, Secure, HttpOnly, SameSite=Lax, and the plain one is ignored", async () => {
    kernel.config = { ...kernel.config, publicUrl: "https://shurfa.example" };
    const { setCookie } = await startSession(kernel, user, request());
    expect(setCookie).toMatch(
      /^__Host-shurfa=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const cookie = cookieOf(setCookie);
    expect(await isOpen(cookie)).toBe(true);
    expect(await isOpen(cookie.replace("__Host-shurfa", "shurfa-session"))).toBe(false);
  });

  test("SEC-01 over http on localhost the cookie is plain; behind a TLS proxy it is not", async () => {
    const { setCookie } = await startSession(kernel, user, request());
    expect(setCookie).toMatch(/^shurfa-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const behindTls = request("", { "x-forwarded-proto": "https" });
    expect((await startSession(kernel, user, behindTls)).setCookie).toMatch(/^__Host-shurfa=.*; Secure;/);
  });

  test("SEC-01 a new sign-in ends the session that the browser presented", async () => {
    const first = await signIn();
    const second = await signIn(first);
    expect(await isOpen(first)).toBe(false);
    expect(await isOpen(second)).toBe(true);
    const other = await signIn(second, await addUser("other@example.com"));
    expect(await isOpen(second)).toBe(false);
    expect(await isOpen(other)).toBe(true);
  });

  test("SEC-01 an idle session ends after 60 minutes; use prolongs it", async () => {
    const cookie = await signIn();
    clock += 59 * minute;
    expect(await isOpen(cookie)).toBe(true);
    clock += 59 * minute;
    expect(await isOpen(cookie)).toBe(true);
    clock += 60 * minute;
    expect(await isOpen(cookie)).toBe(false);
  });

  test("SEC-01 no use prolongs a session beyond 12 hours", async () => {
    const cookie = await signIn();
    for (let step = 0; step < 23; step++) {
      clock += 30 * minute;
      expect(await isOpen(cookie)).toBe(true);
    }
    clock += 30 * minute;
    expect(await isOpen(cookie)).toBe(false);
  });

  test("SEC-01 a session is noted as seen at most once a minute", async () => {
    const cookie = await signIn();
    const seen = async () => (await rows())[0]?.last_seen_at;
    clock += 59_000;
    await isOpen(cookie);
    expect(await seen()).toBe("2026-11-21T08:00:00.000Z");
    clock += 1_000;
    await isOpen(cookie);
    expect(await seen()).toBe("2026-11-21T08:01:00.000Z");
  });

  test("SEC-01 SURV-02 a database that takes no writes ends no session", async () => {
    const cookie = await signIn();
    clock += 5 * minute;
    const fullDisk = { ...kernel, db: kernel.reads.withSchema("nowhere") };
    expect(await authenticate(fullDisk, request(cookie))).not.toBeNull();
  });

  test("SEC-01 the limit of sessions counts per user: a sixth session never ends one of another user", async () => {
    const other = await signIn("", await addUser("other@example.com"));
    clock += minute;
    for (let count = 0; count < 7; count++) {
      clock += 1000;
      await signIn();
    }
    expect(await isOpen(other)).toBe(true);
    expect(await rows()).toHaveLength(6);
  });

  test("SEC-01 a user has at most 5 sessions: the sixth ends the oldest", async () => {
    const cookies: string[] = [];
    for (let count = 0; count < 7; count++) {
      cookies.push(await signIn());
      clock += 1000;
    }
    expect(await Promise.all(cookies.map(isOpen))).toEqual([false, false, true, true, true, true, true]);
  });

  test("SEC-01 simultaneous sign-ins do not exceed 5 sessions either", async () => {
    await Promise.all(Array.from({ length: 12 }, () => signIn()));
    expect(await rows()).toHaveLength(5);
  });

  test("SEC-01 sign-out ends the session on the server and removes the cookie", async () => {
    const [cookie, other] = [await signIn(), await signIn()];
    expect(await endSession(kernel, request(cookie))).toBe(
      "shurfa-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    );
    expect(await isOpen(cookie)).toBe(false);
    expect(await isOpen(other)).toBe(true);
    expect(await endSession(kernel, request(cookie))).toMatch(/Max-Age=0/);
  });

  test("SEC-01 disabling or deleting a user ends the sessions at once", async () => {
    for (const column of ["disabled_at", "deleted_at"]) {
      const victim = await addUser(`${column}@example.com`);
      const cookie = await signIn("", victim);
      await kernel.db
        .updateTable("users")
        .set({ [column]: "2026-11-21T08:00:00.000Z" })
        .where("id", "=", victim.id)
        .execute();
      expect(await isOpen(cookie)).toBe(false);
      await expect(startSession(kernel, victim, request())).rejects.toMatchObject({ status: 401 });
    }
  });

  test("SEC-01 expired sessions are deleted with the next sign-in", async () => {
    await signIn("", await addUser("gone@example.com"));
    clock += 13 * 60 * minute;
    await signIn();
    expect(await rows()).toHaveLength(1);
  });

  test("SEC-12 the audit trail names who signed in and out, and when", async () => {
    await endSession(kernel, request(await signIn()));
    const trail = await kernel.db
      .selectFrom("revisions")
      .selectAll()
      .where("resource", "=", "sessions")
      .orderBy("id")
      .execute();
    expect(trail).toMatchObject([
      { action: "sign-in", actor_id: user.id, actor_name: "ليلى", before: null, after: null },
      { action: "sign-out", actor_id: user.id, actor_name: "ليلى", before: null, after: null },
    ]);
    expect(trail[0]?.record_id).toBe(trail[1]?.record_id);
  });
});
