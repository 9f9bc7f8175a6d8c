import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const path = "/projects/1770249600005";

test("SITE-01 a project is shown as a case study: challenge, decision, result, figures and notes in its picture", async () => {
  const main = elementOf(await site.page(path), "main");
  const headings = textsOf(main, "h2, h3");
  for (const name of ["التحدّي", "القرار", "النتيجة", "من داخل المشروع"]) expect(headings).toContain(name);
  expect(textsOf(main, "*")).toContain("صفحتان");
  expect(textsOf(main, "li").join()).toContain("الغرفة تضيء في مكانها");
  expect(main.textContent).toContain("من قريب: الفناء والمجلس، لكل غرفة اسم وقياس.");
});

test("SITE-01 a picture leads to its own page with its caption, and back", async () => {
  const [href = ""] = valuesOf(await site.page(path), 'a[aria-label^="كبّر الصورة"]', "href");
  expect(href).toBe(`${path}/pictures/1`);
  const page = await site.page(href ?? "");
  expect(textsOf(page, "h1")).toEqual(["صفحة المخطط"]);
  expect(elementOf(page, "main").textContent).toContain("مخطط البيت بأسماء الغرف وقياساتها.");
  expect(valuesOf(page, 'link[rel="canonical"]', "href")).toEqual([`http://localhost${path}`]);
  expect(valuesOf(page, 'meta[name="robots"]', "content")).toEqual(["noindex"]);
  expect(elementOf(page, "a", "العودة إلى المشروع").getAttribute("href")).toBe(path);
  expect((await site.visit(`${path}/pictures/9`)).status).toBe(404);
});

test("SITE-05 a hidden project is in no list, page, picture, card or sitemap", async () => {
  const values = { title: "سرّي", isActive: false, order: 998, gallery: [{ image: null, caption: "سر" }] };
  const { id } = await site.call<{ id: string }>("POST", "/api/projects", values);
  for (const address of [`/projects/${id}`, `/projects/${id}/pictures/1`, `/social/project-${id}.png`])
    expect([address, (await site.visit(address)).status]).toEqual([address, 404]);
  for (const address of ["/projects", "/sitemap.xml"]) expect(await site.html(address)).not.toContain(id);
});

test("APRJ-02 the alternative text and the focal point of a picture reach the page of a project", async () => {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#015a3f" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set("image", new File([new Uint8Array(bytes)], "واجهة.png", { type: "image/png" }));
  const uploaded = await site.visit("/api/upload", { method: "POST", isStaff: true, body: form });
  const { id: picture, path: image } = await uploaded.json();
  await site.call("PUT", `/api/media/${picture}`, { alt: "واجهة المتجر", focalX: 0.4, focalY: 0.49 });
  const { id } = await site.call<{ id: string }>("POST", "/api/projects", { title: "متجر", image });
  const cover = elementOf(await site.page(`/projects/${id}`), "main figure img");
  expect(cover.getAttribute("alt")).toBe("واجهة المتجر");
  expect(cover.getAttribute("style")?.replaceAll(" ", "")).toContain("object-position:40%49%");
});
