import { demoAccount, expect, expectNoSidewaysScroll, test, viewports } from "../support/fixtures.ts";
import { type SiteProcess, startSite } from "../support/site-process.ts";

let site: SiteProcess;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.remove());

const address = `https://shurfa.example/${"صفحة-طويلة-".repeat(4)}${"section-".repeat(12)}`;
const name = "Saudi Industrial Development Fund Customer Portal Redesign";
const words = `مشروع ${name} على ${address}`;

/** Texts that staff may paste into records: very long addresses, and English names of many words. */
const records = {
  "/api/services": { title: name, description: words, features: [words], benefits: [words] },
  "/api/packages": { title: name, description: words, price: 100, features: [words] },
  "/api/projects": {
    title: name,
    description: words,
    summary: words,
    client: name,
    location: name,
    status: "construction".repeat(4),
  },
  "/api/reviews": { clientName: name, company: name, testimonialText: words, projectName: name },
  "/api/team-members": { name, position: name, bio: words, specialty: name },
  "/api/faqs": { question: words, answer: words },
};

test("AR-04 a long address or English name in any record breaks into lines, so that no page scrolls sideways", async ({
  page,
}) => {
  const headers = { origin: site.origin };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  let project = "";
  for (const [path, data] of Object.entries(records)) {
    const made = await page.request.post(site.origin + path, { data, headers });
    expect([path, made.status()]).toEqual([path, 201]);
    if (path === "/api/projects") project = (await made.json()).id;
  }
  const quote = `/quote?selected_package_title=${encodeURIComponent(words)}`;
  const lists = ["/", "/services", "/projects", "/leadership", "/testimonials", "/faq"];
  for (const size of [viewports.narrow, viewports.phone, viewports.tablet, viewports.desktop]) {
    await page.setViewportSize(size);
    for (const path of [...lists, `/projects/${project}`, quote]) {
      await page.goto(site.origin + path);
      await test.step(`${path} at ${size.width}`, () => expectNoSidewaysScroll(page));
    }
  }
});

test("AR-04 messages, the versions of a page and a shared draft fit long words at every width", async ({
  page,
}) => {
  const call = async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(site.origin + path, {
      method,
      headers: { origin: site.origin },
      ...(data && { data }),
    });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  };
  await call("POST", "/api/auth/sign-in/email", demoAccount);
  const message = { reason: "other", otherReason: name.repeat(3), message: words };
  const { id } = await call("POST", "/api/project-requests", {
    name,
    email: `${"long".repeat(15)}@mail.example`,
    requested_services: message,
  });
  const about = "/api/content/about";
  const publish = async (heroTitle: string, heroLead: string) => {
    const { published } = await call("GET", about);
    const fields = {
      heroTitle: { base: published.heroTitle, value: heroTitle },
      heroLead: { base: published.heroLead, value: heroLead },
    };
    await call("PATCH", about, { client: "editor-one", fields });
  };
  for (const lead of [words, `${address} ${words}`]) {
    await publish(name, lead);
    await call("POST", `${about}/publish`, {});
  }
  await publish(`${name} ${name}`, `${words} ${words}`);
  const { token } = await call("POST", `${about}/shares`, {});

  const screens: [path: string, seen: string][] = [
    ["/admin/messages?view=table", "main tbody tr"],
    [`/admin/messages/${id}`, "article"],
    ["/admin/content/about/versions", "[data-versions] ins"],
    [`/draft/${token}/about`, "main h1"],
    ["/draft/unknown/about", "main h2"],
  ];
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    for (const [path, seen] of screens) {
      await page.goto(site.origin + path);
      await expect(page.locator(seen).first()).toBeVisible();
      await test.step(`${path} at ${size.width}`, () => expectNoSidewaysScroll(page));
      const request = page.getByRole("article");
      if (path.endsWith(`/${id}`))
        expect(await request.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test("A11Y-01 the site keeps the line breaks that staff typed", async ({ page }) => {
  const headers = { origin: site.origin };
  await page.request.post(`${site.origin}/api/auth/sign-in/email`, { data: demoAccount, headers });
  const lines = "سطر أول مكتوب\nسطر ثانٍ مكتوب";
  const typed = {
    "/api/services": { title: "خدمة الأسطر", description: lines },
    "/api/projects": { title: "مشروع الأسطر", description: lines },
    "/api/reviews": { clientName: "عميل الأسطر", company: "الأسطر", testimonialText: lines },
    "/api/team-members": { name: "عضو الأسطر", position: "مصمم", bio: lines },
    "/api/vision-items": { type: "text", title: "فقرة الأسطر", content: lines },
  };
  let project = "";
  for (const [path, data] of Object.entries(typed)) {
    const made = await page.request.post(site.origin + path, { data, headers });
    expect([path, made.status()]).toEqual([path, 201]);
    if (path === "/api/projects") project = (await made.json()).id;
  }
  for (const path of ["/services", `/projects/${project}`, "/testimonials", "/leadership", "/vision2030"]) {
    await page.goto(site.origin + path);
    // A service shows its whole text in its sheet.
    if (path === "/services") await page.getByRole("button", { name: "خدمة الأسطر" }).last().click();
    // On wide windows a copy for phones is hidden.
    const text = page.getByText("سطر أول مكتوب").filter({ visible: true }).last();
    await expect(text, path).toBeVisible();
    expect(await text.innerText(), path).toMatch(/سطر أول مكتوب\s*\n\s*سطر ثانٍ مكتوب/);
  }
});
