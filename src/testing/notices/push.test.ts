import { describe, expect, test } from "vitest";
import { setDisabled } from "../../accounts/users/store.server.ts";
import { deliverPush } from "../../admin/push/deliver-push.server.ts";
import { deliverDue, hasGivenUp, isWaiting } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { noticesSite, visitor } from "./test-notices.ts";
import { pushService, vapidOf } from "./test-push-service.ts";

const own = "/api/account/notices";

describe.each(databases)("notices on devices on %s", (database) => {
  const start = async () => {
    const site = await noticesSite(database, { WEBHOOK_HOSTS: "127.0.0.1" });
    const service = await pushService();
    const allow = (person: typeof site.khaled, name?: string) =>
      site.as(person)("POST", `${own}/devices`, service.subscription(name));
    const devices = async () => (await site.call("GET", own)).body.devices;
    return { ...site, service, allow, devices };
  };

  test("NOTICE-01 a browser that was allowed gets what its person chose, encrypted for it and signed by this server, with one name and no words of a customer", async () => {
    const { service, allow, as, khaled, sara, look, call, kernel } = await start();
    expect((await allow(khaled)).status).toBe(204);
    await call("POST", "/api/project-requests", visitor);
    await look();
    await look();
    expect(service.pushed).toHaveLength(1);
    const [pushed] = service.pushed;
    if (!pushed) throw new Error("nothing was pushed");
    expect(service.read(pushed)).toEqual({
      title: "طلب جديد أو رسالة",
      body: "ركن الضيافة",
      path: "/admin/quote-requests/1",
      tag: "request quote 1",
    });
    expect(pushed.body.toString()).not.toContain("ركن");
    expect(pushed.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "43200" });
    const { key, claims } = vapidOf(pushed);
    expect(key).toBe((await call("GET", own)).body.pushKey);
    expect(claims.aud).toBe(service.origin);
    expect(claims.exp * 1000 - Date.now()).toBeLessThanOrEqual(24 * 3_600_000);
    expect(claims.sub).toMatch(/^(mailto:no-reply@|https:)/);
    const stored = JSON.stringify(await kernel.db.selectFrom("outbox").selectAll().execute());
    expect(stored).not.toMatch(/ركن|127\.0\.0\.1/);
    // A mention names who wrote, and nothing of what was written; whoever caused it is not told.
    await as(sara)("POST", "/api/project-requests/1/notes", { text: "@خالد الحربي سعره 500؟" });
    await look();
    expect(service.read(service.pushed[1] ?? pushed)).toMatchObject({
      title: "إشارة إليك في ملاحظة",
      body: "من سارة",
    });
    await as(khaled)("PUT", own, { channels: { request: { push: false } } });
    await call("POST", "/api/project-requests", { ...visitor, email: "b@mail.example" });
    await look();
    expect(service.pushed).toHaveLength(2);
  });

  test("NOTICE-01 a browser that its service does not know any more is forgotten; one that is away is tried again, and holds up no mail", async () => {
    const { service, allow, khaled, sara, look, call, devices, pass, subjectsTo, kernel } = await start();
    await allow(khaled, "a");
    service.answer(503);
    await call("POST", "/api/project-requests", visitor);
    await look();
    expect(subjectsTo(sara)).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
    pass(2);
    expect(await isWaiting(kernel)).toBe(false); // the bell speaks of mails
    service.answer(201);
    await look();
    expect(service.pushed).toHaveLength(2);
    for (const status of [410, 404]) {
      await allow(khaled, String(status));
      service.answer(status);
      pass(1);
      await call("POST", "/api/project-requests", { ...visitor, email: `${status}@mail.example` });
      await look();
      expect(await devices(), String(status)).toEqual([]);
    }
    expect(await hasGivenUp(kernel)).toBe(false);
  });

  test("NOTICE-01 TOKEN-01 the server calls no push service in a private network, and forgets a browser that names one", async () => {
    const { as, khaled, call, look, devices, kernel, service } = await start();
    const { keys } = service.subscription();
    for (const endpoint of ["http://push.example/x", "ftp://127.0.0.1/x", "not an address"])
      expect((await as(khaled)("POST", `${own}/devices`, { endpoint, keys })).status, endpoint).toBe(422);
    const refused = { endpoint: `${service.origin}/x`, keys: { ...keys, p256dh: `B${"A".repeat(86)}` } };
    expect((await call("POST", `${own}/devices`, refused)).status).toBe(422); // no point of the curve
    await call("POST", `${own}/devices`, { endpoint: "https://push.example/x", keys });
    expect(await devices()).toHaveLength(1);
    await call("POST", "/api/project-requests", visitor);
    kernel.config = { ...kernel.config, smtpUrl: undefined };
    const { teller } = await import("../../content/sales/notices/tell.server.ts");
    await teller(kernel)();
    const resolve = async () => [{ address: "10.0.0.7", family: 4 }];
    await deliverDue(kernel, deliverPush({ resolve }), "pushes");
    expect(await devices()).toEqual([]);
    await look();
    expect(service.pushed).toEqual([]);
  });

  test("NOTICE-01 in quiet hours nothing is pushed, and one notice brings all at their end; nothing goes to whoever was disabled", async () => {
    const { service, allow, as, khaled, look, call, clock, kernel } = await start();
    await allow(khaled);
    const quiet = { isOn: true, from: 22, to: 7, weekend: false, exceptUrgent: true };
    await as(khaled)("PUT", own, { quiet });
    clock.now = Date.parse("2026-11-29T23:00:00+03:00");
    for (const email of ["a@mail.example", "b@mail.example"])
      await call("POST", "/api/project-requests", { ...visitor, email });
    await look();
    expect(service.pushed).toEqual([]);
    clock.now = Date.parse("2026-11-30T07:00:00+03:00");
    await look();
    const [one, ...others] = service.pushed;
    expect(others).toEqual([]);
    expect(one && service.read(one).title).toBe("وصلك في وقت الهدوء: تنبيهان");
    clock.now += 60_000;
    await call("POST", "/api/project-requests", { ...visitor, email: "c@mail.example" });
    const { teller } = await import("../../content/sales/notices/tell.server.ts");
    await teller(kernel)();
    await write(kernel, system, (tx) => setDisabled(tx, khaled.id, true));
    await look();
    expect(service.pushed).toHaveLength(1);
  });

  test("NOTICE-01 a browser is one person's: a trial reaches its own alone, another person takes it over, and it can be removed", async () => {
    const { service, allow, as, sara, khaled, devices, look, call } = await start();
    await allow(khaled);
    const [{ id }] = await devices();
    expect((await as(sara)("POST", `${own}/devices/${id}/test`)).status).toBe(404);
    expect((await call("DELETE", `${own}/devices/${id}`)).status).toBe(404);
    await as(khaled)("POST", `${own}/devices/${id}/test`);
    await look();
    expect(service.pushed.map(service.read)).toMatchObject([{ title: "تنبيه تجريبي" }]);
    await allow(sara); // the same browser
    expect(await devices()).toHaveLength(1);
    as(khaled);
    expect(await devices()).toEqual([]);
    as(sara);
    for (let more = 0; more < 12; more++) await allow(sara, `more-${more}`);
    expect(await devices()).toHaveLength(10);
    const [newest] = await devices();
    expect((await call("DELETE", `${own}/devices/${newest.id}`)).status).toBe(204);
    expect(await devices()).toHaveLength(9);
  });
});
