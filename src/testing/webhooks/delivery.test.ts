import { describe, expect, test } from "vitest";
import { createUser } from "../../accounts/users/store.server.ts";
import { deliverWebhooks } from "../../accounts/webhooks/deliver.server.ts";
import { webhookReceiver } from "../../accounts/webhooks/sending/test-receiver.ts";
import { deliverMail } from "../../admin/mail/deliver-mail.server.ts";
import { deliverDue } from "../../kernel/background/outbox.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { smtpServer } from "../../kernel/testing/test-smtp.ts";
import { siteWithWebhooks } from "./test-webhooks.ts";

const minute = 60_000; // ms
const hour = 60 * minute;
const day = 24 * hour;

/** The record, action and version of a delivered event, as `1 update 2`. */
const told = ({ body }: { body: string }) => {
  const { id, action, version } = JSON.parse(body).data;
  return `${id} ${action} ${version}`;
};

describe.each(databases)("deliveries of webhooks on %s", (database) => {
  test.each(["hangs", "breaks", 500, 302] as const)(
    "TOKEN-01 a receiver that %s gets each event after it recovers, with one id per event, and a record's events in order",
    async (manner) => {
      const { clock, call, makeWebhook, deliver, addService, log, webhook } =
        await siteWithWebhooks(database);
      const receiver = await webhookReceiver(manner);
      const { id } = await makeWebhook(receiver.address);
      const service = await addService("أولى");
      await deliver();
      await call("PUT", `/api/services/${service}`, { title: "أولى أخرى" });
      const other = await addService("ثانية");
      await deliver(); // nothing is tried during the pause
      expect(receiver.received).toHaveLength(1);
      const [failed] = (await log(id)).slice(-1);
      expect(failed).toMatchObject({ state: "waiting", attempts: 1 });
      expect([failed.status, failed.fault]).toEqual(
        typeof manner === "number" ? [manner, null] : [null, manner === "hangs" ? "timeout" : "unreachable"],
      );
      expect(await webhook(id)).toMatchObject({
        isActive: true,
        failingSince: new Date(clock.now).toISOString(),
      });
      clock.now += minute;
      await deliver();
      expect(receiver.received).toHaveLength(2);
      receiver.behave(200);
      clock.now += minute; // the second pause is twice as long
      await deliver();
      expect(receiver.received).toHaveLength(2);
      clock.now += minute;
      await deliver();
      // Two tries so far, because the other record was tried too.
      expect(receiver.received.slice(0, 2).map(told)).toEqual([`${service} create 1`, `${other} create 1`]);
      expect(receiver.received.slice(2).map(told)).toEqual([
        `${service} create 1`,
        `${service} update 2`,
        `${other} create 1`,
      ]);
      const tries = receiver.received.map((call) => `${call.id} ${call.body}`);
      expect([new Set(tries).size, new Set(receiver.received.map((call) => call.id)).size]).toEqual([3, 3]);
      expect((await log(id)).map(({ state }: { state: string }) => state)).toEqual(
        Array(3).fill("delivered"),
      );
      expect(await webhook(id)).toMatchObject({
        failingSince: null,
        lastDeliveredAt: new Date(clock.now).toISOString(),
      });
    },
  );

  test("TOKEN-01 an event that its receiver always refuses delays only the events of its own record", async () => {
    const { clock, call, makeWebhook, deliver, addService, log } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver((response, call) =>
      response.writeHead(told(call).startsWith("1 ") ? 422 : 200).end("no"),
    );
    const { id } = await makeWebhook(receiver.address);
    await addService("مرفوضة");
    await addService("مقبولة");
    await call("PUT", "/api/services/1", { title: "مرفوضة أيضًا" });
    await deliver();
    // An event of another record was delivered after the refusal, so there is no pause, and a new event is delivered at once.
    await call("PUT", "/api/services/2", { title: "مقبولة أيضًا" });
    await deliver();
    expect(receiver.received.map(told)).toEqual(["1 create 1", "2 create 1", "2 update 2"]);
    // Three days pass, with a new event each hour.
    for (let hours = 0; hours < 80; hours++) {
      clock.now += hour;
      await call("PUT", "/api/services/2", { title: `مقبولة ${hours}` });
      await deliver();
    }
    const tellings: { recordId: string; state: string; attempts: number; answer: string }[] = await log(id);
    const ofSecond = tellings.filter(({ recordId }) => recordId === "2");
    expect(ofSecond.length).toBeGreaterThan(80);
    expect(ofSecond.filter(({ state }) => state !== "delivered")).toHaveLength(0);
    // The event is given up after many tries; then the next event of the record is tried.
    const tried = receiver.received.filter((call) => told(call) === "1 create 1");
    expect(tried.length).toBe(25);
    expect(tellings.filter(({ recordId }) => recordId === "1").map(({ state }) => state)).toEqual([
      "waiting",
      "failed",
    ]);
  });

  test("TOKEN-01 SURV-03 an unreachable receiver gets one try after each pause and is stopped after three days, and owners are notified", async () => {
    const smtp = await smtpServer();
    const site = await siteWithWebhooks(database, {
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MAIL_FROM: "a@b.example",
    });
    const { kernel, clock, call, makeWebhook, deliver, addService, webhook, log, outbox } = site;
    const owner = {
      name: "سارة",
      email: "sara@mail.example",
      access: "owner",
      passwordHash: "hash",
    } as const;
    await write(kernel, system, (tx) => createUser(tx, owner));
    const receiver = await webhookReceiver(503);
    const { id, body } = await makeWebhook(receiver.address);
    const began = clock.now;
    for (let count = 1; count <= 30; count++) await addService(`خدمة ${count}`);
    await deliver();
    // The second try, with another record's event, shows that the event was not the reason.
    expect(receiver.received).toHaveLength(2);
    expect((await outbox()).filter((row) => row.next_attempt_at !== null)).toHaveLength(2);
    while ((await webhook(id)).isActive && clock.now < began + 5 * day) {
      clock.now += 10 * minute;
      await deliver();
    }
    expect((clock.now - began) / day).toBeGreaterThanOrEqual(3);
    expect((clock.now - began) / day).toBeLessThan(3.5);
    expect(receiver.received.length).toBeLessThan(40);
    expect(await webhook(id)).toMatchObject({ isActive: false, stopReason: "failing" });
    const stopped = async () => (await call("GET", "/api/dashboard")).body.stoppedWebhooks;
    expect(await stopped()).toEqual(["المحاسبة"]);
    await deliverDue(kernel, deliverMail);
    expect(smtp.mails.map(({ to, subject }) => [to?.[0]?.address, subject])).toEqual([
      ["sara@mail.example", "توقّف الإرسال إلى برنامج مرتبط بالموقع: المحاسبة"],
    ]);
    // Events of a stopped webhook are never sent; events that waited before are sent once it is switched on.
    await addService("بعد التوقف");
    receiver.behave(200);
    await call("PUT", `/api/webhooks/${id}`, { ...body, address: receiver.address, isActive: true });
    expect(await webhook(id)).toMatchObject({ isActive: true, stopReason: null, failingSince: null });
    expect(await stopped()).toEqual([]);
    receiver.received.length = 0;
    await deliver();
    expect(receiver.received.map(told)).toEqual(
      Array.from({ length: 30 }, (_, index) => `${index + 1} create 1`),
    );
    expect((await log(id)).every(({ state }: { state: string }) => state === "delivered")).toBe(true);
  });

  test("TOKEN-01 a receiver that answers 410 gets nothing more", async () => {
    const { clock, makeWebhook, deliver, addService, webhook } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver(410);
    const { id } = await makeWebhook(receiver.address);
    await addService("أولى");
    await deliver();
    clock.now += 5 * minute;
    await addService("ثانية");
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(await webhook(id)).toMatchObject({ isActive: false, stopReason: "gone" });
  });

  test("TOKEN-01 several processes deliver each event once and in order; a delivery that one process abandoned is made by another", async () => {
    const { kernel, clock, call, makeWebhook, deliver, addService } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver(200);
    await makeWebhook(receiver.address);
    const service = await addService("خدمة");
    for (let count = 2; count <= 12; count++)
      await call("PUT", `/api/services/${service}`, { title: `خدمة ${count}` });
    for (let round = 0; receiver.received.length < 12 && round < 20; round++) {
      await Promise.all(Array.from({ length: 4 }, deliver));
      clock.now += 2000; // a process that found the webhook taken tries again after this time
    }
    expect(receiver.received.map(told)).toEqual(
      Array.from({ length: 12 }, (_, index) => `1 ${index === 0 ? "create" : "update"} ${index + 1}`),
    );
    // A process dies in the middle of a delivery.
    await addService("أخرى");
    receiver.behave("hangs");
    void deliverDue(kernel, deliverWebhooks({ timeout: 60_000 }), "webhooks").catch(() => {});
    await expect.poll(() => receiver.received.length).toBe(13);
    receiver.behave(200);
    await deliver();
    expect(receiver.received).toHaveLength(13);
    clock.now += 51_000;
    await deliver();
    expect(receiver.received.slice(12).map(told)).toEqual(["2 create 1", "2 create 1"]);
    expect(receiver.received[12]?.id).toBe(receiver.received[13]?.id);
  });

  test("TOKEN-01 SURV-03 a receiver that hangs does not delay mail, and the bell reports no late mail", async () => {
    const smtp = await smtpServer();
    const environment = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: "a@b.example" };
    const { kernel, clock, call, makeWebhook, deliver } = await siteWithWebhooks(database, environment);
    const receiver = await webhookReceiver("hangs");
    await makeWebhook(receiver.address, { events: ["request.created"], resources: [] });
    const person = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "متجر" };
    await call("POST", "/api/project-requests", { ...person, requested_services: ["serviceWebsite"] });
    const hanging = deliver();
    await deliverDue(kernel, deliverMail);
    expect(smtp.mails.length).toBeGreaterThan(0); // the thank-you mail
    await hanging;
    clock.now += 2 * minute - 1;
    expect((await call("GET", "/api/arrivals")).body.mail).toBe("on");
  });
});
