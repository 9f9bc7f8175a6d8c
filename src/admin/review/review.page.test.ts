import { beforeAll, expect, test } from "vitest";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const secret = "كلمة المسودة وحدها";

/** A link to the draft of a section, which has other words than visitors read. */
async function linkTo(section: string, field: string) {
  const path = `/api/content/${section}`;
  const { published } = await site.call<{ published: Record<string, unknown> }>("GET", path);
  await site.call("PATCH", path, {
    client: "editor-one",
    fields: { [field]: { base: published[field], value: secret } },
  });
  return site.call<{ id: number; token: string }>("POST", `${path}/shares`, { grants: "approve" });
}

test("SAY-01 a link to a review shows the draft with a bar that names its page, works without scripts, and leads to no other page", async () => {
  const { token } = await linkTo("services", "heroTitle");
  const link = `/review/${token}`;
  const page = await site.page(`${link}/services`);
  expect(page.querySelector("h1")?.textContent).toBe(secret);
  expect(page.querySelector("body > div [role=status]")?.textContent).toContain("مسودة لمراجعتك · الخدمات");
  // No marks for the editor stand in what the server sends, and no notice of drafts beside the bar.
  expect(page.body.textContent).not.toMatch(/[\u{E0020}-\u{E007E}]/u);
  expect(page.body.textContent).not.toContain("هذه مسودة للمعاينة");
  for (const other of ["", "/", "/about", "/contact", "/services/more", "/articles", "/nowhere"]) {
    const { status, text } = await site.answer(link + other);
    expect([other, status, text.includes(secret)]).toEqual([other, 404, false]);
  }
  // The same link read as a draft leads on, as before.
  expect((await site.answer(`/draft/${token}/about`)).status).toBe(200);
  expect(await site.html("/services")).not.toContain(secret);
});

test("SAY-01 the home page, a page of the owner and an article are reviewed at their own address", async () => {
  const home = await site.call<{ token: string }>("POST", "/api/content/homepage/shares", {
    grants: "approve",
  });
  expect((await site.answer(`/review/${home.token}`)).status).toBe(200);
  const { id } = await site.call<{ id: number }>("POST", "/api/pages", { title: "عرضنا", address: "offer" });
  const own = await site.call<{ token: string }>("POST", `/api/content/page-${id}/shares`, {
    grants: "approve",
  });
  const page = await site.page(`/review/${own.token}/offer`);
  expect(page.querySelector("[role=status]")?.textContent).toContain("· عرضنا");
  expect((await site.answer(`/review/${own.token}`)).status).toBe(404);
  const [article] = await site.call<{ id: number; address: string; title: string }[]>("GET", "/api/articles");
  const shared = await site.call<{ token: string }>("POST", `/api/content/articles-${article?.id}/shares`, {
    grants: "approve",
  });
  const shown = await site.page(`/review/${shared.token}/articles/${article?.address}`);
  expect(shown.querySelector("[role=status]")?.textContent).toContain(article?.title);
});

test("SAY-01 a link that was withdrawn or never was answers 404 with the page of dead drafts", async () => {
  const { id, token } = await linkTo("about", "heroTitle");
  await site.call("DELETE", `/api/content/about/shares/${id}`);
  for (const dead of [`/review/${token}/about`, "/review/unknown", "/review/unknown/about"]) {
    const { status, text } = await site.answer(dead);
    expect([dead, status]).toEqual([dead, 404]);
    expect(text).toContain("لم يعد هذا الرابط صالحًا");
    expect(text).not.toContain(secret);
  }
  expect((await site.answer("/REVIEW/unknown/about")).text).not.toContain("لم يعد هذا الرابط صالحًا");
});

test("SAY-01 a review is neither cached, indexed nor framed, its data neither, and a form on it is not stored", async () => {
  const { token } = await linkTo("contact", "heroTitle");
  for (const path of [`/review/${token}/contact`, "/review/unknown", `/review/${token}/contact.data`]) {
    const { headers } = await site.answer(path);
    expect([path, headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([
      path,
      "no-store",
      "noindex",
    ]);
  }
  const { headers } = await site.answer(`/review/${token}/contact`);
  expect(headers.get("content-security-policy")).toMatch(
    /frame-ancestors 'none'.*script-src 'self' 'sha256-/,
  );
  const before = await site.call<unknown[]>("GET", "/api/project-requests");
  const posted = await site.visit(`/review/${token}/contact`, { method: "POST", form: { name: "نورة" } });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, `/review/${token}/contact`]);
  expect(await site.call<unknown[]>("GET", "/api/project-requests")).toHaveLength(before.length);
});

test("SAY-01 no page of the site knows of reviews, and none can take their address", async () => {
  for (const path of ["/", "/services", "/contact", "/faq"])
    expect(await site.html(path), path).not.toMatch(/\/review\/|data-remarked|review-layout/);
  const taken = site.call("POST", "/api/pages", { title: "مراجعة", address: "review" });
  await expect(taken).rejects.toThrow("422");
});
