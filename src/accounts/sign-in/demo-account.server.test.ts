import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import { write } from "../../kernel/db/write.server.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import { problemResponse } from "../../kernel/http/problem.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { createUser } from "../users/store.server.ts";
import { accountsApi } from "./api.server.ts";
import { demoHint, ensureDemoAccount } from "./demo-account.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

const demo = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

describe.each(databases)("demo account on %s", (database) => {
  let kernel: Kernel;
  beforeEach(async () => {
    kernel = await testKernel({ database });
  });

  const demoMode = (demo: boolean) => {
    kernel.config = { ...kernel.config, demo };
  };
  const users = () => kernel.db.selectFrom("users").selectAll().execute();
  const changeUser = (columns: Record<string, string>) =>
    kernel.db.updateTable("users").set(columns).execute();
  const signIn = async () => {
    const app = new Hono<ApiEnv>().route("/", accountsApi(kernel));
    app.onError((error) => problemResponse(kernel, error));
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: JSON.stringify(demo) };
    return (await app.request("http://localhost/sign-in/email", init, { remoteAddress: "127.0.0.1" })).status;
  };

  test("RUN-04 in demo mode the account is made once and can sign in", async () => {
    demoMode(true);
    await Promise.all([ensureDemoAccount(kernel), ensureDemoAccount(kernel)]);
    await ensureDemoAccount(kernel);
    expect(await users()).toMatchObject([{ email: demo.email, role: "admin" }]);
    expect(await signIn()).toBe(200);
  });

  test("RUN-04 outside demo mode the account is not made, and an existing one cannot sign in", async () => {
    demoMode(false);
    await ensureDemoAccount(kernel);
    expect(await users()).toEqual([]);
    demoMode(true);
    await ensureDemoAccount(kernel);
    demoMode(false);
    expect(await signIn()).toBe(401);
    expect(await demoHint(kernel)).toBeNull();
  });

  test("RUN-04 the account is not made when there is another user, nor again after it was deleted", async () => {
    demoMode(true);
    const passwordHash = await hashPassword("somebody else's");
    await write(kernel, system, (change) =>
      createUser(change, { name: "ليلى", email: "l@example.com", access: "owner", passwordHash }),
    );
    await changeUser({ deleted_at: "2026-11-21T08:00:00.000Z" });
    await ensureDemoAccount(kernel);
    expect(await users()).toHaveLength(1);
  });

  test("AUTH-02 the hint shows only while the account has its demo password", async () => {
    demoMode(true);
    expect(await demoHint(kernel)).toBeNull();
    await ensureDemoAccount(kernel);
    expect(await demoHint(kernel)).toEqual(demo);
    const original = String((await users())[0]?.password_hash);
    await changeUser({ password_hash: await hashPassword("a password of their own") });
    expect(await demoHint(kernel)).toBeNull();
    await changeUser({ password_hash: original });
    expect(await demoHint(kernel)).toEqual(demo);
    await changeUser({ disabled_at: "2026-11-21T08:00:00.000Z" });
    expect(await demoHint(kernel)).toBeNull();
  });

  test("AUTH-02 showing the hint again costs no further password check", async () => {
    demoMode(true);
    await ensureDemoAccount(kernel);
    await demoHint(kernel);
    const timeOf = async (work: () => Promise<unknown>) => {
      const start = performance.now();
      for (let count = 0; count < 20; count++) await work();
      return performance.now() - start;
    };
    const hash = String((await users())[0]?.password_hash);
    const hints = await timeOf(() => demoHint(kernel));
    expect(hints).toBeLessThan((await timeOf(() => verifyPassword(hash, demo.password))) / 2);
  });
});
