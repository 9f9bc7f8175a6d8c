import { describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";

describe.each(databases)("drafts of blocks on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const save = async (fields: object) => {
      const { status, body } = await call("PATCH", "/api/content/about", { client: "editor-one", fields });
      return [status, Object.keys(body.fields ?? {})];
    };
    const stored = async () =>
      (await kernel.reads.selectFrom("page_drafts").select("field").execute()).map(({ field }) => field);
    const { body: state } = await call("GET", "/api/content/about");
    return { save, stored, layout: state.published.layout };
  };

  test("SEC-08 PAGES-01 TRIAL-01 X11: a draft takes no field of a block that stands nowhere", async () => {
    const { save, stored, layout } = await open();
    const field = "words-abcd1234-title";
    const title = { base: "", value: "عنوان" };
    expect(await save({ [field]: title })).toEqual([422, [field]]);
    expect(await stored()).toEqual([]);
    const placed = [...layout, { id: "abcd1234", part: "words", isShown: true }];
    const [status] = await save({
      layout: { base: layout, value: placed },
      [field]: { ...title, base: "عنوان القسم" },
    });
    expect([200, 412]).toContain(status);
    expect(await stored()).toContain("layout");
    expect((await save({ "words-zzzz9999-title": title }))[0]).toBe(422);
  });
});
