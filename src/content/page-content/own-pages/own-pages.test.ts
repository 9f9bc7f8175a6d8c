import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../../api.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { caller } from "../../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../../kernel/testing/test-user.ts";
import { publishDue } from "../drafts/publish-due.server.ts";
import { homepage } from "../sections/texts/homepage.text.ts";
import { reservedAddresses } from "./own-pages.ts";
import { findPublicPage, listPublicPages } from "./store.server.ts";

const words = { id: "a1b2c3d4", part: "words", isShown: true };
const table = { id: "e5f6a7b8", part: "table", isShown: true };
const title = `words-${words.id}-title`;

describe.each(databases)("own pages on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;
  let now: Date;
  let texts: string;
  let id: number;

  beforeEach(async () => {
    now = new Date("2026-11-21T09:00:00.000Z");
    kernel = await testKernel({ database, session: testSession, now: () => now });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
    id = (await call("POST", "/api/pages", { title: "عروض رمضان", address: "عروض رمضان" })).body.id;
    texts = `/api/content/page-${id}`;
  });

  const save = (fields: object, client = "editor-one") => call("PATCH", texts, { client, fields });
  const place = (base: object[], value: object[]) => save({ layout: { base, value } });
  const write = (value: string, base: unknown, client?: string) => save({ [title]: { base, value } }, client);
  const publish = () => call("POST", `${texts}/publish`, {});
  const isPublic = async () => (await findPublicPage(kernel.reads, { address: "عروض-رمضان" }))?.id === id;
  const published = async () => (await call("GET", texts)).body.published;

  test("PAGES-01 a page is seen when it is published, under its own address, while it is neither hidden nor deleted", async () => {
    expect((await call("GET", `/api/pages/${id}`)).body).toMatchObject({
      address: "عروض-رمضان",
      isActive: true,
    });
    expect(await isPublic()).toBe(false);
    await place([], [words, table]);
    expect(await isPublic()).toBe(false);
    expect((await publish()).body).toMatchObject({ version: { number: 1 }, draft: {} });
    expect(await isPublic()).toBe(true);
    expect(await listPublicPages(kernel.reads)).toMatchObject([{ id, publishedAt: now.toISOString() }]);
    await call("PUT", `/api/pages/${id}`, { isActive: false });
    expect(await isPublic()).toBe(false);
    await call("PUT", `/api/pages/${id}`, { isActive: true });
    await call("DELETE", `/api/pages/${id}`);
    expect(await isPublic()).toBe(false);
    expect((await call("GET", texts)).status).toBe(404);
    await call("POST", `/api/pages/${id}/restore`);
    expect(await isPublic()).toBe(true);
    expect((await published()).layout).toEqual([words, table]);
  });

  test("PAGES-01 an address belongs to one page, and is never one of the site's own", async () => {
    const again = await call("POST", "/api/pages", { title: "أخرى", address: "عُروض رمضان" });
    expect(again).toMatchObject({ status: 422, body: { fields: { address: expect.stringMatching(/\S/) } } });
    for (const address of reservedAddresses)
      expect((await call("POST", "/api/pages", { title: "أ", address })).status, address).toBe(422);
    expect((await call("GET", "/api/content/page-999")).status).toBe(404);
    expect((await call("PATCH", "/api/content/page-999", { client: "editor-one", fields: {} })).status).toBe(
      404,
    );
  });

  test("PAGES-01 a block begins with its first texts, and its fields are saved, merged and published like those of any page", async () => {
    await place([], [words]);
    const first = "عنوان الفقرة";
    expect((await write("عنوان أول", first)).body.draft[title]).toMatchObject({ value: "عنوان أول" });
    const other = await write("عنوان ثانٍ", first, "editor-two");
    expect(other).toMatchObject({
      status: 412,
      body: { current: { conflicts: { [title]: { value: "عنوان أول" } } } },
    });
    await publish();
    expect(await published()).toMatchObject({ [title]: "عنوان أول", layout: [words] });
    expect((await published())[`words-${words.id}-body`]).toMatch(/^<p>/);
    // Rich text of a block is sanitised like any other.
    const body = `words-${words.id}-body`;
    const unsafe = '<p onclick="x()">نص<script>x()</script></p>';
    expect(
      (await save({ [body]: { base: (await published())[body], value: unsafe } })).body.draft[body].value,
    ).toBe("<p>نص</p>");
  });

  test("PAGES-01 a removed block disappears with the next publication, and restoring a version brings it back", async () => {
    await place([], [words, table]);
    await write("عنوان أول", "عنوان الفقرة");
    await publish();
    await write("عنوان آخر", "عنوان أول");
    await place([words, table], [table]);
    const state = (await call("GET", texts)).body;
    expect(Object.keys(state.draft)).toEqual(["layout"]);
    await publish();
    expect(Object.keys(await published()).filter((field) => field.startsWith("words"))).toEqual([]);
    expect((await call("GET", texts)).body.draft).toEqual({});
    await call("POST", `${texts}/versions/1/restore`, { as: "published" });
    expect(await published()).toMatchObject({ layout: [words, table], [title]: "عنوان أول" });
    expect((await call("GET", `${texts}/versions`)).body).toMatchObject([
      { number: 3, restored: 1 },
      { number: 2, fields: ["layout"] },
      { number: 1 },
    ]);
  });

  test("PAGES-01 a scheduled page is seen at its time and not before", async () => {
    await place([], [words]);
    await write("في موعده", "عنوان الفقرة");
    expect((await call("PUT", `${texts}/schedule`, { at: "2026-11-21T10:00:00.000Z" })).status).toBe(200);
    now = new Date("2026-11-21T09:59:59.000Z");
    await publishDue(kernel);
    expect(await isPublic()).toBe(false);
    now = new Date("2026-11-21T10:00:00.000Z");
    await publishDue(kernel);
    expect(await isPublic()).toBe(true);
    expect(await published()).toMatchObject({ [title]: "في موعده" });
  });

  test("PAGES-02 the site's own parts are reordered and hidden, and never lost", async () => {
    const home = "/api/content/homepage";
    const usual = homepage.fields.find(({ id }) => id === "layout")?.content ?? [];
    expect((await call("GET", home)).body.published.layout).toEqual(usual);
    const [hero, highlights, ...others] = usual as { id: string; part: string; isShown: boolean }[];
    // The last part is left out: it comes back at its place.
    const value = [highlights, { ...hero, isShown: false }, ...others.slice(0, -1), words];
    const saved = await call("PATCH", home, {
      client: "editor-one",
      fields: { layout: { base: usual, value } },
    });
    expect(saved.body.draft.layout.value.map(({ id }: { id: string }) => id).sort()).toEqual(
      [...(usual as { id: string }[]).map(({ id }) => id), words.id].sort(),
    );
    await call("POST", `${home}/publish`, {});
    const { layout } = (await call("GET", home)).body.published;
    expect(layout.slice(0, 2)).toEqual([highlights, { ...hero, isShown: false }]);
    expect(layout).toHaveLength(others.length + 3);
  });
});
