import sharp from "sharp";
import { expect, test } from "vitest";
import { drawnCovers } from "../../content/media/api.server.ts";
import { cover } from "../../content/media/covers/cover.ts";
import { publishValues } from "../../content/page-content/drafts/publish-store.server.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { brand as section } from "../../content/page-content/sections/texts/brand.text.ts";
import { saveSettings } from "../../content/settings/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import { system } from "../../kernel/process/kernel.server.ts";
import { testKernel } from "../../kernel/testing/test-kernel.ts";
import { coverColours } from "../../site/brand/cover-colours.server.ts";
import { brandIcons } from "../../site/brand/icons.server.ts";
import { readBrand } from "../../site/brand/read-brand.server.ts";
import { wellKnown } from "../../site/seo/well-known.server.ts";
import { paletteOf } from "../../ui/palette/palette.ts";

const sizes = {
  "/icons/apple-touch-icon.png": 180,
  "/icons/icon-192.png": 192,
  "/icons/icon-512.png": 512,
  "/icons/maskable-512.png": 512,
};

test("BRAND-01 the default brand uses the icons of the build; another brand gets its letter or picture in every size, and a manifest", async () => {
  const kernel = await testKernel();
  const app = brandIcons(kernel);
  const publish = (values: object) =>
    write(kernel, system, (tx) => publishValues(tx, section, { ...defaultTexts(section), ...values }));
  expect((await app.request("/icons/icon-192.png")).status).toBe(404);

  await write(kernel, system, (tx) => saveSettings(tx, { agencyName: "رواق" }));
  await publish({ colour: "#8b1e3f" });
  const corner = async (path: string) => {
    const png = Buffer.from(await (await app.request(path)).arrayBuffer());
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + 4) * 4;
    return {
      size: [info.width, info.height],
      first: [...data.subarray(0, 4)],
      edge: [...data.subarray(middle, middle + 3)],
    };
  };
  for (const [path, size] of Object.entries(sizes)) {
    const icon = await corner(path);
    expect(icon.size, path).toEqual([size, size]);
    // The edge has the colour of the palette's band: dark, with more red than green.
    expect(icon.edge[0], path).toBeGreaterThan((icon.edge[1] ?? 0) + 20);
  }
  expect((await corner("/icons/icon-512.png")).first[3]).toBe(0);
  expect((await corner("/icons/maskable-512.png")).first[3]).toBe(255);
  expect((await app.request("/favicon.ico")).headers.get("content-type")).toBe("image/x-icon");
  expect(await (await app.request("/favicon.svg")).text()).toContain("data:image/png;base64,");
  const manifest = await (await wellKnown(kernel, "public").request("/site.webmanifest")).json();
  expect(manifest.name).toBe("رواق");
  expect(manifest.theme_color).not.toBe("#032c20");

  const plain = { create: { width: 300, height: 200, channels: 3, background: "#00aa00" } } as const;
  await kernel.storage.put("ab12-300x200.webp", await sharp(plain).webp().toBuffer());
  await publish({ colour: "#8b1e3f", icon: { image: "/uploads/ab12-300x200.webp", alt: "" } });
  const [red = 255, green = 0] = (await corner("/icons/icon-192.png")).edge;
  expect([red < 10, green > 150]).toEqual([true, true]);
  const before = manifest.icons[0].src;
  const after = await (await wellKnown(kernel, "public").request("/site.webmanifest")).json();
  expect(after.icons[0].src).not.toBe(before);
});

test("BRAND-01 TRIAL-01 O10: an icon at the address of a look that is not published is not kept as that look's", async () => {
  const kernel = await testKernel();
  const app = brandIcons(kernel);
  await write(kernel, system, (tx) => saveSettings(tx, { agencyName: "رواق" }));
  const publish = (colour: string) =>
    write(kernel, system, (tx) => publishValues(tx, section, { ...defaultTexts(section), colour }));
  await publish("#8b1e3f");
  const published = (await readBrand(kernel)).iconTag;
  const kept = async (address: string) => (await app.request(address)).headers.get("cache-control");
  for (const path of ["/icons/motif.png", "/icons/icon-192.png", "/favicon.ico", "/favicon.svg"]) {
    expect(await kept(path + published), path).toBe("public, max-age=3600");
    expect(await kept(path), path).toBe("public, max-age=3600");
    expect(await kept(path + published.replace("8b1e3f", "0f5c8c")), path).toBe("no-store");
  }
  // After it was published, the same address is that of the look.
  await publish("#0f5c8c");
  expect(await kept(`/icons/motif.png${published.replace("8b1e3f", "0f5c8c")}`)).toBe("public, max-age=3600");
});

test("BRAND-01 TRIAL-01 O11: drawn covers take the colours of the brand's palette, and no other", async () => {
  const kernel = await testKernel();
  const covers = drawnCovers(() => coverColours(kernel));
  const draw = async (path: string) => {
    const answer = await covers.request(path);
    return { svg: await answer.text(), etag: answer.headers.get("etag") };
  };
  const before = await draw("/a.svg");
  expect(before.svg).toBe(cover("a"));
  await write(kernel, system, (tx) =>
    publishValues(tx, section, { ...defaultTexts(section), colour: "#8b1e3f" }),
  );
  const { light, dark } = paletteOf("#8b1e3f");
  const allowed = new Set([...light.values(), ...dark.values()]);
  const drawn = new Set<string>();
  for (const seed of ["a", "b", "c", "d", "article-1", "video", "items-1"])
    for (const variant of ["", "?variant=1"]) {
      const { svg, etag } = await draw(`/${seed}.svg${variant}`);
      for (const [colour] of svg.matchAll(/#[0-9a-f]{6}/g)) {
        expect(allowed, `${seed} ${colour}`).toContain(colour);
        drawn.add(colour);
      }
      expect(etag).not.toBe(before.etag);
    }
  expect(drawn.size).toBeGreaterThan(8);
});

test("BRAND-01 TRIAL-01 O11: the colours of covers are made once for each colour of the brand", async () => {
  const kernel = await testKernel();
  const publish = (colour: string) =>
    write(kernel, system, (tx) => publishValues(tx, section, { ...defaultTexts(section), colour }));
  await publish("#8b1e3f");
  const red = await coverColours(kernel);
  expect(await coverColours(kernel)).toBe(red);
  await publish("#0f5c8c");
  expect((await coverColours(kernel))?.name).toBe("0f5c8c");
});
