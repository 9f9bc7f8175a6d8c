import { beforeEach, describe, expect, test } from "vitest";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { hashPassword } from "../sign-in/password.server.ts";
import { accountsSite, databases, minutes, password } from "../testing/test-accounts.ts";
import { createUser, hasUsers } from "./store.server.ts";

describe.each(databases)("users on %s", (database) => {
  let site: Awaited<ReturnType<typeof accountsSite>>;
  let admin: ReturnType<typeof site.browser>;
  beforeEach(async () => {
    site = await accountsSite(database);
    admin = site.browser();
    await admin.signIn();
  });
  const invite = (email = "hind@example.com") =>
    admin.call("POST", "/users", { name: "هند القحطاني", email, access: "owner" });
  const tokenOf = (link: string) => link.split("#welcome=")[1] ?? "";
  const arrive = (link: string, chosen = "كلمة سر هند الطويلة") =>
    site.browser().call("POST", "/auth/link/arrive", { token: tokenOf(link), password: chosen });

  test("AUSR-01 the list shows the state of each user and no secret", async () => {
    await invite();
    const { body, text } = await admin.call("GET", "/users");
    expect(body).toEqual([
      expect.objectContaining({ name: "ليلى", status: "active", secondFactor: null, isLastOwner: true }),
      expect.objectContaining({ email: "hind@example.com", status: "invited", lastSignInAt: null }),
    ]);
    expect(body[0].lastSignInAt).toBe("2026-11-21T08:00:00.000Z");
    expect(text).not.toMatch(/argon2|hash|secret/);
  });

  test("AUSR-01 SEC-05 an invitation is a link that sets a password once; the invited user signs in with that password", async () => {
    const { status, body } = await invite();
    expect(status).toBe(201);
    expect(body).toMatchObject({ mailed: false, user: { status: "invited" } });
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/admin#welcome=[\w-]{43}$/);
    const stored = JSON.stringify(await site.kernel.db.selectFrom("account_links").selectAll().execute());
    expect(stored).not.toContain(tokenOf(body.link));
    const guest = site.browser();
    const greeting = await guest.call("POST", "/auth/link", { token: tokenOf(body.link) });
    expect(greeting.body).toEqual({ kind: "invite", name: "هند القحطاني", email: "hind@example.com" });
    expect((await arrive(body.link)).body).toEqual({ email: "hind@example.com" });
    expect((await guest.signIn("hind@example.com", "كلمة سر هند الطويلة")).status).toBe(200);
    expect((await arrive(body.link)).status).toBe(404);
  });

  test("SEC-08 AUSR-01 of six simultaneous invitations of one address one is made, and the others are refused with the reason", async () => {
    // Opens the connections first, so that the six invitations really run at the same time.
    await Promise.all(Array.from({ length: 10 }, () => admin.call("GET", "/users")));
    const answers = await Promise.all(
      [
        "hind@example.com",
        "HIND@example.com",
        " hind@example.com ",
        ...Array(3).fill("hind@example.com"),
      ].map(invite),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422, 422]);
    for (const { status, body } of answers)
      if (status === 422) expect(body.fields).toEqual({ email: "هذا البريد مستعمل من قبل" });
    const { body: users } = await admin.call("GET", "/users");
    expect(users).toHaveLength(2);
    expect(await site.kernel.db.selectFrom("account_links").selectAll().execute()).toHaveLength(1);
  });

  test("SEC-02 a password set by a link must not be the user's e-mail", async () => {
    const email = "hind.alqahtani@example.com";
    const { body } = await invite(email);
    for (const chosen of [email, email.toUpperCase(), ` ${email} `, "Hind.AlQahtani"]) {
      const refused = await arrive(body.link, chosen);
      expect([refused.status, refused.body.fields], chosen).toEqual([
        422,
        { password: "لا تجعل بريدك كلمة مرور، ولا ما قبل @ منه" },
      ]);
    }
    expect((await site.browser().signIn(email, email)).status).toBe(401);
    expect((await arrive(body.link, `${email} ولي`)).status).toBe(200);
  });

  test("AUSR-01 of two simultaneous uses of one link, one succeeds", async () => {
    const { body } = await invite();
    const answers = await Promise.all([arrive(body.link), arrive(body.link, "كلمة أخرى طويلة جدا")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test("AUSR-01 an invitation is valid for 24 hours, a reset for one hour", async () => {
    const { body } = await invite();
    const reset = await admin.call("POST", `/users/${site.layla.id}/link`);
    site.clock.now += minutes(60);
    expect((await arrive(reset.body.link)).status).toBe(404);
    expect((await site.browser().call("POST", "/auth/link", { token: tokenOf(body.link) })).status).toBe(200);
    site.clock.now += minutes(23 * 60);
    expect((await arrive(body.link)).status).toBe(404);
  });

  test("AUSR-01 SEC-01 a password reset ends every session, every other link and the old password", async () => {
    const [first, second] = [
      await admin.call("POST", `/users/${site.layla.id}/link`),
      await admin.call("POST", `/users/${site.layla.id}/link`),
    ];
    expect((await arrive(first.body.link)).status).toBe(200);
    expect(await admin.isOpen()).toBe(false);
    expect((await arrive(second.body.link)).status).toBe(404);
    expect((await admin.signIn()).status).toBe(401);
    expect((await admin.signIn("layla@example.com", "كلمة سر هند الطويلة")).status).toBe(200);
  });

  test("AUSR-01 SEC-01 the next call from a disabled user's open tab is refused, and so are their links and sign-ins", async () => {
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser("203.0.113.9");
    await fahad.signIn("fahad@example.com");
    const link = await admin.call("POST", "/users/2/link");
    expect((await admin.call("POST", "/users/2/disable")).body).toMatchObject({ status: "disabled" });
    expect(await fahad.isOpen()).toBe(false);
    expect((await fahad.signIn("fahad@example.com")).status).toBe(401);
    expect((await arrive(link.body.link)).status).toBe(404);
    expect((await admin.call("POST", "/users/2/link")).status).toBe(409);
    expect((await admin.call("POST", "/users/2/enable")).body).toMatchObject({ status: "active" });
    expect(await fahad.isOpen()).toBe(false);
    expect((await fahad.signIn("fahad@example.com")).status).toBe(200);
  });

  test("ROLE-01 AUSR-01 a new name or role of a user applies at once, in an open tab too", async () => {
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser("203.0.113.9");
    await fahad.signIn("fahad@example.com");
    expect((await fahad.call("GET", "/users")).status).toBe(200);
    const changed = await admin.call("PUT", "/users/2", {
      name: " فهد العلي ",
      access: "reader",
      email: "x@x.example",
    });
    expect(changed.body).toMatchObject({ name: "فهد العلي", access: "reader", email: "fahad@example.com" });
    expect((await fahad.call("GET", "/users")).body.code).toBe("forbidden");
    expect((await fahad.call("GET", "/auth/session")).body).toMatchObject({
      role: "admin",
      access: "reader",
    });
    expect((await admin.call("PUT", "/users/2", { access: "chief" })).body.fields).toEqual({
      access: "اختر قيمة من القائمة",
    });
    expect((await admin.call("PUT", "/users/99", { name: "أ" })).status).toBe(404);
    expect((await fahad.call("PUT", "/account", { access: "owner" })).body).toMatchObject({
      access: "reader",
    });
  });

  test("ROLE-01 AUSR-01 a removed user is signed out and unlisted, stays named in the audit trail, and frees the address", async () => {
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser("203.0.113.9");
    await fahad.signIn("fahad@example.com");
    await fahad.call("PUT", "/account", { name: "فهد" });
    const code = { user_id: 2, code_hash: "0".repeat(64), used_at: null };
    await site.kernel.db.insertInto("recovery_codes").values(code).execute();
    expect((await admin.call("DELETE", "/users/2")).status).toBe(204);
    expect(await site.kernel.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect(await fahad.isOpen()).toBe(false);
    expect((await fahad.signIn("fahad@example.com")).status).toBe(401);
    expect((await admin.call("GET", "/users")).body).toHaveLength(1);
    const trail = (await admin.call("GET", "/audit?actor=2")).body.map(
      ({ actor }: { actor: string }) => actor,
    );
    expect(trail).toContain("فهد");
    expect((await invite("fahad@example.com")).status).toBe(201);
  });

  test("ROLE-01 the last owner cannot be disabled, removed or given a lesser role, not even by two simultaneous calls", async () => {
    await site.addUser("fahad@example.com", "فهد", "editor");
    await invite(); // an owner without a password does not count
    for (const [method, path, body] of [
      ["POST", "/users/1/disable"],
      ["DELETE", "/users/1"],
      ["PUT", "/users/1", { access: "editor" }],
    ] as const)
      expect((await admin.call(method, path, body)).status, `${method} ${path}`).toBe(409);
    expect((await admin.call("PUT", "/users/1", { access: "owner", name: "ليلى" })).status).toBe(200);
    expect((await admin.call("PUT", "/users/2", { access: "owner" })).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map((id) => admin.call("PUT", `/users/${id}`, { access: "reader" })),
    );
    expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const owners = await site.kernel.db
      .selectFrom("users")
      .select("id")
      .where("access", "=", "owner")
      .execute();
    expect(owners.length).toBeGreaterThan(1); // one of the two, and the invited owner
  });

  test("AUSR-01 the last active administrator cannot be disabled; an invited one does not count", async () => {
    await invite();
    expect((await admin.call("POST", `/users/${site.layla.id}/disable`)).status).toBe(409);
    expect(await admin.isOpen()).toBe(true);
  });

  test("AUSR-01 RUN-04 the closed demo account counts as no administrator, until a link gives it a password of its own", async () => {
    const demo = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };
    const inDemoMode = (demo: boolean) => {
      site.kernel.config = { ...site.kernel.config, demo };
    };
    const passwordHash = await hashPassword(demo.password);
    const { id } = await write(site.kernel, system, (change) =>
      createUser(change, { name: "التجربة", email: demo.email, access: "owner", passwordHash }),
    );
    const list = async () =>
      (await admin.call("GET", "/users")).body.map(
        ({ status, isLastOwner }: { status: string; isLastOwner: boolean }) => [status, isLastOwner],
      );
    inDemoMode(true);
    expect(await list()).toEqual([
      ["active", false],
      ["active", false],
    ]);
    inDemoMode(false);
    expect((await site.browser("203.0.113.7").signIn(demo.email, demo.password)).status).toBe(401);
    expect(await list()).toEqual([
      ["active", true],
      ["closed", false],
    ]);
    expect((await admin.call("POST", `/users/${site.layla.id}/disable`)).status).toBe(409);
    expect(await admin.isOpen()).toBe(true);
    // The demo account itself may be disabled, since it does not count.
    expect((await admin.call("POST", `/users/${id}/disable`)).body).toMatchObject({ status: "disabled" });
    expect((await admin.call("POST", `/users/${id}/enable`)).body).toMatchObject({ status: "closed" });
    // With a passkey somebody can sign in, although the password is refused.
    const key = { id: "k", user_id: id, name: "k", public_key: "k", counter: 0, transports: "[]" };
    await site.kernel.db
      .insertInto("passkeys")
      .values({ ...key, created_at: "2026-11-21" })
      .execute();
    expect((await list())[1]).toEqual(["active", false]);
    await site.kernel.db.deleteFrom("passkeys").execute();
    await arrive((await admin.call("POST", `/users/${id}/link`)).body.link);
    expect(await list()).toEqual([
      ["active", false],
      ["active", false],
    ]);
    expect((await admin.call("POST", `/users/${site.layla.id}/disable`)).status).toBe(200);
  });

  test("AUSR-01 of two administrators who disable each other at once, one stays active", async () => {
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser();
    await fahad.signIn("fahad@example.com");
    await Promise.all([admin.call("POST", "/users/2/disable"), fahad.call("POST", "/users/1/disable")]);
    const active = await site.kernel.db
      .selectFrom("users")
      .select("id")
      .where("disabled_at", "is", null)
      .execute();
    expect(active).toHaveLength(1);
  });

  test("AUSR-01 a taken e-mail, in any spelling, is refused at its field", async () => {
    const { status, body } = await invite(" LAYLA@Example.com ");
    expect(status).toBe(422);
    expect(body.fields).toEqual({ email: "هذا البريد مستعمل من قبل" });
    expect((await invite("no address")).body.fields).toEqual({ email: expect.any(String) });
  });

  test("SEC-01 inviting, making links and disabling need a proof of identity that is at most 10 minutes old", async () => {
    site.clock.now += minutes(11);
    for (const path of ["/users", "/users/1/link", "/users/1/disable", "/users/1/enable"]) {
      const { status, body } = await admin.call("POST", path, { name: "x", email: "x@example.com" });
      expect([status, body.code], path).toEqual([403, "proof-needed"]);
    }
    expect((await admin.call("POST", "/account/proof", { password: "wrong" })).body.fields).toEqual({
      password: "كلمة المرور الحالية غير صحيحة.",
    });
    expect((await invite()).status).toBe(403);
    expect((await admin.call("POST", "/account/proof", { password })).status).toBe(204);
    expect((await invite()).status).toBe(201);
  });

  test("SEC-05 a link from the command line makes the first administrator, once", async () => {
    const { firstAdminLink } = await import("../sign-in/links.server.ts");
    expect(await hasUsers(site.kernel.reads)).toBe(true);
    const link = await firstAdminLink(site.kernel, "https://shurfa.example");
    expect(link).toMatch(/^https:\/\/shurfa\.example\/admin#welcome=/);
    const guest = site.browser();
    const body = {
      token: tokenOf(link),
      name: "نورة",
      email: "noura@example.com",
      password: "كلمة سر نورة الطويلة",
    };
    expect((await guest.call("POST", "/auth/link/arrive", { ...body, email: "" })).status).toBe(422);
    expect((await guest.call("POST", "/auth/link/arrive", { ...body, password: "قصيرة" })).status).toBe(422);
    expect((await guest.call("POST", "/auth/link/arrive", body)).body).toEqual({
      email: "noura@example.com",
    });
    expect((await guest.call("POST", "/auth/link/arrive", body)).status).toBe(404);
    expect((await guest.signIn(body.email, body.password)).status).toBe(200);
  });

  test("SEC-05 the first administrator's link is valid for 24 hours, to the millisecond", async () => {
    const { firstAdminLink } = await import("../sign-in/links.server.ts");
    const tokens = [];
    for (let made = 0; made < 2; made++)
      tokens.push(tokenOf(await firstAdminLink(site.kernel, "https://shurfa.example")));
    const open = async (token: string | undefined) =>
      (await site.browser().call("POST", "/auth/link", { token })).status;
    const person = { name: "نورة", email: "noura@example.com", password: "كلمة سر نورة الطويلة" };
    const arriveWith = async (token: string | undefined) =>
      (await site.browser().call("POST", "/auth/link/arrive", { ...person, token })).status;
    site.clock.now += minutes(24 * 60);
    expect([await open(tokens[0]), await arriveWith(tokens[0])]).toEqual([404, 404]);
    site.clock.now -= 1;
    expect([await open(tokens[1]), await arriveWith(tokens[1])]).toEqual([200, 200]);
    expect((await site.browser().signIn(person.email, person.password)).status).toBe(200);
  });

  test("SEC-12 the audit trail names invitations, links, locks and failures, filtered and as a file, and no secret", async () => {
    const { body } = await invite();
    await arrive(body.link);
    await site.browser().signIn("layla@example.com", "wrong");
    await site.browser().signIn("nobody@example.com", "wrong");
    await admin.call("POST", "/users/2/disable");
    const trail = await admin.call("GET", "/audit?resource=users");
    const all = trail.body.map((entry: { action: string; actor: string; recordId: string }) => [
      entry.action,
      entry.actor,
      entry.recordId,
    ]);
    expect(all).toContainEqual(["invite", "ليلى", "2"]);
    expect(all).toContainEqual(["sign-in-failed", "visitor", "1"]);
    expect(all).toContainEqual(["sign-in-failed", "visitor", ""]);
    expect(all).toContainEqual(["link-used", "system", "2"]);
    expect(all[0]).toEqual(["disable", "ليلى", "2"]);
    expect(trail.headers.get("x-total-count")).toBe(String(all.length));
    expect(
      (await admin.call("GET", "/audit?action=disable&from=2026-11-21&to=2026-11-21")).body,
    ).toHaveLength(1);
    expect((await admin.call("GET", "/audit?action=disable&from=2026-11-22")).body).toHaveLength(0);
    expect((await admin.call("GET", "/audit?action=disable&to=2026-11-20")).body).toHaveLength(0);
    const of = async (query: string) =>
      (await admin.call("GET", `/audit?${query}`)).body.map((entry: { action: string }) => entry.action);
    expect(new Set(await of("action=invite"))).toEqual(new Set(["invite"]));
    expect(await of("actor=1&resource=users")).not.toContain("link-used");
    expect(await of("resource=services")).toEqual([]);
    expect(await of("limit=2&offset=1")).toEqual((await of("")).slice(1, 3));
    expect((await admin.call("GET", "/audit?from=yesterday")).status).toBe(400);
    expect((await admin.call("GET", "/audit?limit=10&limit=20")).status).toBe(400);
    const file = await admin.call("GET", "/audit/export.csv?action=disable");
    expect(file.text).toContain("تعطيل مستخدم");
    expect(trail.text + file.text).not.toMatch(/argon2|nobody@example/);
    for (const method of ["POST", "PUT", "PATCH", "DELETE"])
      expect((await admin.call(method, "/audit", {})).status).toBe(404);
  });
});
