import { describe, expect, test } from "vitest";
import { up } from "../../../../../migrations/0132-quote-terms.ts";
import { createApi } from "../../../../api.server.ts";
import { loose } from "../../../../kernel/db/database.server.ts";
import { caller } from "../../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../../kernel/testing/test-kernel.ts";

const path = "/api/quote-terms";
const customer = { name: "نورة", phone: "0551234567", email: "n@mail.example", message: "" };

describe.each(databases)("terms of quotes on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    await call("POST", "/api/project-requests", customer);
    const begun = async () => (await call("POST", "/api/quotes", { request_id: 1 })).body.terms;
    return { kernel, call, begun };
  };

  test("PAPER-02 a new quote begins with the first set of terms, and keeps its words when the set changes", async () => {
    const { call, begun } = await open();
    await call("PUT", "/api/settings", { quoteTerms: "من الإعدادات" });
    expect(await begun()).toBe("من الإعدادات");
    await call("POST", path, { title: "مواقع", body: "نصف القيمة مقدمًا\nونصفها عند التسليم" });
    await call("POST", path, { title: "استضافة", body: "تُدفع سنويًا" });
    expect(await begun()).toBe("نصف القيمة مقدمًا\nونصفها عند التسليم");
    const ordered = (await call("POST", `${path}/reorder`, { ids: [2, 1] })).status;
    expect([ordered, await begun()]).toEqual([204, "تُدفع سنويًا"]);
    await call("PUT", `${path}/2`, { body: "تُدفع شهريًا" });
    const kept = (await call("GET", "/api/quotes/3")).body.terms;
    expect([kept, await begun()]).toEqual(["تُدفع سنويًا", "تُدفع شهريًا"]);
    await call("DELETE", `${path}/2`);
    expect(await begun()).toBe("نصف القيمة مقدمًا\nونصفها عند التسليم");
  });

  test("PAPER-02 the terms of the settings become the first set of a present site, and no set without them", async () => {
    const { kernel, call, begun } = await open();
    const upgrade = async (value?: string) => {
      await kernel.db.schema.dropTable("quote_terms").execute();
      if (value !== undefined)
        await kernel.db.insertInto("settings").values({ key: "quoteTerms", value }).execute();
      await up(loose(kernel.db));
      return (await call("GET", path)).body;
    };
    expect(await upgrade()).toEqual([]);
    expect(await upgrade('"  "')).toEqual([]);
    await kernel.db.deleteFrom("settings").where("key", "=", "quoteTerms").execute();
    expect(await upgrade("no json")).toEqual([]);
    await kernel.db.deleteFrom("settings").where("key", "=", "quoteTerms").execute();
    const terms = "تبدأ المدة من وصول الدفعة\nوالأسعار بالريال";
    expect(await upgrade(JSON.stringify(terms))).toMatchObject([
      { id: 1, version: 1, title: "الشروط المعتادة", body: terms, display_order: 1 },
    ]);
    expect(await begun()).toBe(terms);
    // It is a record like others: found, changed, deleted, and not there again in another place.
    expect((await call("GET", "/api/search?q=الدفعه")).body.hits).toMatchObject([
      { screen: "quote-terms", id: 1, title: "الشروط المعتادة" },
    ]);
    expect((await call("PUT", `${path}/1`, { body: "أخرى" })).body).toMatchObject({ version: 2 });
    await call("DELETE", `${path}/1`);
    expect(await begun()).toBe("");
    expect((await call("GET", "/api/settings")).body.quoteTerms).toBe("");
  });
});
