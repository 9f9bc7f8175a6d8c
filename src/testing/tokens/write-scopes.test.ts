import { describe, expect, test } from "vitest";
import { findShare } from "../../content/page-content/drafts/shares.server.ts";
import { databases } from "../../kernel/testing/test-kernel.ts";
import { siteWithPrograms } from "./test-programs.ts";

const secret = "hidden-value-88";
const person = {
  name: secret,
  email: "n@mail.example",
  phone: "0551234567",
  company: secret,
  address: secret,
};
const csv = { "content-type": "text/csv" };

describe.each(databases)("what a token may that only writes, on %s", (database) => {
  test("TOKEN-01 TRIAL-01 X4: a change without the right to read answers id and version alone, in a refusal and a dry import too", async () => {
    const { asOwner, makeToken } = await siteWithPrograms(database);
    const { id, version } = (await asOwner("POST", "/api/clients", person)).body;
    const { call } = await makeToken(["clients:write", "clients:import", "content:write", "tasks:write"]);
    const changed = await call("PUT", `/api/clients/${id}`, { notes: "x" });
    expect([changed.status, changed.body]).toEqual([200, { id, version: version + 1 }]);
    const refused = await call("PUT", `/api/clients/${id}`, {}, { "if-match": '"77"' });
    expect([refused.status, refused.body.code]).toEqual([412, "precondition-failed"]);
    expect(refused.body.current).toEqual({ id, version: version + 1 });
    const made = await call("POST", "/api/clients", { ...person, email: "m@mail.example" });
    expect([made.status, made.body]).toEqual([201, { id: id + 1, version: 1 }]);
    expect((await call("DELETE", `/api/clients/${id}`)).status).toBe(204);
    expect(Object.keys((await call("POST", `/api/clients/${id}/restore`)).body).sort()).toEqual([
      "id",
      "version",
    ]);
    // The plan tells neither what is stored nor whether a guess of it was right.
    for (const name of [secret, "guess"]) {
      const file = `id,name\n${id},${name}\n`;
      const plan = await call("POST", "/api/clients/import?dry=1", file, csv);
      expect(plan.body).toEqual([{ row: 2, action: "update", errors: {}, version: expect.any(Number) }]);
    }
    const section = await call("PATCH", "/api/content/about", {
      client: "program-one",
      fields: { heroTitle: { base: "wrong", value: "x" } },
    });
    expect(section.status).toBe(412);
    expect(JSON.stringify(section.body)).not.toContain("heroTitle");
    const wrong = await call("POST", "/api/clients", { ...person, email: "no" });
    expect(wrong.body).toMatchObject({ code: "invalid", fields: { email: expect.any(String) } });
    for (const answer of [changed, refused, made, section])
      expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  test("TOKEN-01 TRIAL-01 X4: with the right to read, a change answers the whole record", async () => {
    const { makeToken } = await siteWithPrograms(database);
    const { call } = await makeToken(["clients:read", "clients:write"]);
    expect((await call("POST", "/api/clients", person)).body.company).toBe(secret);
  });

  test("TOKEN-01 TRIAL-01 X4: a share link that a program makes ends with its token, revoked or expired", async () => {
    const { kernel, asOwner, makeToken } = await siteWithPrograms(database);
    const { call, id } = await makeToken(["content:write", "content:share"]);
    const refused = await (await makeToken(["content:write"])).call("POST", "/api/content/about/shares");
    expect(refused.status).toBe(403);
    const { body: link } = await call("POST", "/api/content/about/shares");
    const { body: owners } = await asOwner("POST", "/api/content/about/shares");
    const opens = async (token: string, now = kernel.now()) =>
      (await findShare(kernel.reads, token, now)) !== undefined;
    expect([await opens(link.token), await opens(owners.token)]).toEqual([true, true]);
    expect((await asOwner("DELETE", `/api/tokens/${id}`)).status).toBe(204);
    expect([await opens(link.token), await opens(owners.token)]).toEqual([false, true]);
    const short = await makeToken(["content:share"]);
    const soon = new Date(kernel.now().getTime() + 60_000).toISOString();
    await kernel.db.updateTable("api_tokens").set({ expires_at: soon }).where("id", "=", short.id).execute();
    expect((await short.call("POST", "/api/content/about/shares")).body.expires).toBe(soon);
  });

  test("TOKEN-01 SEC-03 TRIAL-01 X4: mails to people outside are a scope of their own, and counted by token and by user", async () => {
    const { kernel, asOwner, makeToken } = await siteWithPrograms(database);
    kernel.config = { ...kernel.config, rateLimit: true, smtpUrl: "smtp://127.0.0.1:9" };
    const entered = {
      name: "نورة",
      email: "n@mail.example",
      phone: "",
      source: "mail",
      requested_services: [],
    };
    const { id } = (await asOwner("POST", "/api/project-requests/entered", entered)).body;
    const path = `/api/project-requests/${id}/replies`;
    const reply = (n: number) => ({ channel: "mail", text: `أهلًا ${n}`, send: true });
    const writer = await makeToken(["project-requests:read", "project-requests:write"]);
    expect((await writer.call("POST", path, reply(0))).status).toBe(403);
    let sent = 0;
    const sendAll = async (call: typeof asOwner, most: number) => {
      for (let n = 0; n < most; n++) {
        const { status, headers } = await call("POST", path, reply(sent));
        if (status === 429) return [n, Number(headers.get("retry-after")) > 0];
        expect(status).toBe(201);
        sent += 1;
      }
      return [most, false];
    };
    for (let program = 0; program < 4; program++) {
      const { call } = await makeToken(["project-requests:mail"]);
      expect(await sendAll(call, 30)).toEqual([20, true]);
    }
    // The programs' mails are those of the user who made them.
    expect(await sendAll(asOwner, 30)).toEqual([20, true]);
    const note = { channel: "whatsapp", text: "اتصلنا", send: false };
    expect((await asOwner("POST", path, note)).status).toBe(201);
    const mails = await kernel.reads
      .selectFrom("outbox")
      .select("id")
      .where("kind", "=", "request-reply")
      .execute();
    expect(mails).toHaveLength(100);
  });
});
