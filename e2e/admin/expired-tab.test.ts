import { demoAccount, expect, type Page, test } from "../support/fixtures.ts";
import { startSite } from "../support/site-process.ts";

test.use({ allowPageErrors: true }); // the browser's console logs each refused call as an error

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "تسجيل الدخول" });

/** Collects the paths of the calls that are refused from now on. */
function refusals(page: Page): string[] {
  const paths: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 401) paths.push(new URL(response.url()).pathname);
  });
  return paths;
}

/** Lets minutes pass in the page, and waits for the answers to its calls. */
async function pass(page: Page, minutes: number) {
  for (let second = 0; second < minutes * 60; second += 3) {
    await page.clock.runFor(3000);
    await page.evaluate(() => fetch("/api/health").then((response) => response.text()));
  }
}

async function signInOver(page: Page) {
  await dialogOf(page).getByLabel("البريد الإلكتروني").fill(demoAccount.email);
  await dialogOf(page).getByLabel("كلمة المرور", { exact: true }).fill(demoAccount.password);
  await dialogOf(page).getByRole("button", { name: "دخول", exact: true }).click();
  await page.clock.runFor(1000);
  await expect(dialogOf(page)).toBeHidden();
}

test("SEC-01 SURV-03 a tab whose session has ended makes no more calls, and a new sign-in continues all tabs", async ({
  browser,
}) => {
  const site = await startSite();
  const context = await browser.newContext({ baseURL: site.origin });
  try {
    const headers = { origin: site.origin };
    const signIn = () => context.request.post("/api/auth/sign-in/email", { data: demoAccount, headers });
    expect((await signIn()).status()).toBe(200);
    const [editor, list] = [await context.newPage(), await context.newPage()];
    for (const page of [editor, list]) await page.clock.install();
    await editor.goto("/admin/content/about");
    const field = editor.locator("main").getByRole("textbox").first();
    await expect(field).toBeVisible();
    await list.goto("/admin/quote-requests");
    await expect(list.getByRole("button", { name: "تحديث" })).toBeVisible();
    await expect(list.getByRole("button", { name: /^التنبيهات/ })).toBeVisible();

    await context.request.post("/api/auth/sign-out", { headers });
    await editor.bringToFront();
    const refused = [refusals(editor), refusals(list)];
    await field.fill("نص يُكتب والجلسة منتهية");
    await pass(editor, 1);
    await pass(list, 0.2);
    await expect(dialogOf(editor)).toBeVisible();
    await list.getByRole("button", { name: "تحديث", includeHidden: true }).dispatchEvent("click");
    await expect(dialogOf(list)).toBeVisible();

    // Any refused call opens the dialog, so the button's own call may still be under way.
    await expect.poll(() => refused[1]).toContain("/api/project-requests");
    // From here on no call may be made for minutes.
    for (const paths of refused) paths.length = 0;
    await pass(editor, 2);
    await pass(list, 2);
    expect(refused).toEqual([[], []]);

    // Signing in in one tab signs both tabs in, and waiting changes are saved.
    await signInOver(editor);
    await list.clock.runFor(1000);
    await expect(dialogOf(list)).toBeHidden();
    await pass(editor, 0.1);
    await expect
      .poll(async () => JSON.stringify(await (await context.request.get("/api/content/about")).json()))
      .toContain("نص يُكتب والجلسة منتهية");
    await pass(list, 0.2);
    expect(refused).toEqual([[], []]);
    const person = { name: "طلب بعد الدخول", phone: "0551112223", email: "late@mail.example" };
    await context.request.post("/api/project-requests", { data: person, headers });
    await expect(async () => {
      await pass(list, 0.1);
      await expect(list.locator("[data-key]").filter({ hasText: person.name })).toBeVisible({ timeout: 100 });
    }).toPass();
  } finally {
    await context.close();
    await site.remove();
  }
});
