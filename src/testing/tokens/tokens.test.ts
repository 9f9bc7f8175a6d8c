import { describe, expect, test } from "vitest";
import { changeUser, createUser, removeUser, setDisabled } from "../../accounts/users/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { cookie, siteWithPrograms } from "./test-programs.ts";

const day = 24 * 60 * 60_000; // ms
const invalidToken = 'Bearer error="invalid_token"';

/** Every row of every table, to check that something is not stored anywhere. */
async function everythingIn({ reads }: Kernel) {
  const tables = await reads.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      reads
        .selectFrom(name as "users")
        .selectAll()
        .execute(),
    ),
  );
  return JSON.stringify(rows);
}

/** Adds another owner, because the last owner cannot be disabled or get a lower role. */
const addOwner = (kernel: Kernel) =>
  write(kernel, system, (tx) =>
    createUser(tx, { name: "هند", email: "hind@example.com", access: "owner", passwordHash: "hash" }),
  );

describe.each(databases)("tokens on %s", (database) => {
  test("TOKEN-01 a token is shown once, stored as a digest, and calls without Origin under its own name", async () => {
    const { kernel, asOwner, makeToken } = await siteWithPrograms(database);
    const { id, secret, call } = await makeToken(["services:read", "services:write", "services:read"]);
    expect(secret).toMatch(/^shurfa_[\w-]{43}$/);
    expect(await everythingIn(kernel)).not.toContain(secret);
    const made = await call("POST", "/api/services", { title: "خدمة", is_active: 0 });
    expect([made.status, made.headers.get("cache-control")]).toEqual([201, "no-store"]);
    // Hidden services are visible to a token that reads services.
    expect((await call("GET", "/api/services")).body).toHaveLength(1);
    const { body: history } = await asOwner("GET", `/api/services/${made.body.id}/history`);
    expect(history[0].actor).toBe("رمز: المتجر · سارة العتيبي");
    const { body: trail } = await asOwner("GET", "/api/audit?resource=services");
    expect(trail[0]).toMatchObject({ actor: "رمز: المتجر · سارة العتيبي", actorId: 1, action: "create" });
    const { body: list } = await asOwner("GET", "/api/tokens");
    expect(list).toEqual([
      {
        id,
        name: "المتجر",
        scopes: ["services:read", "services:write"],
        userName: "سارة العتيبي",
        createdAt: "2026-11-21T08:00:00.000Z",
        expiresAt: "2027-02-19T08:00:00.000Z",
        lastUsedAt: "2026-11-21T08:00:00.000Z",
        state: "active",
      },
    ]);
  });

  test("TOKEN-01 a refusal names the missing scope, and a token cannot read beyond its scopes", async () => {
    const { makeToken } = await siteWithPrograms(database);
    const { call } = await makeToken(["services:read"]);
    const refused = await call("POST", "/api/services", { title: "خدمة" });
    expect([refused.status, refused.body.code]).toEqual([403, "forbidden"]);
    expect(refused.headers.get("www-authenticate")).toBe(
      'Bearer error="insufficient_scope", scope="services:write"',
    );
    const users = await call("GET", "/api/users");
    expect([users.status, users.headers.get("www-authenticate")]).toEqual([
      403,
      'Bearer error="insufficient_scope"',
    ]);
    expect((await call("GET", "/api/nowhere")).status).toBe(404);
  });

  test("TOKEN-01 PRIV-03 personal data that a token reads is recorded under its name", async () => {
    const { asOwner, makeToken } = await siteWithPrograms(database);
    const { call } = await makeToken(["clients:read"]);
    await call("GET", "/api/clients");
    const { body: reads } = await asOwner("GET", "/api/privacy/reads");
    expect(reads).toContainEqual(
      expect.objectContaining({
        actorName: "رمز: المتجر · سارة العتيبي",
        resource: "clients",
        action: "list",
      }),
    );
  });

  test("TOKEN-01 the last use of a token is stored at most once a minute", async () => {
    const { clock, asOwner, makeToken } = await siteWithPrograms(database);
    const { call } = await makeToken(["services:read"]);
    const lastUse = async () => (await asOwner("GET", "/api/tokens")).body[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    await call("GET", "/api/services");
    clock.now += 59_000;
    await call("GET", "/api/services");
    expect(await lastUse()).toBe("2026-11-21T08:00:00.000Z");
    clock.now += 1000;
    await call("GET", "/api/services");
    expect(await lastUse()).toBe("2026-11-21T08:01:00.000Z");
  });

  test("TOKEN-01 a token that is wrong, expired or revoked is refused, on open calls too", async () => {
    const { clock, asOwner, makeToken, programWith } = await siteWithPrograms(database);
    const short = await makeToken(["services:read"], { days: 30 });
    const revoked = await makeToken(["services:read"]);
    expect((await asOwner("DELETE", `/api/tokens/${revoked.id}`)).status).toBe(204);
    clock.now += 30 * day - 1;
    expect((await short.call("GET", "/api/services")).status).toBe(200);
    clock.now += 1;
    const wrong = programWith(`${short.secret}x`);
    for (const call of [short.call, revoked.call, wrong, programWith("shurfa_"), programWith("")])
      for (const path of ["/api/services", "/api/users", "/api/health"]) {
        const { status, body, headers } = await call("GET", path);
        expect([status, body.code, headers.get("content-type")]).toEqual([
          401,
          "unauthorized",
          "application/problem+json; charset=utf-8",
        ]);
        expect([headers.get("www-authenticate"), headers.get("cache-control")]).toEqual([
          invalidToken,
          "no-store",
        ]);
      }
    expect((await asOwner("GET", "/api/tokens")).body).toMatchObject([{ id: short.id, state: "expired" }]);
  });

  test("TOKEN-01 a call with a token and a session is refused; one with a session alone is checked as before", async () => {
    const { call, makeToken, programWith } = await siteWithPrograms(database);
    const { secret, call: program } = await makeToken(["services:read", "services:write"]);
    const body = { title: "خدمة" };
    for (const token of [secret, "shurfa_wrong"])
      expect((await programWith(token)("POST", "/api/services", body, { cookie })).status).toBe(400);
    const elsewhere = { cookie, origin: "https://elsewhere.example" };
    expect((await call("POST", "/api/services", body, { headers: elsewhere })).status).toBe(403);
    // Basic authentication, which a proxy in front may use, is not taken for a token.
    const basic = { cookie, authorization: "Basic YTpi" };
    expect((await call("POST", "/api/services", body, { headers: basic })).status).toBe(201);
    expect((await program("POST", "/api/services", body)).status).toBe(201);
  });

  test("TOKEN-01 a lower role of its user restricts the token, and a user who cannot sign in blocks it", async () => {
    const { kernel, asOwner, makeToken } = await siteWithPrograms(database);
    const { call } = await makeToken(["services:read", "services:write", "clients:read"]);
    await addOwner(kernel);
    const answers = async () => [
      (await call("GET", "/api/services")).status,
      (await call("POST", "/api/services", { title: "خدمة" })).status,
      (await call("GET", "/api/clients")).status,
    ];
    const state = async () => (await asOwner("GET", "/api/tokens")).body[0].state;
    expect(await answers()).toEqual([200, 201, 200]);
    await write(kernel, system, (tx) => changeUser(tx, 1, { access: "editor" }));
    expect(await answers()).toEqual([200, 201, 403]);
    await write(kernel, system, (tx) => changeUser(tx, 1, { access: "sales" }));
    expect(await answers()).toEqual([200, 403, 200]);
    await write(kernel, system, (tx) => setDisabled(tx, 1, true));
    expect([await answers(), await state()]).toEqual([[401, 401, 401], "blocked"]);
    await write(kernel, system, (tx) => setDisabled(tx, 1, false));
    expect([await answers(), await state()]).toEqual([[200, 403, 200], "active"]);
    await write(kernel, system, (tx) => removeUser(tx, 1));
    expect([await answers(), await state()]).toEqual([[401, 401, 401], "blocked"]);
  });

  test("TOKEN-01 SEC-03 calls with tokens that never existed are limited by address; those with expired tokens are not", async () => {
    const { clock, call, makeToken, programWith, kernel } = await siteWithPrograms(database, {
      RATE_LIMIT: "on",
    });
    const { secret } = await makeToken(["services:read"], { days: 30 });
    const ended = await makeToken(["services:read"], { days: 30 });
    const at = (token: string, address: string) => programWith(token, address)("GET", "/api/services");
    clock.now += 30 * day;
    for (let tries = 0; tries < 40; tries++) expect((await at(ended.secret, "203.0.113.1")).status).toBe(401);
    const { secret: holds } = await makeToken(["services:read"]);
    expect((await at(holds, "203.0.113.1")).status).toBe(200);
    for (let tries = 0; tries < 30; tries++)
      expect((await at(`${secret}${tries}`, "203.0.113.2")).status).toBe(401);
    const refused = await at("shurfa_guess", "203.0.113.2");
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    // From that address no token is checked any more; other addresses and calls without a token are not affected.
    expect((await at(holds, "203.0.113.2")).status).toBe(429);
    expect((await at(holds, "203.0.113.3")).status).toBe(200);
    expect((await call("GET", "/api/services", undefined, { address: "203.0.113.2" })).status).toBe(200);
    const locked = (await revisionsOf(kernel, "users")).filter(({ action }) => action === "locked-out");
    expect(locked).toHaveLength(1);
    clock.now += 60 * 60_000;
    expect((await at(holds, "203.0.113.2")).status).toBe(200);
  });

  test("TOKEN-01 a wrong name, expiry or scope is reported at its field, and nothing is stored; the audit trail has creation and revocation", async () => {
    const { kernel, asOwner, makeToken } = await siteWithPrograms(database);
    const right = { name: "المتجر", scopes: ["services:read"], days: 30 };
    for (const [field, value] of [
      ["name", " "],
      ["name", "أ".repeat(61)],
      ["scopes", []],
      ["scopes", ["users:read"]],
      ["scopes", ["services:export"]],
      ["days", 366],
    ] as const) {
      const { status, body } = await asOwner("POST", "/api/tokens", { ...right, [field]: value });
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    }
    expect((await asOwner("GET", "/api/tokens")).body).toEqual([]);
    const { id } = await makeToken(["services:read"]);
    await asOwner("DELETE", `/api/tokens/${id}`);
    expect((await asOwner("DELETE", `/api/tokens/${id}`)).status).toBe(404);
    const told = (await revisionsOf(kernel, "api_tokens")).map(({ action, actor_id }) => [action, actor_id]);
    expect(told).toEqual([
      ["create", 1],
      ["delete", 1],
    ]);
  });

  test("TOKEN-01 there are at most twenty tokens, also when two are created at once", async () => {
    const { asOwner, makeToken } = await siteWithPrograms(database);
    const { id } = await makeToken(["services:read"]);
    for (let made = 1; made < 19; made++) await makeToken(["services:read"]);
    const one = { name: "المتجر", scopes: ["services:read"], days: 30 };
    const both = await Promise.all([1, 2].map(() => asOwner("POST", "/api/tokens", one)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    await asOwner("DELETE", `/api/tokens/${id}`);
    expect((await asOwner("POST", "/api/tokens", one)).status).toBe(201);
  });

  test("TOKEN-01 RUN-04 a token of the demo account is refused outside demo mode", async () => {
    const { kernel, makeToken } = await siteWithPrograms(database, { DEMO: "0" });
    const { call } = await makeToken(["services:read"]);
    const { hashPassword } = await import("../../accounts/sign-in/password.server.ts");
    const hash = (password: string) => hashPassword(password).then((password_hash) => ({ password_hash }));
    const setPassword = async (password: string) =>
      kernel.db
        .updateTable("users")
        .set(await hash(password))
        .where("id", "=", 1)
        .execute();
    await setPassword("shurfa-demo-2026");
    expect((await call("GET", "/api/services")).status).toBe(401);
    await setPassword("كلمة أخرى طويلة");
    expect((await call("GET", "/api/services")).status).toBe(200);
  });

  test("TOKEN-01 ROLE-01 a token that only reads quotes does not get the link with which customers answer", async () => {
    const { asOwner, makeToken } = await siteWithPrograms(database);
    const entered = { name: "نورة", phone: "0551234567", source: "phone", requested_services: [] };
    const request = (await asOwner("POST", "/api/project-requests/entered", entered)).body;
    const { id } = (await asOwner("POST", "/api/quotes", { request_id: request.id })).body;
    const items = [{ title: "تصميم", detail: "", quantity: 1, unit_price: 900_000 }];
    await asOwner("PUT", `/api/quotes/${id}`, { items });
    expect((await asOwner("POST", `/api/quotes/${id}/send`, {})).status).toBe(200);
    const reading = await makeToken(["quotes:read"]);
    const writing = await makeToken(["quotes:read", "quotes:write"]);
    const links = async ({ call }: typeof reading) => [
      (await call("GET", "/api/quotes")).body[0].path,
      (await call("GET", `/api/quotes/${id}`)).body.path,
    ];
    expect(await links(reading)).toEqual([null, null]);
    const link = expect.stringMatching(/^\/q\//);
    expect(await links(writing)).toEqual([link, link]);
  });
});
