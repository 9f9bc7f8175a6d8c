import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { readSettings } from "./store.server.ts";

describe.each(databases)("pages of the site on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("OWN-01 a page is hidden and shown again, the history names it, and the content version rises", async () => {
    const { kernel, call } = await open();
    const before = kernel.contentVersion.current();
    const { status, body } = await call("PUT", "/api/site-pages/vision2030", { isHidden: true });
    expect([status, body]).toEqual([
      200,
      { key: "vision2030", path: "/vision2030", name: "رؤية 2030", canBeHidden: true, isHidden: true },
    ]);
    expect(kernel.contentVersion.current()).toBeGreaterThan(before);
    const hidden = (await call("GET", "/api/site-pages")).body.filter(
      (page: { isHidden: boolean }) => page.isHidden,
    );
    expect(hidden.map(({ key }: { key: string }) => key)).toEqual(["vision2030"]);
    await call("PUT", "/api/site-pages/vision2030", { isHidden: true }); // changes nothing
    await call("PUT", "/api/site-pages/vision2030", { isHidden: false });
    expect((await readSettings(kernel.reads)).hiddenPages).toEqual([]);
    const changes = (await revisionsOf(kernel, "settings")).filter(({ action }) => action === "update");
    expect(changes.map(({ fields }) => fields)).toEqual(['["hiddenPages"]', '["hiddenPages"]']);
  });

  test("OWN-01 two pages that are hidden at once are both hidden", async () => {
    const { kernel, call } = await open();
    await Promise.all(
      ["faq", "about", "register"].map((key) => call("PUT", `/api/site-pages/${key}`, { isHidden: true })),
    );
    const { hiddenPages } = await readSettings(kernel.reads);
    expect(hiddenPages.map(({ page }) => page).toSorted()).toEqual(["about", "faq", "register"]);
  });

  test("OWN-01 API-02 pages that law and forms need, and unknown ones, are never hidden", async () => {
    const { kernel, call } = await open();
    for (const key of [
      "homepage",
      "contact",
      "quote",
      "privacy",
      "terms",
      "services",
      "articles",
      "shared",
      "x",
    ]) {
      expect((await call("PUT", `/api/site-pages/${key}`, { isHidden: true })).status, key).toBe(404);
      expect((await call("PUT", "/api/settings", { hiddenPages: [{ page: key }] })).status, key).toBe(422);
    }
    expect((await call("PUT", "/api/site-pages/faq", { isHidden: "نعم" })).status).toBe(422);
    await call("PUT", "/api/settings", { hiddenPages: [{ page: "faq" }, { page: "faq" }] });
    expect((await readSettings(kernel.reads)).hiddenPages).toEqual([{ page: "faq" }]);
  });
});
