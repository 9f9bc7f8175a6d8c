import { expect, type Page, test } from "../support/fixtures.ts";

/** The public forms: what they ask for by the names of their fields, and their thanks. */
const forms = [
  {
    path: "/quote",
    fields: { name: "هند", phone: "0551234567", email: "hind@mail.example" },
    thanks: "وصلنا طلبك",
  },
  {
    path: "/contact",
    fields: { name: "هند", email: "hind@mail.example", message: "السلام عليكم" },
    thanks: "وصلتنا رسالتك",
  },
  {
    path: "/register",
    fields: { name: "هند", company: "نخلة", phone: "0551234567", address: "الرياض" },
    thanks: "وصلنا تسجيلك",
  },
] as const;

async function fill(page: Page, { path, fields }: (typeof forms)[number]) {
  const form = page.getByRole("main").locator("form");
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name="${name}"]`).fill(value);
  if (path === "/contact") await form.locator("select").selectOption("service");
  if (path !== "/register") return;
  await form.locator("[name=email]").fill(`hind-${crypto.randomUUID()}@mail.example`);
  await form.locator("[name=consent]").check();
}

const send = (page: Page) => page.getByRole("main").locator("form button[type=submit]").click();

/** The mark and the heading stand whole in the window, below the header. */
async function expectThanksInView(page: Page, thanks: string) {
  const panel = page.getByRole("status").filter({ hasText: thanks });
  const header = await page.getByRole("banner").boundingBox();
  const below = (header?.y ?? 0) + (header?.height ?? 0);
  const height = page.viewportSize()?.height ?? 0;
  for (const part of [panel.locator("svg").first(), panel.getByRole("heading")]) {
    await expect(part).toBeVisible();
    await expect.poll(async () => (await part.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(below);
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? height + 1)).toBeLessThanOrEqual(height);
  }
}

for (const form of forms) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    for (const javaScriptEnabled of [true, false]) {
      test.describe(() => {
        test.use({ javaScriptEnabled, viewport: { width, height } });
        const how = javaScriptEnabled ? "with" : "without";
        test(`SITE-03 QUOTE-06 ${form.path} shows its thanks with the mark under the header at ${width}, ${how} script`, async ({
          page,
        }) => {
          await page.goto(form.path);
          await fill(page, form);
          await send(page);
          await expectThanksInView(page, form.thanks);
        });
      });
    }
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });
    test(`QUOTE-06 SITE-03 ${form.path}: going back and reloading after an error and a success post nothing again`, async ({
      page,
    }) => {
      let posts = 0;
      page.on("request", (request) => {
        if (request.method() === "POST") posts += 1;
      });
      const field = page.getByRole("main").locator("form [name=name]");
      await page.goto(form.path);
      await field.fill("نورة");
      await send(page);
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      expect((await page.reload())?.status()).toBe(200);
      await expect(field).toHaveValue("نورة");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.goForward();
      await expect(field).toHaveValue("نورة");
      expect(new URL(page.url()).search).toBe("?answer=1");
      await fill(page, form);
      await send(page);
      await expect(page.getByRole("status").filter({ hasText: form.thanks })).toBeVisible();
      await page.goto("/terms");
      expect((await page.goBack())?.status()).toBe(200);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(posts).toBe(2);
      await page.goto(form.path);
      await expect(field).toHaveValue("");
    });
  });
}
