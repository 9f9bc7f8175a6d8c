import { randomUUID } from "node:crypto";
import { expect, type Page, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

const openedOf = (page: Page, name: string) => page.getByRole("article", { name: new RegExp(name) });

/** The keys of the desk with the letters that an Arabic layout types with them. */
const arabic = { KeyJ: "ت", KeyK: "ن", KeyA: "ش", KeyS: "س", KeyH: "ا", KeyX: "ء" } as const;

/** Presses a key as an Arabic keyboard does: its own position with an Arabic letter. */
async function pressArabic(page: Page, code: keyof typeof arabic) {
  const session = await page.context().newCDPSession(page);
  const key = { code, key: arabic[code], windowsVirtualKeyCode: code.charCodeAt(3) };
  await session.send("Input.dispatchKeyEvent", { type: "keyDown", ...key, text: arabic[code] });
  await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
  await session.detach();
}

async function arrive(page: Page, mark: string) {
  const name = `${mark} ${randomUUID().slice(0, 4)}`;
  const body = { name, phone: "0551234567", email: `${randomUUID()}@mail.example`, message: "متجر" };
  const { id } = await (await call(page, "POST", "/api/project-requests", body)).json();
  return { id: Number(id), name };
}

const read = async (page: Page, id: number) =>
  (await call(page, "GET", `/api/project-requests/${id}`)).json();

/** Signs in, and opens the newer of two requests, the only ones in its list. */
async function openNewerOfTwo(page: Page) {
  await signIn(page);
  const mark = `مفاتيح ${randomUUID().slice(0, 8)}`;
  const older = await arrive(page, mark);
  const newer = await arrive(page, mark);
  await page.goto(`/admin/quote-requests/${newer.id}?q=${encodeURIComponent(mark)}`);
  return { older, newer, title: openedOf(page, newer.name).getByRole("heading", { level: 2 }) };
}

/** The changes of requests that a page sends from now on; marks of what was seen are none. */
function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isChange = pathname.startsWith("/api/project-requests") && request.method() !== "GET";
    if (isChange) sent.push(`${request.method()} ${pathname} ${request.postData()}`);
  });
  return sent;
}

test("DESK-01 TRIAL-01 S3: in an Arabic layout no shortcut after another stores anything, and the keys go on working", async ({
  page,
}) => {
  const { older, newer, title } = await openNewerOfTwo(page);
  await expect(title).toBeVisible();
  const changes = changesOf(page);
  for (const opener of ["KeyA", "KeyS", "KeyH"] as const)
    for (const next of ["KeyJ", "KeyS", "KeyA", "KeyK", "KeyH", "KeyX"] as const) {
      await title.focus();
      await pressArabic(page, opener);
      if (opener === "KeyH")
        await expect(openedOf(page, newer.name).getByLabel("التذكير", { exact: true })).toBeFocused();
      else await expect(page.getByRole("menu")).toBeVisible();
      await pressArabic(page, next);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("menu")).toHaveCount(0);
      await expect(title, `${opener}, ${next}`).toBeFocused();
    }
  expect(changes).toEqual([]);
  for (const one of [newer.id, older.id])
    expect(await read(page, one)).toMatchObject({ status: "new", assignee_id: null, remind_on: null });
  await pressArabic(page, "KeyJ");
  await expect(openedOf(page, older.name)).toBeVisible();
});

test("DESK-01 TRIAL-01 S3: a choice is stored by Enter, and the next shortcut is one again, after the menu and after the date", async ({
  page,
}) => {
  const { older, newer, title } = await openNewerOfTwo(page);
  await title.focus();
  await pressArabic(page, "KeyS");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await read(page, newer.id)).status).toBe("contacted");
  await expect(title).toBeFocused();
  await pressArabic(page, "KeyH");
  await page.keyboard.type("28/11/2027");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await read(page, newer.id)).remind_on).toBe("2027-11-28");
  await expect(title).toBeFocused();
  await pressArabic(page, "KeyJ");
  await expect(openedOf(page, older.name)).toBeVisible();
  expect(await read(page, older.id)).toMatchObject({ status: "new", remind_on: null });
});

test("DESK-01 TRIAL-01 S3: the bar of several requests stores nothing by letters either", async ({
  page,
}) => {
  await signIn(page);
  const mark = `مفاتيح ${randomUUID().slice(0, 8)}`;
  const { id, name } = await arrive(page, mark);
  await page.goto(`/admin/quote-requests?view=table&q=${encodeURIComponent(mark)}`);
  await page.getByRole("checkbox", { name: `طلب ${name}` }).check();
  const changes = changesOf(page);
  const bar = page.getByRole("region", { name: "إجراءات على المحدد" });
  for (const label of ["تغيير الحالة إلى", "إسناد إلى"]) {
    await bar.getByRole("button", { name: label }).focus();
    await page.keyboard.press("Enter");
    // Keys that came before the menu had the focus would be those of the list, where Escape ends the selection.
    await expect(page.locator("[role=menu]:focus, [role=menu] :focus")).toHaveCount(1);
    await pressArabic(page, "KeyJ");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
  }
  await bar.getByRole("button", { name: "إسناد إلى" }).focus();
  await pressArabic(page, "KeyJ");
  expect(changes).toEqual([]);
  expect(await read(page, id)).toMatchObject({ status: "new", assignee_id: null });
});

test("DESK-01 TRIAL-01 S10: J passes by without marking; two seconds in a request mark it as read", async ({
  page,
}) => {
  await signIn(page);
  const mark = `مرور ${randomUUID().slice(0, 8)}`;
  const { id: older } = await arrive(page, mark);
  const { id, name } = await arrive(page, mark);
  await page.goto(`/admin/quote-requests?q=${encodeURIComponent(mark)}`);
  await page.locator("[data-key] a").filter({ hasText: name }).click();
  await expect(openedOf(page, name)).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(new RegExp(`/${older}\\?`));
  await expect.poll(async () => (await read(page, older)).news, { timeout: 8000 }).toBeNull();
  expect((await read(page, id)).news).toBe("arrived");
});

test("DESK-01 TRIAL-01 S5: a misheard number is corrected in the open request, and the log keeps what it was", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page, `تصحيح ${randomUUID().slice(0, 8)}`);
  await page.goto(`/admin/quote-requests/${id}`);
  await openedOf(page, name).getByRole("button", { name: "تصحيح البيانات" }).click();
  const dialog = page.getByRole("dialog", { name: "تصحيح بيانات صاحب الطلب" });
  await dialog.getByLabel("الجوال").fill("0559999999");
  await dialog.getByRole("button", { name: "حفظ", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(openedOf(page, name).getByRole("list", { name: "ما حدث" })).toContainText("تصحيح الجوال من");
  expect((await read(page, id)).phone).toBe("+966559999999");
});
