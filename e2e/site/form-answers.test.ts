import { expect, type Page, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

type PublicForm = {
  /** The path of the form's page. */
  name: string;
  open(page: Page): Promise<string>;
  /** Valid values by the names of the form's fields. */
  fields: Record<string, string>;
  /** Values with a missing one; they must be in the form again after the error. */
  wrong: Record<string, string>;
  kept: string;
  thanks: string | RegExp;
};

/** The public forms, each with its message of thanks. */
const forms: PublicForm[] = [
  {
    name: "/quote",
    open: async () => "/quote",
    fields: { name: "هند", phone: "0551234567", email: "hind@mail.example" },
    wrong: { name: "نورة" },
    kept: "name",
    thanks: "وصلنا طلبك",
  },
  {
    name: "/contact",
    open: async () => "/contact",
    fields: { name: "هند", email: "hind@mail.example", reason: "service", message: "السلام عليكم" },
    wrong: { name: "نورة" },
    kept: "name",
    thanks: "وصلتنا رسالتك",
  },
  {
    name: "/register",
    open: async () => "/register",
    fields: {
      name: "هند",
      company: "نخلة",
      phone: "0551234567",
      email: "hind@mail.example",
      address: "الرياض",
      consent: "yes",
    },
    wrong: { name: "نورة" },
    kept: "name",
    thanks: "وصلنا تسجيلك",
  },
  {
    name: "/q/…",
    open: sentQuote,
    fields: { name: "هند" },
    wrong: { name: " ", note: "بعد رمضان" },
    kept: "note",
    thanks: /^وصلتنا موافقة/,
  },
];

/** Sends a quote, and answers the address at which it can be answered. */
async function sentQuote(page: Page) {
  await signIn(page);
  const asked = { name: "هند", phone: "0551234567", email: "hind@mail.example", message: "" };
  const { id } = await (await call(page, "POST", "/api/project-requests", asked)).json();
  const items = Array.from({ length: 12 }, (_, index) => ({
    title: `صفحة ${index + 1}`,
    quantity: 1,
    unit_price: 100_00,
  }));
  const quote = await (await call(page, "POST", "/api/quotes", { request_id: id, items })).json();
  const { path } = await (await call(page, "POST", `/api/quotes/${quote.id}/send`)).json();
  return String(path);
}

const fieldOf = (page: Page, name: string) => page.getByRole("main").locator(`form [name="${name}"]`).first();

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const field = fieldOf(page, name);
    if (name === "reason") await field.selectOption(value);
    else if (name === "consent") await field.check();
    else await field.fill(value);
  }
  // Parallel tests have registered a client with this address, so each test uses a new one.
  if (fields.email && fields.company)
    await fieldOf(page, "email").fill(`${crypto.randomUUID()}@mail.example`);
}

const send = (page: Page) => page.getByRole("main").locator("form button[type=submit]").first().click();

/** Checks that the mark and the thanks are entirely visible in the window, below the header where there is one. */
async function expectThanksInView(page: Page, thanks: string | RegExp) {
  const panel = page.getByRole("status").filter({ hasText: thanks });
  await expect(panel).toBeVisible();
  for (const part of [panel.locator("svg").first(), panel.getByText(thanks).first()]) {
    await expect(part).toBeVisible();
    // Measured together, and until it holds: before the style sheet has arrived, the header is higher.
    const room = () =>
      part.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
        return { isBelowHeader: top >= header, isInWindow: bottom <= innerHeight };
      });
    await expect.poll(room).toEqual({ isBelowHeader: true, isInWindow: true });
  }
}

test.use({ javaScriptEnabled: false });

for (const form of forms) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`SITE-03 QUOTE-06 ${form.name} shows its thanks with the mark under the header at ${width}, without script`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(await form.open(page));
      await fill(page, form.fields);
      await send(page);
      await expectThanksInView(page, form.thanks);
    });

  test(`QUOTE-06 SITE-03 ${form.name} without script: going back and reloading after an error and a success post nothing again`, async ({
    page,
  }) => {
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    const kept = fieldOf(page, form.kept);
    const value = form.wrong[form.kept] ?? "";
    const path = await form.open(page);
    await page.goto(path);
    await fill(page, form.wrong);
    await send(page);
    await expect(page.locator("[aria-invalid=true]").first()).toBeInViewport();
    expect((await page.reload())?.status()).toBe(200);
    await expect(kept).toHaveValue(value);
    await page.goBack();
    await expect(page.getByRole("main")).toBeVisible();
    await page.goForward();
    await expect(kept).toHaveValue(value);
    expect(new URL(page.url()).search).toBe("?answer=1");
    await fill(page, form.fields);
    await send(page);
    await expect(page.getByRole("status").filter({ hasText: form.thanks })).toBeVisible();
    await page.goto("/terms");
    expect((await page.goBack())?.status()).toBe(200);
    await expect(page.getByRole("status").filter({ hasText: form.thanks })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("main")).toBeVisible();
    expect(posts).toBe(2);
    await page.goto(path);
    await expect(kept.or(page.getByRole("status").filter({ hasText: form.thanks }))).toBeVisible();
    if (await kept.isVisible()) await expect(kept).toHaveValue("");
  });
}
