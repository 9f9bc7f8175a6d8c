import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { readPictureNotes, storePicture } from "./store.server.ts";

const actor = { id: 1, name: "سارة" };

/** A picture with four quarters, each of another colour. */
async function quarters(width = 800, height = 400) {
  const colours = ["#ff0000", "#00ff00", "#0000ff", "#ffff00"];
  const quarter = (background: string) =>
    sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
      .png()
      .toBuffer();
  const pieces = await Promise.all(colours.map(quarter));
  return sharp({ create: { width, height, channels: 3, background: "#000" } })
    .composite(
      pieces.map((input, i) => ({
        input,
        left: (i % 2) * (width / 2),
        top: Math.floor(i / 2) * (height / 2),
      })),
    )
    .png()
    .toBuffer();
}

const store = async (kernel: Kernel, fileName = "صورة.png", alt = "") =>
  storePicture(kernel, actor, { bytes: await quarters(), fileName, alt });

describe.each(databases)("the library on %s", (database) => {
  const open = async () => {
    const kernel = await testKernel({ database, session: testSession });
    return { kernel, call: caller(createApi(kernel)) };
  };

  test("AR-01 APRJ-02 pictures are found by name and alternative text in any spelling, and by what they lack", async () => {
    const { kernel, call } = await open();
    const [described, plain] = [
      await store(kernel, "غلاف.png", "إدارةُ المكتبة"),
      await store(kernel, "احمد.png"),
    ];
    const found = async (query: string) => {
      const { body, headers } = await call("GET", `/api/media?${query}`);
      expect(Number(headers.get("x-total-count"))).toBe(body.length);
      return body.map(({ id }: { id: string }) => id);
    };
    expect(await found("q=ادارة المكتبه")).toEqual([described.id]);
    expect(await found("q=أحمد")).toEqual([plain.id]);
    expect(await found("state=missing-alt")).toEqual([plain.id]);
    expect(await found(`path=${plain.path}`)).toEqual([plain.id]);
    await call("PUT", `/api/media/${plain.id}`, { isDecorative: true });
    expect(await found("state=missing-alt")).toEqual([]);
    expect(await found("state=unused")).toHaveLength(2);
    const [record] = (await call("GET", "/api/media?q=غلاف")).body;
    expect(record).toMatchObject({
      kind: "png",
      uploader: "سارة",
      width: 800,
      height: 400,
      bytes: expect.any(Number),
    });
    expect((await call("GET", "/api/media?state=other")).status).toBe(400);
  });

  test("SURV-05 APRJ-02 alternative text and focal point are stored with a revision, reach the pages, and a newer record is not overwritten", async () => {
    const { kernel, call } = await open();
    const picture = await store(kernel);
    expect(await readPictureNotes(kernel.reads, [picture.path])).toEqual({});
    const before = kernel.contentVersion.current();
    const changes = { alt: "بيت نجدي", focalX: 0.25, focalY: 0.7 };
    const saved = await call("PUT", `/api/media/${picture.id}`, changes, { headers: { "if-match": '"1"' } });
    expect(saved).toMatchObject({ status: 200, body: { ...changes, version: 2 } });
    expect(kernel.contentVersion.current()).toBeGreaterThan(before);
    expect(await readPictureNotes(kernel.reads, [picture.path, "/uploads/none-1x1.webp"])).toEqual({
      [picture.path]: { alt: "بيت نجدي", focal: [0.25, 0.7] },
    });
    const stale = await call(
      "PUT",
      `/api/media/${picture.id}`,
      { alt: "آخر" },
      { headers: { "if-match": '"1"' } },
    );
    expect(stale).toMatchObject({ status: 412, body: { current: { alt: "بيت نجدي" } } });
    await call("PUT", `/api/media/${picture.id}`, { isDecorative: true });
    expect(await readPictureNotes(kernel.reads, [picture.path])).toEqual({
      [picture.path]: { focal: [0.25, 0.7] },
    });
    const wrong = await call("PUT", `/api/media/${picture.id}`, {
      focalX: 1.2,
      alt: "س".repeat(501),
      path: "/x",
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields)).toEqual(["alt", "focalX"]);
    expect((await revisionsOf(kernel, "media")).map(({ action }) => action)).toEqual([
      "create",
      "update",
      "update",
    ]);
  });

  test("APRJ-02 a crop is a new picture with the same alternative text; the whole picture stays", async () => {
    const { kernel, call } = await open();
    const whole = await store(kernel, "كامل.png", "أربعة ألوان");
    const area = { x: 0.5, y: 0.5, width: 0.25, height: 0.5 };
    const { status, body } = await call("POST", `/api/media/${whole.id}/crop`, area);
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 200, height: 200, alt: "أربعة ألوان", fileName: "كامل.png" });
    const bytes = await kernel.storage.getBytes(body.path.replace("/uploads/", ""));
    const { dominant } = await sharp(bytes).stats();
    expect([dominant.r, dominant.g, dominant.b].map((part) => part > 128)).toEqual([true, true, false]);
    expect((await call("GET", "/api/media")).body).toHaveLength(2);
    expect((await call("POST", `/api/media/${whole.id}/crop`, { ...area, x: 0.9 })).status).toBe(422);
    expect((await call("POST", "/api/media/none/crop", area)).status).toBe(404);
  });

  test("APRJ-02 the places of a picture are listed, it is not deleted while one shows it, and it goes to the trash and back", async () => {
    const { kernel, call } = await open();
    const picture = await store(kernel);
    const { body: service } = await call("POST", "/api/services", { title: "متجر", image: picture.path });
    const gallery = [{ image: picture.path, caption: "لقطة" }];
    await call("POST", "/api/projects", { id: "1790000000001", title: "واحة", gallery });
    const uses = [
      {
        key: "projects/1790000000001",
        screen: "المشاريع",
        title: "واحة",
        mayReplace: true,
        href: "/admin/projects?edit=1790000000001",
      },
      {
        key: `services/${service.id}`,
        screen: "الخدمات",
        title: "متجر",
        mayReplace: true,
        href: `/admin/services?edit=${service.id}`,
      },
    ];
    expect((await call("GET", `/api/media/${picture.id}/uses`)).body).toEqual(uses);
    expect(await call("DELETE", `/api/media/${picture.id}`)).toMatchObject({
      status: 409,
      body: { current: uses },
    });
    expect((await call("GET", "/api/media?state=unused")).body).toEqual([]);
    await call("DELETE", "/api/projects/1790000000001");
    await call("PUT", `/api/services/${service.id}`, { image: null });
    expect((await call("DELETE", `/api/media/${picture.id}`)).status).toBe(204);
    expect((await call("GET", "/api/media")).body).toEqual([]);
    expect((await call("GET", "/api/media?state=trash")).body).toHaveLength(1);
    expect((await call("POST", `/api/media/${picture.id}/restore`)).status).toBe(200);
    expect((await call("GET", "/api/media")).body).toHaveLength(1);
  });

  test("ART-01 the text of an article is a place of a picture like any other", async () => {
    const { kernel, call } = await open();
    const [old, fresh] = [await store(kernel, "قديمة.png"), await store(kernel, "جديدة.png")];
    const body = `<p>قبلها</p><img src="${old.path}" />`;
    await call("POST", "/api/articles", { title: "مقال", address: "مقال", body });
    const { body: uses } = await call("GET", `/api/media/${old.id}/uses`);
    expect(uses).toMatchObject([{ key: "articles/1", title: "مقال", href: "/admin/articles?edit=1" }]);
    expect((await call("DELETE", `/api/media/${old.id}`)).status).toBe(409);
    await call("POST", `/api/media/${old.id}/replace`, { by: fresh.id });
    expect((await call("GET", "/api/articles/1")).body.body).toBe(body.replace(old.path, fresh.path));
  });

  test("APRJ-02 another picture replaces one in all its places, each with a revision; undo gives back those places alone", async () => {
    const { kernel, call } = await open();
    const [old, fresh] = [await store(kernel, "قديمة.png"), await store(kernel, "جديدة.png")];
    const { body: service } = await call("POST", "/api/services", { title: "متجر", image: old.path });
    const { body: kept } = await call("POST", "/api/services", { title: "آخر", image: fresh.path });
    await call("POST", "/api/projects", {
      id: "p1",
      image: old.path,
      gallery: [{ image: old.path, caption: "أ" }],
    });
    await kernel.db
      .insertInto("page_texts")
      .values({
        section: "homepage",
        field: "heroImage",
        content: JSON.stringify({ image: old.path, alt: "بيت" }),
      })
      .execute();
    const { body } = await call("POST", `/api/media/${old.id}/replace`, { by: fresh.id });
    const keys = body.places.map(({ key }: { key: string }) => key);
    expect(keys).toEqual(["projects/p1", `services/${service.id}`, "content/homepage/heroImage"]);
    expect(body.places.at(-1)).toMatchObject({
      title: "الصفحة الرئيسية · صورة الواجهة",
      href: "/admin/content/homepage",
    });
    expect((await call("GET", "/api/projects/p1")).body).toMatchObject({
      image: fresh.path,
      gallery: [{ image: fresh.path, caption: "أ" }],
    });
    expect((await call("GET", `/api/services/${service.id}`)).body).toMatchObject({
      image: fresh.path,
      version: 2,
    });
    expect((await call("GET", `/api/media/${old.id}/uses`)).body).toEqual([]);
    expect((await revisionsOf(kernel, "services")).at(-1)).toMatchObject({
      action: "update",
      fields: '["image"]',
    });

    const back = await call("POST", `/api/media/${fresh.id}/replace`, { by: old.id, places: keys });
    expect(back.body.places).toHaveLength(3);
    expect((await call("GET", `/api/services/${service.id}`)).body.image).toBe(old.path);
    expect((await call("GET", `/api/services/${kept.id}`)).body.image).toBe(fresh.path);
    expect((await call("POST", `/api/media/${old.id}/replace`, { by: "none" })).status).toBe(404);
  });

  // Which roles may replace a picture in each kind of place, and which may see what stands there.
  test.each([
    ["owner", ["services", "projects", "content", "draft", "settings", "users"], []],
    ["editor", ["services", "projects", "content", "draft"], ["settings", "users"]],
    ["sales", [], ["settings", "users"]],
    ["reader", [], ["settings", "users"]],
  ] as const)(
    "ROLE-01 TRIAL-01 X3: %s replaces a picture and sees its places only where the place itself allows it",
    async (access, written, unseen) => {
      const { kernel, call } = await open();
      const [old, fresh] = [await store(kernel, "قديمة.png"), await store(kernel, "جديدة.png")];
      await call("POST", "/api/services", { title: "متجر", image: old.path });
      await call("POST", "/api/projects", { id: "p1", image: old.path });
      await call("PUT", "/api/settings", { logo: old.path });
      const user = { id: await storeUser(kernel, "هند", "reader") };
      await kernel.db.updateTable("users").set({ avatar: old.path }).where("id", "=", user.id).execute();
      const content = JSON.stringify({ image: old.path, alt: "بيت" });
      const text = { section: "homepage", field: "heroImage", content };
      await kernel.db.insertInto("page_texts").values(text).execute();
      const draft = { ...text, section: "about", client: "x", author_name: "x", updated_at: "x" };
      await kernel.db.insertInto("page_drafts").values(draft).execute();
      const as = caller(
        createApi({
          ...kernel,
          authenticate: async () => ({ ...testSession, user: { ...testSession.user, access } }),
        }),
      );
      const kindsOf = (uses: { key: string }[]) => uses.map(({ key }) => key.split("/")[0]).sort();
      const uses = (await as("GET", `/api/media/${old.id}/uses`)).body;
      const named = ["content", "draft", "projects", "services", "settings", "users"].filter(
        (kind) => !unseen.some((hidden) => hidden === kind),
      );
      expect(kindsOf(uses)).toEqual([...named, ...unseen.map(() => "unseen")].sort());
      expect(JSON.stringify(uses).includes("هند")).toBe(access === "owner");
      if (access === "editor") {
        expect((await as("DELETE", `/api/media/${old.id}`)).body.current).toHaveLength(6);
        const forced = { by: fresh.id, places: uses.map(({ key }: { key: string }) => key) };
        expect((await as("POST", `/api/media/${old.id}/replace`, forced)).status).toBe(403);
        const guessed = { by: fresh.id, places: ["settings/logo", `users/${user.id}`] };
        expect((await as("POST", `/api/media/${old.id}/replace`, guessed)).body).toEqual({ places: [] });
      }
      const { status, body } = await as("POST", `/api/media/${old.id}/replace`, { by: fresh.id });
      expect(status).toBe(written.length > 0 ? 200 : 403);
      if (status === 200) expect(kindsOf(body.places)).toEqual([...written].sort());
      const left = (await call("GET", `/api/media/${old.id}/uses`)).body;
      const kept = ["content", "draft", "projects", "services", "settings", "users"].filter(
        (kind) => !written.some((one) => one === kind),
      );
      expect(kindsOf(left)).toEqual(kept);
    },
  );

  test("APRJ-02 ASET-01 the logo, page texts, their drafts and an avatar are places too, where another picture replaces one", async () => {
    const { kernel, call } = await open();
    const [old, fresh] = [await store(kernel, "قديمة.png"), await store(kernel, "جديدة.png")];
    await call("PUT", "/api/settings", { logo: old.path });
    const at = "2026-11-21T08:00:00.000Z";
    const user = {
      name: "سارة",
      email: "sara@shurfa.example",
      password_hash: "x",
      role: "admin" as const,
      access: "owner" as const,
      avatar: old.path,
    };
    await kernel.db
      .insertInto("users")
      .values({ ...user, created_at: at, updated_at: at })
      .execute();
    const hero = { image: old.path, alt: "بيت" };
    const base = (await call("GET", "/api/content/homepage")).body.published.heroImage;
    const draft = { client: "client-1", fields: { heroImage: { base, value: hero } } };
    expect((await call("PATCH", "/api/content/homepage", draft)).status).toBe(200);
    const keys = async (id: string) =>
      (await call("GET", `/api/media/${id}/uses`)).body.map(({ key }: { key: string }) => key);
    expect(await keys(old.id)).toEqual(["users/1", "draft/homepage/heroImage", "settings/logo"]);
    await call("POST", "/api/content/homepage/publish", {});
    expect(await keys(old.id)).toEqual(["users/1", "content/homepage/heroImage", "settings/logo"]);
    expect((await call("GET", "/api/media?state=unused")).body.map(({ id }: { id: string }) => id)).toEqual([
      fresh.id,
    ]);
    await call("POST", `/api/media/${old.id}/replace`, { by: fresh.id });
    expect(await keys(old.id)).toEqual([]);
    expect((await call("GET", "/api/settings")).body.logo).toBe(fresh.path);
    expect((await call("GET", "/api/content/homepage")).body.published.heroImage).toEqual({
      ...hero,
      image: fresh.path,
    });
    const versions = (await call("GET", "/api/content/homepage/versions")).body;
    expect(versions.length).toBeGreaterThanOrEqual(3); // the site's first, the published draft, the exchange
    expect((await call("DELETE", `/api/media/${old.id}`)).status).toBe(204);
  });

  test("SEC-08 AR-05 hostile names are stored as text, hostile ids find nothing, and neither breaks the server", async () => {
    const { kernel, call } = await open();
    const name = `<img src=x>\0\u202egnp.\ud800${"😀".repeat(120)}.png`;
    const picture = await store(kernel, name);
    expect(picture.fileName.startsWith("<img src=x>gnp.\ufffd😀")).toBe(true);
    expect(picture.fileName.length).toBeLessThanOrEqual(200);
    expect(picture.fileName.isWellFormed()).toBe(true);
    for (const id of ["%00", "..%2F..", "'%20or%201=1", "a".repeat(65)])
      for (const [method, rest] of [
        ["GET", ""],
        ["GET", "/uses"],
        ["DELETE", ""],
        ["POST", "/restore"],
      ] as const)
        expect((await call(method, `/api/media/${id}${rest}`)).status, `${method} ${id}`).toBe(404);
    for (const query of ["path=%00", "path=/etc/passwd", "limit=0", "state=x", "q=a&q=b"])
      expect((await call("GET", `/api/media?${query}`)).status, query).toBe(400);
    expect((await call("GET", "/api/media?q=%25_%5C'")).status).toBe(200);
    expect((await call("GET", "/api/projects?q=%00")).status).toBe(400);
    expect((await call("GET", "/api/projects/%00")).status).toBe(404);
    expect((await call("PUT", "/api/projects/%00", { title: "x" })).status).toBe(404);
    const replaced = await call("POST", `/api/media/${picture.id}/replace`, { by: "a'b" });
    expect(replaced.status).toBe(422);
  });
});
