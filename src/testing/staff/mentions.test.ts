import { describe, expect, test } from "vitest";
import { createUser, usersTable } from "../../accounts/users/store.server.ts";
import { createApi } from "../../api.server.ts";
import { updateRecord, write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import type { StaffRole } from "../../kernel/roles.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

describe.each(databases)("mentions on %s", (database) => {
  async function office() {
    const who = { session: testSession };
    const kernel = await testKernel({
      database,
      environment: { RATE_LIMIT: "off" },
      authenticate: async () => who.session,
    });
    const call = caller(createApi(kernel));
    const hire = async (name: string, access: StaffRole) => {
      const user = { name, email: `u${Math.random()}@mail.example`, access, passwordHash: null };
      const { id } = await write(kernel, system, (tx) => createUser(tx, user));
      return { ...testSession, user: { ...testSession.user, id, name, access } };
    };
    const as = (session: typeof testSession) => {
      who.session = session;
      return {
        note: async (text: string) => (await call("POST", "/api/project-requests/1/notes", { text })).body,
        bell: async () => (await call("GET", "/api/arrivals")).body.mentions,
        open: () => call("POST", "/api/project-requests/1/mentions/seen"),
        colleagues: async () =>
          (await call("GET", "/api/project-requests/colleagues")).body.map(
            ({ name }: { name: string }) => name,
          ),
        notes: async () => (await call("GET", "/api/project-requests/1/desk")).body.notes,
      };
    };
    const people = {
      sara: await hire("سارة العتيبي", "owner"),
      khaled: await hire("خالد الحربي", "sales"),
      hind: await hire("هند القحطاني", "editor"),
    };
    const request = { name: "نورة", company_name: "ركن", phone: "0551234567", email: "n@mail.example" };
    await call("POST", "/api/project-requests", { ...request, message: "متجر" });
    return { kernel, call, as, ...people };
  }

  test("DESK-07 a note that mentions a colleague appears in that colleague's bell only, until they open the request", async () => {
    const { as, sara, khaled } = await office();
    const note = await as(sara).note("@خالد الحربي راجع السعر، ثم @سارة العتيبي");
    expect(note.mentions).toEqual([
      { user: khaled.user.id, name: "خالد الحربي" },
      { user: sara.user.id, name: "سارة العتيبي" },
    ]);
    expect(note).not.toHaveProperty("unseen_by");
    expect(await as(sara).bell()).toEqual([]);
    expect(await as(khaled).bell()).toEqual([
      { id: note.id, requestId: 1, kind: "quote", name: "ركن", by: "سارة العتيبي", at: note.created_at },
    ]);
    await as(sara).open();
    expect(await as(khaled).bell()).toHaveLength(1);
    await as(khaled).open();
    expect(await as(khaled).bell()).toEqual([]);
  });

  test("DESK-07 ROLE-01 only users who may read requests and can sign in can be mentioned; a user who lost the right gets nothing", async () => {
    const { kernel, as, sara, khaled, hind } = await office();
    expect(await as(sara).colleagues()).toEqual(["خالد الحربي", "سارة العتيبي"]);
    expect((await as(sara).note("@هند القحطاني")).mentions).toEqual([]);
    expect(await as(hind).bell()).toEqual([]);
    await as(sara).note("@خالد الحربي");
    expect(await as({ ...khaled, user: { ...khaled.user, access: "editor" } }).bell()).toEqual([]);
    await write(kernel, system, (tx) =>
      updateRecord(tx, usersTable, khaled.user.id, { disabledAt: "2026-11-22T09:00:00.000Z" }),
    );
    expect((await as(sara).note("@خالد الحربي")).mentions).toEqual([]);
  });

  test("DESK-07 PRIV-02 a note keeps the name as it was written; with its request deleted it leaves the bell too", async () => {
    const { kernel, call, as, sara, khaled } = await office();
    await as(sara).note("@خالد الحربي");
    await write(kernel, system, (tx) =>
      updateRecord(tx, usersTable, khaled.user.id, { name: "خالد المطيري" }),
    );
    expect((await as(sara).notes())[0]).toMatchObject({
      body: "@خالد الحربي",
      mentions: [{ user: khaled.user.id, name: "خالد الحربي" }],
    });
    expect(await as(sara).colleagues()).toContain("خالد المطيري");
    await call("DELETE", "/api/project-requests/1");
    expect(await as(khaled).bell()).toEqual([]);
    await call("POST", "/api/project-requests/bulk", { ids: [1], action: "restore" });
    expect(await as(khaled).bell()).toHaveLength(1);
  });
});
