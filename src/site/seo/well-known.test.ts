import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { wellKnown } from "./well-known.server.ts";

describe.each(databases)("what is served by fixed names on %s", (database) => {
  test("RUN-06 the logo under its old address is revalidated: 304 while it is the same, the new one once it changed", async () => {
    const kernel = await testKernel({ database });
    const app = wellKnown(kernel, "public");
    const get = async (known = "") => {
      const response = await app.request("/uploads/logo.png", { headers: { "if-none-match": known } });
      return {
        status: response.status,
        etag: response.headers.get("etag") ?? "",
        type: response.headers.get("content-type"),
        cache: response.headers.get("cache-control"),
        body: Buffer.from(await response.arrayBuffer()),
      };
    };
    const choose = (logo: string) => write(kernel, system, (tx) => saveSettings(tx, { logo }));

    const house = await get();
    expect(house).toMatchObject({ status: 200, type: "image/png", cache: "public, no-cache" });
    expect(house.body.equals(await readFile("public/logo.png"))).toBe(true);
    for (const known of [house.etag, `W/${house.etag}`, `"other", ${house.etag}`, "*"]) {
      const again = await get(known);
      expect(again, known).toMatchObject({ status: 304, etag: house.etag, cache: "public, no-cache" });
      expect(again.body.length).toBe(0);
    }

    await kernel.storage.put("ab12-20x10.webp", "first");
    await kernel.storage.put("cd34-20x10.webp", "second");
    await choose("/uploads/ab12-20x10.webp");
    const first = await get(house.etag);
    expect(first).toMatchObject({ status: 200, type: "image/webp", cache: "public, no-cache" });
    expect(first.body.toString()).toBe("first");
    expect((await get(first.etag)).status).toBe(304);
    await choose("/uploads/cd34-20x10.webp");
    const second = await get(first.etag);
    expect([second.status, second.body.toString()]).toEqual([200, "second"]);

    // A picture whose file is missing gives way to the logo of the house.
    await kernel.storage.delete("cd34-20x10.webp");
    expect(await get(second.etag)).toMatchObject({ status: 200, etag: house.etag, type: "image/png" });
  });
});
