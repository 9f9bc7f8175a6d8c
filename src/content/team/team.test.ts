import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0105-years-of-members.ts";
import { createApi } from "../../api.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { listActiveMembers } from "./store.server.ts";

const path = "/api/team-members";
const member = {
  name: "سارة العتيبي",
  position: "المديرة التنفيذية",
  department: "التطوير",
  bio: "تقرأ كل صفحة بصوت مسموع.",
  email: "sara@shurfa.example",
  phone: "٠٥٥١٢٣٤٥٦٧",
  linkedin: "https://linkedin.example/in/sara",
  image: "/uploads/sara-400x300.webp",
  portrait: "greenHijab",
  experience: "14 سنة",
  specialty: "تصميم تجربة المستخدم",
  achievements: ["إنجاز"],
  skills: ["مهارة", "أخرى"],
  isActive: true,
  order: 3,
  joinDate: "2020-02-02",
};

describe.each(databases)("team members on %s", (database) => {
  const startApi = async () => {
    const now = "2026-11-21T22:30:00Z";
    const kernel = await testKernel({ database, session: testSession, now: () => new Date(now) });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("API-01 API-02 create, list, update in part, delete, unknown id; field names are those of the screen", async () => {
    const { call } = await startApi();
    const created = await call("POST", path, { ...member, id: 77, unknown: "ignored" });
    expect(created.status).toBe(201);
    // AR-03: all spellings of a phone are stored alike.
    expect(created.body).toEqual({
      ...member,
      id: 1,
      version: 1,
      phone: "+966551234567",
      years: 14,
      experienceWords: "",
    });
    expect((await call("GET", path)).body).toEqual([created.body]);
    const updated = await call("PUT", `${path}/1`, { position: "مديرة" });
    expect(updated.body).toEqual({ ...created.body, position: "مديرة", version: 2 });
    expect((await call("DELETE", `${path}/1`)).status).toBe(204);
    expect((await call("GET", path)).body).toEqual([]);
    expect((await call("PUT", `${path}/1`, {})).status).toBe(404);
  });

  test("ATEAM-02 a PUT with only isActive changes only that; visitors no longer see an inactive member (API-03)", async () => {
    const { kernel, call } = await startApi();
    const { body } = await call("POST", path, member);
    const updated = await call("PUT", `${path}/1`, { isActive: false });
    expect(updated.body).toEqual({ ...body, isActive: false, version: 2 });
    const anonymous = caller(createApi({ ...kernel, authenticate: async () => null }));
    expect((await anonymous("GET", path)).body).toEqual([]);
    expect((await anonymous("GET", `${path}/1`)).status).toBe(404);
    expect((await anonymous("PUT", `${path}/1`, { isActive: true })).status).toBe(401);
    expect(await listActiveMembers(kernel.reads)).toEqual([]);
  });

  test("ADM-05 ADM-08 ATEAM-02 a blank member can be saved, with the first department, today in Riyadh and the next place", async () => {
    const { call } = await startApi();
    await call("POST", path, {});
    const { body } = await call("POST", path, { email: "", linkedin: "", image: "", joinDate: "" });
    expect(body).toMatchObject({
      department: "الإدارة العليا",
      joinDate: "2026-11-22",
      order: 2,
      isActive: true,
      email: "",
      linkedin: "",
      image: null,
      achievements: [],
    });
  });

  test("ADM-08 API-04 each field of a wrong type or out of bounds gets its message", async () => {
    const { call } = await startApi();
    const wrong = await call("POST", path, {
      email: "sara",
      linkedin: "linkedin في الشبكة",
      joinDate: "2020-02-31",
      order: 0,
      isActive: "نعم",
    });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toMatchObject({
      email: "اكتب بريدًا صحيحًا، مثل name@example.com",
      linkedin: "اكتب رابطًا كاملًا، مثل https://example.com",
      joinDate: "اختر تاريخًا صحيحًا",
    });
    expect(Object.keys(wrong.body.fields).sort()).toEqual([
      "email",
      "isActive",
      "joinDate",
      "linkedin",
      "order",
    ]);
    // SEC-09
    expect((await call("POST", path, { linkedin: "javascript:alert(1)" })).status).toBe(422);
    expect((await call("GET", path)).body).toEqual([]);
  });

  test("LEAD-01 ATEAM-01 members are listed by place, missing ones last, searched by name or position, filtered by department", async () => {
    const { kernel, call } = await startApi();
    await call("POST", path, { name: "أحمد", order: null, department: "المالية" });
    await call("POST", path, { name: "ب", position: "مصمّم", order: 2 });
    await call("POST", path, { name: "ج", order: 1 });
    expect((await listActiveMembers(kernel.reads)).map(({ id }) => id)).toEqual([3, 2, 1]);
    const found = async (query: string) =>
      (await call("GET", `${path}?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await found(`q=${encodeURIComponent("احمد")}`)).toEqual([1]);
    expect(await found(`q=${encodeURIComponent("مصمم")}`)).toEqual([2]);
    expect(await found(`department=${encodeURIComponent("المالية")}`)).toEqual([1]);
  });

  test("LEAD-01 API-02 the years are a field, and calls answer and take `experience` in words as before", async () => {
    const { call } = await startApi();
    const put = async (body: object) => {
      const { years, experienceWords, experience } = (await call("PUT", `${path}/1`, body)).body;
      return [years, experienceWords, experience];
    };
    await call("POST", path, member);
    expect(await put({ experience: "سنتان" })).toEqual([2, "", "سنتان"]);
    expect(await put({ experience: "١٤ سنة" })).toEqual([14, "١٤ سنة", "١٤ سنة"]);
    expect(await put({ years: 15 })).toEqual([15, "١٤ سنة", "١٤ سنة"]);
    expect(await put({ experienceWords: "" })).toEqual([15, "", "15 سنة"]);
    expect(await put({ experience: "منذ 1999" })).toEqual([null, "منذ 1999", "منذ 1999"]);
    expect(await put({ experience: "" })).toEqual([null, "", ""]);
    expect((await call("PUT", `${path}/1`, { years: 61 })).body.fields).toEqual({ years: "أعلى قيمة هي 60" });
  });

  test("LEAD-01 an upgrade reads the years out of the experience once, which calls go on answering", async () => {
    const { kernel, call } = await startApi();
    const { db } = kernel;
    const former: [string, number | null, string][] = [
      ["14 سنة", 14, ""],
      ["١٤ سنة", 14, "١٤ سنة"],
      ["15+ years", 15, "15+ years"],
      ["منذ 1999", null, "منذ 1999"],
      ["", null, ""],
    ];
    for (const [experience] of former) await call("POST", path, { ...member, experience });
    await db.schema.alterTable("team_members").dropColumn("years").execute();
    for (const [index, [experience]] of former.entries()) {
      const id = index + 1;
      await db.updateTable("team_members").set({ experience }).where("id", "=", id).execute();
      const after = JSON.stringify({ id, experience });
      const of = db.updateTable("revisions").set({ after, fields: '["experience"]' });
      await of.where("record_id", "=", String(id)).execute();
    }
    const field = "members/1/experience";
    const draft = {
      section: "leadership",
      field,
      client: "c",
      author_name: "سارة",
      updated_at: "2026-11-01T00:00:00.000Z",
    };
    await db
      .insertInto("page_drafts")
      .values({ ...draft, content: '"20 سنة"', base: '"14 سنة"' })
      .execute();
    await up(loose(db));
    for (const [index, [experience, years, experienceWords]] of former.entries()) {
      const at = `${path}/${index + 1}`;
      const { body } = await call("GET", at);
      expect(body).toMatchObject({ experience, years, experienceWords });
      expect((await call("PUT", at, { ...body, name: "أ" })).body).toEqual({
        ...body,
        name: "أ",
        version: 2,
      });
      const [, first] = (await call("GET", `${at}/history`)).body;
      expect(first.after).toMatchObject({ experience, years, experienceWords });
    }
    const stored = await db.selectFrom("page_drafts").select(["content", "base"]).executeTakeFirstOrThrow();
    expect(stored).toEqual({ content: '"20 سنة"', base: '""' });
  });

  test("API-02 an answer can be sent back as a body; a time of joining becomes its day in Riyadh", async () => {
    const { call } = await startApi();
    const { body } = await call("POST", path, { ...member, joinDate: "2026-11-21T22:30:00.000Z" });
    expect(body.joinDate).toBe("2026-11-22");
    expect((await call("PUT", `${path}/1`, body)).body).toEqual({ ...body, version: 2 });
  });
});
