import { beforeEach, describe, expect, test } from "vitest";
import { accountsSite, databases, minutes } from "../testing/test-accounts.ts";
import { softwarePasskey } from "./test-passkey.ts";

describe.each(databases)("passkeys on %s", (database) => {
  let site: Awaited<ReturnType<typeof accountsSite>>;
  let admin: ReturnType<typeof site.browser>;
  beforeEach(async () => {
    site = await accountsSite(database);
    admin = site.browser();
    await admin.signIn();
  });

  type Passkey = ReturnType<typeof softwarePasskey>;
  type Ways = Parameters<Passkey["register"]>[1];
  async function add(passkey: Passkey, ways: Ways = {}, name = "حاسوب ليلى") {
    const { ticket, options } = (await admin.call("POST", "/account/passkeys/options")).body;
    const response = passkey.register(options, ways);
    return admin.call("POST", "/account/passkeys", { name, ticket, response });
  }
  async function signIn(passkey: Passkey, ways: Ways = {}) {
    const browser = site.browser();
    const { ticket, options } = (await browser.call("POST", "/auth/sign-in/passkey/options")).body;
    const response = passkey.signIn(options, ways);
    const { status } = await browser.call("POST", "/auth/sign-in/passkey", { ticket, response });
    return { status, isOpen: await browser.isOpen(), ticket, response };
  }
  const own = async () => (await admin.call("GET", "/account")).body.passkeys;

  test("SEC-04 a passkey is both factors: adding it renews the session and answers recovery codes, and it alone signs in", async () => {
    const passkey = softwarePasskey();
    const before = admin.cookie();
    const added = await add(passkey);
    expect(added.status).toBe(201);
    expect(added.body.codes).toHaveLength(10);
    expect(admin.cookie()).not.toBe(before);
    expect(await own()).toEqual([
      { id: passkey.id, name: "حاسوب ليلى", createdAt: "2026-11-21T08:00:00.000Z", lastUsedAt: null },
    ]);
    site.clock.now += minutes(1);
    expect(await signIn(passkey)).toMatchObject({ status: 200, isOpen: true });
    expect((await own())[0].lastUsedAt).toBe("2026-11-21T08:01:00.000Z");
    // With the password alone the user now reaches only the second step.
    const half = await site.browser().signIn();
    expect([half.status, half.body.passkey]).toEqual([202, true]);
    // Recovery codes come with the first factor only.
    expect((await add(softwarePasskey(), {}, "هاتف")).body.codes).toBeUndefined();
    expect(await site.actions()).toContain("passkey-added");
  });

  test("SEC-04 a registration is refused with another origin or challenge, unverified, twice, or with another user's ticket", async () => {
    const passkey = softwarePasskey();
    for (const ways of [{ origin: "https://evil.example" }, { challenge: "ZXZpbA" }, { knowsUser: false }])
      expect((await add(passkey, ways)).status, JSON.stringify(ways)).toBe(422);
    expect((await add(passkey, {}, " ")).body.fields).toEqual({ name: "هذا الحقل مطلوب" });
    expect(await own()).toEqual([]);
    expect((await add(passkey)).status).toBe(201);
    expect((await add(passkey)).status).toBe(409);
    // A ticket can be used once, and only by the user who asked for it.
    const { ticket, options } = (await admin.call("POST", "/account/passkeys/options")).body;
    expect(options.excludeCredentials).toMatchObject([{ id: passkey.id }]);
    expect(options.authenticatorSelection).toMatchObject({
      residentKey: "required",
      userVerification: "required",
    });
    const other = softwarePasskey();
    const body = { name: "س", ticket, response: other.register(options) };
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser();
    await fahad.signIn("fahad@example.com");
    expect((await fahad.call("POST", "/account/passkeys", body)).status).toBe(409);
    expect((await admin.call("POST", "/account/passkeys", body)).status).toBe(409);
    expect(await own()).toHaveLength(1);
  });

  test("SEC-04 a sign-in is refused with another origin or challenge, unverified, replayed, or by a copied or unknown passkey", async () => {
    const passkey = softwarePasskey();
    await add(passkey);
    expect((await signIn(passkey)).status).toBe(200);
    for (const ways of [{ origin: "https://evil.example" }, { challenge: "ZXZpbA" }, { knowsUser: false }])
      expect(await signIn(passkey, ways), JSON.stringify(ways)).toMatchObject({ status: 401, isOpen: false });
    expect(await signIn(softwarePasskey())).toMatchObject({ status: 401, isOpen: false });
    const good = await signIn(passkey);
    expect(good.status).toBe(200);
    const again = { ticket: good.ticket, response: good.response };
    expect((await site.browser().call("POST", "/auth/sign-in/passkey", again)).status).toBe(401);
    // A copied passkey has a lower counter than the device itself.
    passkey.rewind(0);
    expect((await signIn(passkey)).status).toBe(401);
    passkey.rewind(20);
    expect((await signIn(passkey)).status).toBe(200);
    await site.kernel.db.updateTable("users").set({ disabled_at: "2026-11-21" }).execute();
    expect(await signIn(passkey)).toMatchObject({ status: 401, isOpen: false });
  });

  test("SEC-04 SEC-12 only its user renames or removes a passkey, with a recent proof of identity, and it is audited", async () => {
    const passkey = softwarePasskey();
    await add(passkey);
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser();
    await fahad.signIn("fahad@example.com");
    const address = `/account/passkeys/${passkey.id}`;
    expect((await fahad.call("PUT", address, { name: "سارق" })).status).toBe(404);
    expect((await fahad.call("DELETE", address)).status).toBe(404);
    expect((await admin.call("PUT", address, { name: "س".repeat(61) })).status).toBe(422);
    expect((await admin.call("PUT", address, { name: " مكتب " })).status).toBe(204);
    expect(await own()).toMatchObject([{ name: "مكتب" }]);
    site.clock.now += minutes(11);
    expect((await admin.call("DELETE", address)).body.code).toBe("proof-needed");
    await admin.call("POST", "/account/proof", { password: "طويلة بما يكفي 2026" });
    expect((await admin.call("DELETE", address)).status).toBe(204);
    expect((await admin.call("DELETE", address)).status).toBe(404);
    expect(await own()).toEqual([]);
    expect((await signIn(passkey)).status).toBe(401);
    expect((await site.browser().signIn()).status).toBe(200); // no second factor is left
    expect(await site.kernel.db.selectFrom("recovery_codes").selectAll().execute()).toEqual([]);
    expect(await site.actions()).toEqual(
      expect.arrayContaining(["passkey-added", "passkey-renamed", "passkey-removed"]),
    );
  });

  test("SEC-03 an address may ask for sixty passkey challenges an hour; a challenge is valid for five minutes", async () => {
    const passkey = softwarePasskey();
    await add(passkey);
    const browser = site.browser("198.51.100.7");
    const { ticket, options } = (await browser.call("POST", "/auth/sign-in/passkey/options")).body;
    site.clock.now += minutes(6);
    const late = { ticket, response: passkey.signIn(options) };
    expect((await browser.call("POST", "/auth/sign-in/passkey", late)).status).toBe(401);
    site.kernel.config = { ...site.kernel.config, rateLimit: true };
    const ask = (address: string) => site.browser(address).call("POST", "/auth/sign-in/passkey/options");
    for (let count = 0; count < 60; count++) expect((await ask("198.51.100.8")).status).toBe(200);
    const refused = await ask("198.51.100.8");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"]);
    expect((await ask("198.51.100.9")).status).toBe(200);
  });
});
