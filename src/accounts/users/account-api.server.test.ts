import { beforeEach, describe, expect, test } from "vitest";
import { accountsSite, codeOf, databases, minutes, password } from "../testing/test-accounts.ts";

const better = "كلمة مرور أطول وأحسن";

describe.each(databases)("the own account on %s", (database) => {
  let site: Awaited<ReturnType<typeof accountsSite>>;
  let admin: ReturnType<typeof site.browser>;
  beforeEach(async () => {
    site = await accountsSite(database);
    admin = site.browser();
    await admin.signIn();
  });
  const step = () => Math.floor(site.clock.now / 30_000);
  const change = (body: object) =>
    admin.call("POST", "/account/password", { current: password, password: better, ...body });

  /** Connects an authenticator app; returns its secret and the recovery codes. */
  async function connectApp(): Promise<{ secret: string; codes: string[] }> {
    const { secret } = (await admin.call("POST", "/account/totp")).body;
    const { body, status } = await admin.call("POST", "/account/totp/confirm", {
      code: codeOf(secret, step()),
    });
    expect(status).toBe(200);
    return { secret, codes: body.codes };
  }
  const withPassword = async (browser = site.browser()) => ({
    browser,
    ticket: (await browser.signIn()).body.ticket,
  });

  test("AUSR-01 name and avatar change; id, role, e-mail and version do not, and foreign pictures are refused", async () => {
    const body = {
      name: " ليلى الشهري ",
      avatar: "/uploads/a.webp",
      id: 9,
      role: "owner",
      access: "reader",
      email: "x@x.example",
      version: 7,
    };
    expect((await admin.call("PUT", "/account", body)).body).toEqual({
      id: 1,
      name: "ليلى الشهري",
      email: "layla@example.com",
      role: "admin",
      access: "owner",
      avatar: "/uploads/a.webp",
    });
    expect((await admin.call("GET", "/auth/session")).body).toMatchObject({ name: "ليلى الشهري" });
    expect((await admin.call("PUT", "/account", { avatar: "https://evil.example/a.png" })).status).toBe(422);
    expect((await admin.call("PUT", "/account", { name: "" })).status).toBe(422);
    expect((await admin.call("PUT", "/account", { avatar: null })).body).toMatchObject({ avatar: null });
  });

  test("SEC-01 SEC-02 a password change needs the old one, ends the other sessions, and this one gets a new token", async () => {
    const other = site.browser();
    await other.signIn();
    const before = admin.cookie();
    expect((await change({ current: "wrong" })).body.fields).toEqual({
      current: "كلمة المرور الحالية غير صحيحة.",
    });
    expect(await other.isOpen()).toBe(true);
    expect((await change({})).status).toBe(204);
    expect(admin.cookie()).not.toBe(before);
    expect(await admin.isOpen()).toBe(true);
    expect(await other.isOpen()).toBe(false);
    other.presentCookie(before);
    expect(await other.isOpen()).toBe(false);
    expect((await site.browser().signIn()).status).toBe(401);
    expect((await site.browser().signIn(site.layla.email, better)).status).toBe(200);
  });

  test("SEC-01 SEC-02 a password change ends the user's links for a new password, and not those of others", async () => {
    await site.addUser("fahad@example.com", "فهد");
    const link = async (id: number) =>
      (await admin.call("POST", `/users/${id}/link`)).body.link.split("#welcome=")[1];
    const [own, foreign] = [await link(site.layla.id), await link(2)];
    const greet = async (token: string) =>
      (await site.browser().call("POST", "/auth/link", { token })).status;
    expect([await greet(own), await greet(foreign)]).toEqual([200, 200]);
    expect((await change({ current: "wrong" })).status).toBe(422);
    expect(await greet(own)).toBe(200);
    expect((await change({})).status).toBe(204);
    expect([await greet(own), await greet(foreign)]).toEqual([404, 200]);
    const arrive = { token: own, password: "كلمة سر ثالثة طويلة" };
    expect((await site.browser().call("POST", "/auth/link/arrive", arrive)).status).toBe(404);
    expect((await site.browser().signIn(site.layla.email, better)).status).toBe(200);
  });

  test("SEC-02 new passwords have 12 characters or more, are not common, not the old one, and all of 200 characters count", async () => {
    const fieldOf = async (chosen: string) => (await change({ password: chosen })).body?.fields?.password;
    expect(await fieldOf("قصيرة جدًا")).toBe("اكتب 12 حرفًا على الأقل");
    expect(await fieldOf("😀😀😀😀😀😀😀😀")).toBe("اكتب 12 حرفًا على الأقل");
    for (const common of [
      "Qwerty123456",
      "1q2w3e4r5t6y",
      "aaaaaaaaaaaaaa",
      "abcabcabcabc",
      "123456789012",
      "PasswordPassword",
    ])
      expect(await fieldOf(common), common).toBe("كلمة المرور هذه شائعة. اختر غيرها.");
    expect(await fieldOf(password)).toBe("اختر كلمة مرور مختلفة عن الحالية");
    const mixed = Array.from({ length: 100 }, (_, index) => `ط${index % 7}`).join("");
    expect((await change({ password: `${mixed}1` })).status).toBe(204);
    expect((await site.browser().signIn(site.layla.email, `${mixed}2`)).status).toBe(401);
    expect((await site.browser().signIn(site.layla.email, `${mixed}1`)).status).toBe(200);
  });

  test("SEC-03 guesses of the current password are limited", async () => {
    site.kernel.config = { ...site.kernel.config, rateLimit: true };
    for (let count = 0; count < 5; count++)
      expect((await admin.call("POST", "/account/proof", { password: "x" })).status).toBe(422);
    expect((await admin.call("POST", "/account/proof", { password })).status).toBe(429);
    expect((await change({})).status).toBe(429);
  });

  test("SEC-01 the user's own sessions are listed, this one first, and can be ended one by one or all others at once", async () => {
    const [second, third] = [site.browser(), site.browser()];
    site.clock.now += 1000;
    await second.signIn();
    await third.signIn();
    const list = async () => (await admin.call("GET", "/account")).body.sessions;
    const sessions = await list();
    expect(sessions).toHaveLength(3);
    expect(sessions.map(({ isThis }: { isThis: boolean }) => isThis)).toEqual([true, false, false]);
    expect(JSON.stringify(sessions)).not.toContain(admin.cookie().split("=")[1]);
    expect((await admin.call("DELETE", `/account/sessions/${sessions[1].id}`)).status).toBe(204);
    expect([await second.isOpen(), await third.isOpen()].filter(Boolean)).toHaveLength(1);
    expect((await admin.call("DELETE", `/account/sessions/${sessions[1].id}`)).status).toBe(404);
    expect((await admin.call("DELETE", "/account/sessions")).status).toBe(204);
    expect(await list()).toHaveLength(1);
    // A session that was opened while the clock was ahead is over, and is not listed.
    site.clock.now += 20 * 60_000;
    await site.browser().signIn();
    site.clock.now -= 20 * 60_000;
    expect(await list()).toHaveLength(1);
  });

  test("SEC-01 nobody can end a session of another user", async () => {
    await site.addUser("fahad@example.com");
    const fahad = site.browser();
    await fahad.signIn("fahad@example.com");
    const { id } = (await fahad.call("GET", "/account")).body.sessions[0];
    expect((await admin.call("DELETE", `/account/sessions/${id}`)).status).toBe(404);
    expect(await fahad.isOpen()).toBe(true);
  });

  test("SEC-04 with an app connected the password alone opens no session; the code opens one", async () => {
    const before = admin.cookie();
    const { secret } = await connectApp();
    expect(admin.cookie()).not.toBe(before);
    site.clock.now += minutes(1);
    const browser = site.browser();
    const half = await browser.signIn();
    expect(half.status).toBe(202);
    expect(half.body).toEqual({ ticket: expect.any(String), totp: true, passkey: false });
    expect(half.headers.get("set-cookie")).toBeNull();
    for (const path of ["/account", "/users", "/audit", "/auth/session"])
      expect((await browser.call("GET", path)).status).toBe(401);
    browser.presentCookie(`shurfa-session=${half.body.ticket}`);
    expect(await browser.isOpen()).toBe(false);
    const code = codeOf(secret, step());
    expect(
      (await browser.call("POST", "/auth/sign-in/code", { ticket: half.body.ticket, code: "000000" })).status,
    ).toBe(401);
    const arabic = [...code].map((digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]).join("");
    expect(
      (await browser.call("POST", "/auth/sign-in/code", { ticket: half.body.ticket, code: arabic })).status,
    ).toBe(200);
    expect(await browser.isOpen()).toBe(true);
  });

  test("SEC-02 the user's own e-mail, whole or up to its @, is refused as a new password", async () => {
    await site.addUser("layla.alshehri@example.com", "ليلى الشهري");
    const other = site.browser();
    await other.signIn("layla.alshehri@example.com");
    for (const chosen of ["layla.alshehri@example.com", "LAYLA.AlShehri@Example.com", "layla.alshehri"])
      expect(
        (await other.call("POST", "/account/password", { current: password, password: chosen })).body.fields,
        chosen,
      ).toEqual({ password: "لا تجعل بريدك كلمة مرور، ولا ما قبل @ منه" });
    expect((await site.browser().signIn("layla.alshehri@example.com")).status).toBe(200);
    const longer = { current: password, password: "layla.alshehri and more" };
    expect((await other.call("POST", "/account/password", longer)).status).toBe(204);
  });

  test("SEC-08 SEC-04 a code in other digits is accepted or refused at its field, and never causes a server error", async () => {
    const { secret } = (await admin.call("POST", "/account/totp")).body;
    const confirm = (code: string) => admin.call("POST", "/account/totp/confirm", { code });
    const inDigits = (code: string, zero: number) =>
      code.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const code = codeOf(secret, step());
    // Devanagari, Bengali and Thai digits.
    for (const zero of [0x966, 0x9e6, 0xe50])
      expect((await confirm(inDigits(code, zero))).body.fields, inDigits(code, zero)).toEqual({
        code: "الرمز غير صحيح أو انتهت مدته",
      });
    for (const odd of ["", "é", "12345", "1234567", "12345é", "𝟙𝟚𝟛", "م".repeat(6), "\u0661".repeat(40)])
      expect((await confirm(odd)).status, odd).toBe(422);
    // Arabic, full-width and mathematical digits can come from a keyboard or a copied text.
    expect((await confirm(inDigits(code, 0xff10))).status).toBe(200);
    for (const zero of [0x660, 0x6f0, 0xff10, 0x1d7ce]) {
      site.clock.now += minutes(1);
      const { browser, ticket } = await withPassword();
      const typed = inDigits(codeOf(secret, step()), zero);
      expect((await browser.call("POST", "/auth/sign-in/code", { ticket, code: typed })).status).toBe(200);
    }
  });

  test("SEC-04 no code is accepted twice, in sequence or at once, nor one of an earlier step", async () => {
    const { secret } = await connectApp();
    const tryCode = async (code: string) => {
      const { browser, ticket } = await withPassword();
      return (await browser.call("POST", "/auth/sign-in/code", { ticket, code })).status;
    };
    expect(await tryCode(codeOf(secret, step()))).toBe(401); // this code has confirmed the app
    site.clock.now += minutes(2);
    const code = codeOf(secret, step());
    const halves = await Promise.all(Array.from({ length: 6 }, () => withPassword()));
    const answers = await Promise.all(
      halves.map(({ browser, ticket }) => browser.call("POST", "/auth/sign-in/code", { ticket, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401, 401]);
    expect(await tryCode(code)).toBe(401);
    expect(await tryCode(codeOf(secret, step() - 1))).toBe(401);
    expect(await tryCode(codeOf(secret, step() + 2))).toBe(401);
    site.clock.now += 30_000;
    expect(await tryCode(codeOf(secret, step()))).toBe(200);
  });

  test("SEC-04 a ticket opens one session, within five minutes", async () => {
    const { secret } = await connectApp();
    site.clock.now += minutes(2);
    const { browser, ticket } = await withPassword();
    const late = await withPassword();
    expect(
      (await browser.call("POST", "/auth/sign-in/code", { ticket, code: codeOf(secret, step()) })).status,
    ).toBe(200);
    site.clock.now += 30_000;
    expect(
      (await browser.call("POST", "/auth/sign-in/code", { ticket, code: codeOf(secret, step()) })).status,
    ).toBe(401);
    site.clock.now += minutes(5);
    const body = { ticket: late.ticket, code: codeOf(secret, step()) };
    expect((await late.browser.call("POST", "/auth/sign-in/code", body)).status).toBe(401);
  });

  test("SEC-01 SEC-04 changing the password, or disabling and enabling the account, ends sign-ins that wait for their code", async () => {
    const { secret } = await connectApp();
    await site.addUser("fahad@example.com", "فهد");
    const fahad = site.browser();
    await fahad.signIn("fahad@example.com");
    const enter = async ({ browser, ticket }: Awaited<ReturnType<typeof withPassword>>) => {
      site.clock.now += 30_000;
      const body = { ticket, code: codeOf(secret, step()) };
      return (await browser.call("POST", "/auth/sign-in/code", body)).status;
    };
    const beforeLock = await withPassword();
    expect((await fahad.call("POST", "/users/1/disable")).status).toBe(200);
    expect((await fahad.call("POST", "/users/1/enable")).status).toBe(200);
    expect(await enter(beforeLock)).toBe(401);
    const beforeChange = await withPassword();
    expect(await enter({ browser: admin, ticket: (await admin.signIn()).body.ticket })).toBe(200);
    expect((await change({})).status).toBe(204);
    expect(await enter(beforeChange)).toBe(401);
    const { body } = await site.browser().signIn(site.layla.email, better);
    expect(await enter({ browser: site.browser(), ticket: body.ticket })).toBe(200);
  });

  test("SEC-04 SEC-03 an account allows five wrong codes in 15 minutes, from any address", async () => {
    await connectApp();
    site.kernel.config = { ...site.kernel.config, rateLimit: true };
    const answers: number[] = [];
    for (let count = 0; count < 6; count++) {
      const { browser, ticket } = await withPassword(site.browser(`203.0.113.${20 + count}`));
      answers.push((await browser.call("POST", "/auth/sign-in/code", { ticket, code: "000000" })).status);
    }
    expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await site.actions()).toContain("locked-out");
  });

  test("SEC-04 recovery codes are shown once, stored as digests, and each works once; new ones replace the old", async () => {
    const { codes } = await connectApp();
    expect(codes).toHaveLength(10);
    const stored = JSON.stringify(await site.kernel.db.selectFrom("recovery_codes").selectAll().execute());
    for (const code of codes) expect(stored).not.toContain(code);
    const use = async (code: string | undefined) => {
      const { browser, ticket } = await withPassword();
      return (await browser.call("POST", "/auth/sign-in/code", { ticket, code })).status;
    };
    expect(await use(codes[0]?.toUpperCase())).toBe(200);
    expect(await use(codes[0])).toBe(401);
    expect((await Promise.all([use(codes[1]), use(codes[1])])).sort()).toEqual([200, 401]);
    expect((await admin.call("GET", "/account")).body).toMatchObject({ totp: true, recoveryCodesLeft: 8 });
    const fresh = (await admin.call("POST", "/account/recovery-codes")).body.codes;
    expect(await use(codes[2])).toBe(401);
    expect(await use(fresh[0])).toBe(200);
  });

  test("SEC-04 a password reset keeps the second factor; disconnecting the app deletes the recovery codes", async () => {
    const { secret } = await connectApp();
    const { link } = (await admin.call("POST", "/users/1/link")).body;
    const token = link.split("#welcome=")[1];
    const browser = site.browser();
    await browser.call("POST", "/auth/link/arrive", { token, password: better });
    const half = await browser.signIn(site.layla.email, better);
    expect(half.status).toBe(202);
    site.clock.now += minutes(1);
    await browser.call("POST", "/auth/sign-in/code", {
      ticket: half.body.ticket,
      code: codeOf(secret, step()),
    });
    expect((await browser.call("DELETE", "/account/totp")).status).toBe(204);
    expect((await browser.call("GET", "/account")).body.recoveryCodesLeft).toBeUndefined();
    expect((await site.browser().signIn(site.layla.email, better)).status).toBe(200);
  });

  test("SEC-04 a secret counts only once a code of it was checked, and changing factors needs a recent proof of identity", async () => {
    await admin.call("POST", "/account/totp");
    expect((await admin.call("POST", "/account/totp/confirm", { code: "000000" })).status).toBe(422);
    expect((await site.browser().signIn()).status).toBe(200);
    expect((await admin.call("POST", "/account/recovery-codes")).status).toBe(409);
    site.clock.now += minutes(11);
    const calls = [
      ["POST", "/account/totp"],
      ["POST", "/account/totp/confirm"],
      ["DELETE", "/account/totp"],
      ["POST", "/account/recovery-codes"],
      ["POST", "/account/passkeys/options"],
      ["POST", "/account/passkeys"],
      ["PUT", "/account/passkeys/x"],
      ["DELETE", "/account/passkeys/x"],
    ] as const;
    for (const [method, path] of calls)
      expect((await admin.call(method, path, {})).body, path).toMatchObject({ code: "proof-needed" });
  });

  test("SEC-03 SEC-04 expired tickets are deleted", async () => {
    for (let count = 0; count < 3; count++) await admin.call("POST", "/auth/sign-in/passkey/options");
    site.clock.now += minutes(5);
    await admin.call("POST", "/auth/sign-in/passkey/options");
    expect(await site.kernel.db.selectFrom("sign_in_tickets").selectAll().execute()).toHaveLength(1);
  });

  test("SEC-04 SEC-08 an invalid passkey response is refused and uses up its ticket", async () => {
    const { ticket, options } = (await admin.call("POST", "/auth/sign-in/passkey/options")).body;
    expect(options).toMatchObject({ userVerification: "required", rpId: "localhost" });
    const fields = { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" };
    const response = {
      id: "AA",
      rawId: "AA",
      type: "public-key",
      clientExtensionResults: {},
      response: fields,
    };
    expect((await admin.call("POST", "/auth/sign-in/passkey", { ticket, response })).status).toBe(401);
    expect((await admin.call("POST", "/auth/sign-in/passkey", { ticket, response })).status).toBe(401);
    expect((await admin.call("POST", "/auth/sign-in/passkey", { ticket, response: {} })).status).toBe(422);
    const begun = (await admin.call("POST", "/account/passkeys/options")).body;
    expect(begun.options.authenticatorSelection).toMatchObject({
      userVerification: "required",
      residentKey: "required",
    });
    const attested = { ...response, response: { clientDataJSON: "e30", attestationObject: "AA" } };
    const body = { name: "جوال", ticket: begun.ticket, response: attested };
    expect((await admin.call("POST", "/account/passkeys", body)).status).toBe(422);
  });

  test("SEC-12 the audit trail names what happened to the account", async () => {
    const { codes } = await connectApp();
    const { browser, ticket } = await withPassword();
    await browser.call("POST", "/auth/sign-in/code", { ticket, code: codes[0] });
    await change({});
    expect(await site.actions()).toEqual(
      expect.arrayContaining(["sign-in", "totp-on", "recovery-code-used", "password-changed"]),
    );
  });
});
