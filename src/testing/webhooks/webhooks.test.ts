import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { forgetOldDeliveries } from "../../accounts/webhooks/deliveries-store.server.ts";
import { webhookReceiver } from "../../accounts/webhooks/sending/test-receiver.ts";
import { services } from "../../content/services/services.ts";
import { servicesTable } from "../../content/services/store.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { seededOf } from "../../kernel/resource/resource.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { answerQuoteLink } from "../../site/quote-document/answer-quote.server.ts";
import { siteWithWebhooks } from "./test-webhooks.ts";

const day = 24 * 60 * 60_000; // ms

describe.each(databases)("webhooks on %s", (database) => {
  test("TOKEN-01 a webhook gets the chosen events, signed, with ids and kinds and without personal data", async () => {
    const { kernel, call, makeWebhook, deliver } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver();
    const { secret } = await makeWebhook(receiver.address, {
      events: ["request.created", "quote.accepted", "page.published", "record.changed"],
      resources: ["clients"],
    });
    const person = { name: "نورة القحطاني", phone: "0551234567", email: "n@mail.example", message: "متجر" };
    await call("POST", "/api/project-requests", person);
    await call("POST", "/api/quotes", {
      request_id: 1,
      items: [{ title: "الباقة", quantity: 1, unit_price: 100_00 }],
    });
    const { path } = (await call("POST", "/api/quotes/1/send")).body;
    await answerQuoteLink(kernel, path.slice(3), { decision: "accepted", name: "نورة", note: "نبدأ" });
    await call("POST", "/api/clients", { ...person, company: "شركة", address: "الرياض" });
    await call("POST", "/api/services", { title: "خدمة" }); // the webhook does not include services
    const { heroTitle: base } = (await call("GET", "/api/content/homepage")).body.published;
    const fields = { heroTitle: { base, value: "عنوان آخر" } };
    await call("PATCH", "/api/content/homepage", { client: "editor-one", fields });
    await call("POST", "/api/content/homepage/publish", {});
    await deliver();
    const verify = new Webhook(secret);
    const bodies = receiver.received.map(({ body, headers }) =>
      verify.verify(body, headers as Record<string, string>),
    );
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(bodies).toEqual([
      { type: "request.created", timestamp, data: { id: 1, kind: "quote" } },
      {
        type: "quote.accepted",
        timestamp,
        data: { id: 1, number: "2026-0001", requestId: 1, total: 115_00 },
      },
      {
        type: "record.changed",
        timestamp,
        data: { resource: "clients", id: 1, action: "create", version: 1 },
      },
      { type: "page.published", timestamp, data: { section: "homepage", version: 2 } },
    ]);
    for (const { body, headers } of receiver.received) {
      expect(body).not.toMatch(/نورة|القحطاني|55123|mail\.example/);
      const forged = { ...(headers as Record<string, string>) };
      expect(() => new Webhook("whsec_bm90IHRoZSBzZWNyZXQ=").verify(body, forged)).toThrow();
      expect(() => verify.verify(`${body} `, forged)).toThrow();
      expect(() => verify.verify(body, { ...forged, "webhook-id": "msg_other" })).toThrow();
    }
  });

  test("TOKEN-01 a change that is rolled back sends no event, and an event is stored in the transaction of its change", async () => {
    const { kernel, call, makeWebhook, deliver, addService, log } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver();
    const { id } = await makeWebhook(receiver.address);
    await expect(
      write(kernel, system, async (tx) => {
        await createRecord(tx, servicesTable, seededOf(services, { title: "خدمة" }));
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    expect(await log(id)).toEqual([]);
    const service = await addService("خدمة");
    expect(await log(id)).toMatchObject([
      { event: "record.changed", recordId: String(service), state: "waiting", attempts: 0 },
    ]);
    await call("DELETE", `/api/webhooks/${id}`);
    await addService("أخرى");
    await deliver();
    expect(receiver.received).toEqual([]);
    expect(await kernel.reads.selectFrom("webhook_deliveries").selectAll().execute()).toEqual([]);
  });

  test("TOKEN-01 a secret is shown once and stored nowhere; after a rotation both secrets sign for a day", async () => {
    const { kernel, clock, call, makeWebhook, deliver, addService } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver();
    const { id, secret } = await makeWebhook(receiver.address);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify((await call("GET", "/api/webhooks")).body)).not.toContain("whsec_");
    const { body: rotated } = await call("POST", `/api/webhooks/${id}/secret`);
    expect(rotated.secret).not.toBe(secret);
    const tables = await kernel.reads.introspection.getTables();
    const rows = await Promise.all(
      tables.map(({ name }) =>
        kernel.reads
          .selectFrom(name as "users")
          .selectAll()
          .execute(),
      ),
    );
    for (const told of [secret, rotated.secret]) expect(JSON.stringify(rows)).not.toContain(told.slice(6));
    const signedBy = async () => {
      await addService("خدمة");
      await deliver();
      const { body, headers, id: messageId } = receiver.received.at(-1) ?? { body: "", headers: {}, id: "" };
      const at = new Date(Number(headers["webhook-timestamp"]) * 1000);
      const signatures = String(headers["webhook-signature"]).split(" ");
      return signatures.map((signature) =>
        [secret, rotated.secret].findIndex((one) => new Webhook(one).sign(messageId, at, body) === signature),
      );
    };
    expect(await signedBy()).toEqual([1, 0]);
    clock.now += day - 1000;
    expect(await signedBy()).toEqual([1, 0]);
    clock.now += 2000;
    expect(await signedBy()).toEqual([1]);
    const { body: history } = await call("GET", "/api/audit?resource=webhooks");
    expect(
      history.map(({ action, fields }: { action: string; fields: string[] }) => [action, fields.at(-1)]),
    ).toEqual([
      ["update", "secretGeneration"],
      ["create", "secretGeneration"],
    ]);
  });

  test("TOKEN-01 a wrong value is reported at its field, and nothing is stored", async () => {
    const { call } = await siteWithWebhooks(database);
    const body = { name: "أ", address: "https://hook.example/a", events: ["request.created"], resources: [] };
    const faultsOf = async (wrong: object) => {
      const refused = await call("POST", "/api/webhooks", { ...body, isActive: true, ...wrong });
      return [refused.status, Object.keys(refused.body.fields ?? {})];
    };
    for (const address of [
      "",
      "hook.example",
      "http://hook.example/",
      "ftp://hook.example/",
      "https://user:word@hook.example/",
      "https://127.0.0.2/",
      "https://[::1]/",
      "https://[::ffff:10.0.0.1]/",
      "https://169.254.169.254/latest",
      "https://localhost/",
      "https://api.localhost/",
      `https://hook.example/${"a".repeat(480)}`,
    ])
      expect.soft(await faultsOf({ address }), address).toEqual([422, ["address"]]);
    expect(await faultsOf({ events: [] })).toEqual([422, ["events"]]);
    expect(await faultsOf({ events: ["record.changed"] })).toEqual([422, ["resources"]]);
    expect(await faultsOf({ events: ["record.changed"], resources: ["users"] })).toEqual([
      422,
      ["resources"],
    ]);
    expect((await call("GET", "/api/webhooks")).body).toEqual([]);
    // Allowed, because the configuration of the test names this machine.
    expect(await faultsOf({ address: "http://127.0.0.1:8000/a" })).toEqual([201, []]);
    for (let count = 2; count <= 10; count++) await faultsOf({});
    expect(await faultsOf({})).toEqual([409, []]);
  });

  test("TOKEN-01 the log has status, time and the first kilobyte of an answer; an event can be resent with its id, a test event requested", async () => {
    const { clock, call, makeWebhook, deliver, addService, log } = await siteWithWebhooks(database);
    const receiver = await webhookReceiver((response) => response.end(`taken ${"x".repeat(2000)}`));
    const { id, body } = await makeWebhook(receiver.address);
    expect((await call("POST", `/api/webhooks/${id}/test`)).status).toBe(202);
    await addService("خدمة");
    await deliver();
    expect(receiver.received.map((call) => JSON.parse(call.body).type)).toEqual([
      "webhook.test",
      "record.changed",
    ]);
    const [entry] = await log(id);
    expect(entry).toMatchObject({ state: "delivered", status: 200, fault: null, attempts: 1 });
    expect([entry.answer.length, entry.triedAt]).toEqual([1024, new Date(clock.now).toISOString()]);
    const resend = () => call("POST", `/api/webhooks/${id}/deliveries/${entry.id}/resend`);
    expect([(await resend()).status, (await resend()).status]).toEqual([202, 409]);
    clock.now += 1000;
    await deliver();
    expect(receiver.received).toHaveLength(3);
    expect(receiver.received[2]).toMatchObject({ id: entry.messageId, body: receiver.received[1]?.body });
    expect((await call("POST", `/api/webhooks/${id}/deliveries/999/resend`)).status).toBe(404);
    await call("PUT", `/api/webhooks/${id}`, { ...body, isActive: false });
    expect([(await resend()).status, (await call("POST", `/api/webhooks/${id}/test`)).status]).toEqual([
      409, 409,
    ]);
    await addService("حين لا إرسال");
    await deliver();
    expect(receiver.received).toHaveLength(3);
  });

  test("TOKEN-01 the log is limited by number and by age; waiting deliveries are kept", async () => {
    const { kernel, clock, makeWebhook, log, call, deliver, outbox } = await siteWithWebhooks(database);
    const { id } = await makeWebhook("http://127.0.0.1:1/");
    await call("POST", `/api/webhooks/${id}/test`);
    const [waiting] = await kernel.reads.selectFrom("webhook_deliveries").selectAll().execute();
    if (!waiting) throw new Error("nothing waits");
    const { id: _, ...row } = waiting;
    const settled = { ...row, state: "delivered" as const };
    await kernel.db.insertInto("webhook_deliveries").values(Array(250).fill(settled)).execute();
    await forgetOldDeliveries(kernel, new Date(clock.now - 30 * day).toISOString());
    const count = async () =>
      (await kernel.reads.selectFrom("webhook_deliveries").select("state").execute()).map(
        ({ state }) => state,
      );
    expect((await count()).filter((state) => state === "delivered")).toHaveLength(200);
    expect(await log(id)).toHaveLength(100);
    await deliver();
    await forgetOldDeliveries(kernel, new Date(clock.now + 1).toISOString());
    expect(await count()).toEqual(["waiting"]);
    // Outbox rows that were handled are deleted too; the row for the end of the pause stays.
    expect((await outbox()).map(({ sent_at: at }) => at)).toEqual([null]);
  });
});
