import { describe, expect, test } from "vitest";
import { up } from "../../../migrations/0104-package-facts.ts";
import { createApi } from "../../api.server.ts";
import { loose } from "../../kernel/db/database.server.ts";
import { createRecord, write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { packages } from "./packages.ts";
import { hostingPackagesTable, packagesTable } from "./store.server.ts";

const usual = (gradient: string, icon: string) =>
  `<span class="gradient-${gradient}"><i data-icon="${icon}"></i></span>`;
const noLook = { gradient: null, icon: null };

describe.each(databases)("the facts of packages on %s", (database) => {
  const start = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test.each(["/api/packages", "/api/packages-server"])(
    "SVC-02 API-02 %s: what a package includes is a field, and its sentence one of the features that calls answer",
    async (path) => {
      const { call } = await start();
      await call("POST", path, { title: "الأساسية", features: ["خمس صفحات"] });
      const lines = ["كل ما في الأساسية", "لوحة"];
      const { body } = await call("POST", path, { title: "المتقدمة", features: lines });
      const includes = { includes_id: 1, includes_words: lines[0] };
      expect(body).toMatchObject({ ...includes, features: lines, other_features: ["لوحة"] });
      expect((await call("PUT", `${path}/2`, body)).body).toEqual({ ...body, version: 2 });
      // Moved, the sentence says the same.
      const moved = ["لوحة", "كل ما في الأساسية", "متجر"];
      const { body: after } = await call("PUT", `${path}/2`, { features: moved });
      expect(after).toMatchObject({ ...includes, features: moved, other_features: moved });
      const other = await call("PUT", `${path}/2`, {
        features: ["جميع ما في الأساسية", "كل ما في المتقدمة"],
      });
      expect(other.body).toMatchObject({ includes_id: null, includes_words: "" });
      expect(other.body.features).toEqual(["جميع ما في الأساسية", "كل ما في المتقدمة"]);
    },
  );

  test("SVC-02 APKG-01 the usual sentence follows the package that is chosen and its title; words of one's own stay", async () => {
    const { call } = await start();
    const path = "/api/packages";
    for (const title of ["الأولى", "الثانية", "الثالثة", "الرابعة"]) await call("POST", path, { title });
    const saved = async (id: number, body: object) => (await call("PUT", `${path}/${id}`, body)).body;
    expect((await saved(3, { includes_id: 1 })).features).toEqual(["كل ما في الأولى"]);
    expect((await saved(3, { includes_id: 2 })).features).toEqual(["كل ما في الثانية"]);
    expect((await saved(4, { includes_id: 2, includes_words: "وكل ما قبلها" })).features).toEqual([
      "وكل ما قبلها",
    ]);
    await saved(2, { title: "الفضية" });
    const read = async (id: number) => (await call("GET", `${path}/${id}`)).body;
    expect((await read(3)).features).toEqual(["كل ما في الفضية"]);
    expect((await read(4)).features).toEqual(["وكل ما قبلها"]);
    expect((await saved(3, { includes_id: null })).features).toEqual([]);
    expect((await call("PUT", `${path}/3`, { includes_id: 99 })).body.fields).toEqual({
      includes_id: "اختر قيمة من القائمة",
    });
  });

  test("SVC-03 API-02 the period of a price is a field, and calls answer its words as the unit", async () => {
    const { call } = await start();
    const path = "/api/packages-server";
    const unitOf = async (price_unit: unknown) => {
      const { body } = await call("POST", path, { title: "أ", price: 5, price_unit });
      return [body.price_period, body.price_words, body.price_unit];
    };
    expect(await unitOf("شهريًا")).toEqual(["month", null, "شهريًا"]);
    expect(await unitOf("سنويًا")).toEqual(["year", null, "سنويًا"]);
    expect(await unitOf("شهر")).toEqual([null, "شهر", "شهر"]);
    expect(await unitOf(" ")).toEqual([null, null, null]);
    const { body } = await call("PUT", `${path}/1`, { price_period: "year", price_words: "لكل موقع سنويًا" });
    expect(body.price_unit).toBe("لكل موقع سنويًا");
    expect((await call("PUT", `${path}/1`, { price_words: "" })).body.price_unit).toBe("سنويًا");
  });

  test("SVC-07 API-02 gradient and icon are fields; icon_html is answered as it was sent until they change", async () => {
    const { call } = await start();
    const path = "/api/packages-server";
    const { body } = await call("POST", path, { title: "أ", icon_html: usual("khuzama", "Cloud") });
    expect(body).toMatchObject({ gradient: "khuzama", icon: "Cloud", icon_html: usual("khuzama", "Cloud") });
    const said = '<b onclick="x()">arfaj</b>';
    const { body: odd } = await call("PUT", `${path}/1`, { icon_html: said });
    expect(odd).toMatchObject({ gradient: "arfaj", icon: null, icon_html: said });
    expect((await call("PUT", `${path}/1`, { ...odd, title: "ب" })).body.icon_html).toBe(said);
    expect((await call("PUT", `${path}/1`, { icon: "Home" })).body.icon_html).toBe(usual("arfaj", "Home"));
    expect((await call("PUT", `${path}/1`, { icon_html: null })).body).toMatchObject({
      ...noLook,
      icon_html: null,
    });
    expect((await call("PUT", `${path}/1`, { icon: "Castle" })).body.fields).toHaveProperty("icon");
  });

  /** A site of the edition before with these rows of both tables. */
  const upgraded = async (
    table: typeof packagesTable,
    rows: { title: string; [column: string]: unknown }[],
  ) => {
    const site = await start();
    const { db } = site.kernel;
    for (const { title } of rows)
      await write(site.kernel, system, (tx) => createRecord(tx, table, { ...blankOf(packages), title }));
    for (const name of ["packages", "packages_server"] as const)
      for (const column of ["price_period", "gradient", "icon", "includes_id", "includes_words"])
        await db.schema.alterTable(name).dropColumn(column).execute();
    for (const [index, { features = [], ...row }] of rows.entries()) {
      const { price_unit = null, icon_html = null, price = null, title } = row;
      const set = { title, price_unit, icon_html, price, features: JSON.stringify(features) };
      await loose(db)
        .updateTable(table.name)
        .set(
          Object.fromEntries(
            Object.entries(set).map(([name, value]) => [name, value === null ? null : String(value)]),
          ),
        )
        .where("id", "=", index + 1)
        .execute();
      const after = { id: index + 1, title, price, features, priceUnit: price_unit, iconHtml: icon_html };
      await db
        .updateTable("revisions")
        .set({ after: JSON.stringify(after), fields: '["title","features","priceUnit","iconHtml"]' })
        .where("record_id", "=", String(index + 1))
        .execute();
    }
    return { ...site, upgrade: () => up(loose(db)) };
  };

  test("SVC-02 SVC-07 an upgrade reads the facts once; calls answer as before, and a body sent back changes nothing", async () => {
    const rows = [
      { title: "الأساسية", features: ["أ", "كل ما في القديمة"], price: 5 },
      { title: "باقة المتجر", features: ["جميع ما في الباقة الأساسية", "ب"], price: 6, price_unit: "شهريًا" },
      {
        title: "الأكبر",
        features: ["ج", "كلّ ما في المتجر"],
        price_unit: "\u20C1 لكل شهر",
        icon_html: "palm Cloud",
      },
      { title: "السنوية", features: [], price_unit: "كل 6 أشهر", icon_html: usual("arfaj", "Home") },
      { title: "الأخيرة", features: ["كل ما في الأساسية"], price_unit: "في السنة", icon_html: "<i></i>" },
    ];
    const facts = [
      {
        includes_id: null,
        includes_words: "",
        other_features: ["أ", "كل ما في القديمة"],
        price_period: null,
        ...noLook,
      },
      { includes_id: 1, other_features: ["ب"], price_period: "month", price_words: null },
      {
        includes_id: 2,
        includes_words: "كلّ ما في المتجر",
        other_features: ["ج", "كلّ ما في المتجر"],
        price_period: "month",
        gradient: "palm",
        icon: "Cloud",
      },
      { includes_id: null, price_period: null, price_words: "كل 6 أشهر", gradient: "arfaj", icon: "Home" },
      { includes_id: 1, other_features: [], price_period: "year", price_words: "في السنة", ...noLook },
    ];
    for (const [table, path] of [
      [packagesTable, "/api/packages"],
      [hostingPackagesTable, "/api/packages-server"],
    ] as const) {
      const { call, upgrade } = await upgraded(table, rows);
      await upgrade();
      for (const [index, row] of rows.entries()) {
        const at = `${path}/${index + 1}`;
        const { body } = await call("GET", at);
        expect(body).toMatchObject({ price_unit: null, icon_html: null, ...row, ...facts[index] });
        const { body: sent } = await call("PUT", at, { ...body, description: "وصف" });
        expect(sent).toEqual({ ...body, description: "وصف", version: 2 });
        const [, first] = (await call("GET", `${at}/history`)).body;
        expect(first.after).toMatchObject({
          price_unit: null,
          icon_html: null,
          ...row,
          ...facts[index],
        });
        expect(first.fields).not.toContain("priceUnit");
      }
    }
  });

  test("EDIT-01 SVC-02 an upgrade takes the sentence out of the drafts of pages, as out of the package", async () => {
    const { kernel, upgrade } = await upgraded(packagesTable, [
      { title: "أ" },
      { title: "ب", features: ["كل ما في أ", "ج"] },
    ]);
    const field = "packages/2/features";
    const content = JSON.stringify(
      ["كل ما في أ", "ج", "د"].map((text, at) => ({ text, id: `features-${at + 1}` })),
    );
    const draft = {
      section: "services",
      field,
      client: "c",
      author_name: "سارة",
      updated_at: "2026-11-01T00:00:00.000Z",
    };
    await kernel.db
      .insertInto("page_drafts")
      .values({ ...draft, content, base: content })
      .execute();
    await upgrade();
    const stored = await kernel.db
      .selectFrom("page_drafts")
      .select(["content", "base"])
      .executeTakeFirstOrThrow();
    const left = JSON.stringify(["ج", "د"].map((text, at) => ({ text, id: `features-${at + 1}` })));
    expect([stored.content, stored.base].map((json) => JSON.parse(String(json)))).toEqual(
      [left, left].map((json) => JSON.parse(json)),
    );
  });
});
