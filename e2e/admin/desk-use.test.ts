import {
  dayFromNow,
  expect,
  expectNoSidewaysScroll,
  type Page,
  signIn,
  test,
  viewports,
} from "../support/fixtures.ts";

const origin = () => new URL(test.info().project.use.baseURL ?? "").origin;

async function call(page: Page, method: "post" | "put", path: string, data: unknown = {}) {
  const response = await page.request[method](path, { data, headers: { origin: origin() } });
  expect(response.ok(), await response.text()).toBe(true);
  return response.json();
}

let arrived = 0;

/** Sends a request that only this test uses, so that parallel tests do not affect each other. */
async function arrive(page: Page, name = "زائر") {
  arrived += 1;
  const mark = `${test.info().workerIndex}${Date.now()}${arrived}`;
  const { id } = await call(page, "post", "/api/project-requests", {
    name: `${name} ${mark}`,
    company_name: "",
    requested_services: ["serviceWebsite"],
    phone: `05${mark.slice(-8)}`,
    email: `u${mark}@mail.example`,
    message: "",
  });
  return { id: Number(id), name: `${name} ${mark}` };
}

const items = [{ title: "موقع", quantity: 1, unit_price: 1_000_00 }];

async function offer(page: Page, id: number, values: object = {}) {
  const { id: quote } = await call(page, "post", "/api/quotes", { request_id: id, items, ...values });
  const { path, number } = await call(page, "post", `/api/quotes/${quote}/send`);
  return { path: String(path), number: String(number) };
}

const openedOf = (page: Page, name: string) => page.getByRole("article", { name: new RegExp(name) });

test("SURV-03 AREQ-02 new requests and changes of a colleague appear in an open list without a reload", async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`/admin/quote-requests?view=table&q=${encodeURIComponent("مباشر")}`);
  await expect(page.getByRole("button", { name: "تحديث" })).toBeVisible();
  const { id, name } = await arrive(page, "مباشر");
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  await call(page, "put", `/api/project-requests/${id}`, { status: "contacted" });
  await expect(row.getByRole("button", { name: "تغيير الحالة، الآن تم التواصل" })).toBeVisible();
});

test("AREQ-02 ADM-04 a typed note is there again after Escape; a reminder on an impossible day is refused at its field", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page);
  await page.goto(`/admin/quote-requests?view=table&q=${encodeURIComponent(name)}`);
  const row = page.getByRole("row").filter({ hasText: name });
  await row.locator("button[data-open]").click();
  const opened = openedOf(page, name);
  await opened.getByRole("button", { name: "ملاحظة", exact: true }).click();
  await opened.getByLabel("ملاحظة جديدة").fill("اتصلت به ساعة");
  await page.keyboard.press("Escape"); // leaves the field
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await row.locator("button[data-open]").click();
  await opened.getByRole("button", { name: "ملاحظة", exact: true }).click();
  await expect(opened.getByLabel("ملاحظة جديدة")).toHaveValue("اتصلت به ساعة");
  await opened.getByRole("button", { name: "إضافة الملاحظة" }).click();
  await expect(opened.getByRole("listitem").filter({ hasText: "اتصلت به ساعة" })).toBeVisible();
  await expect(opened.getByLabel("ملاحظة جديدة")).toHaveValue("");

  const reminder = opened.getByLabel("التذكير");
  await reminder.fill("2026-02-31");
  await reminder.press("Enter");
  await expect(opened.getByText("لا يوجد هذا اليوم في هذا الشهر. آخره يوم 28.")).toBeVisible();
  // A field that was not edited here does not overwrite the value that another tab stored.
  await reminder.fill("2027-01-10");
  await reminder.press("Enter");
  await expect(page.getByText("حُفظ التغيير").first()).toBeVisible();
  await call(page, "put", `/api/project-requests/${id}`, { remind_on: "2027-02-20" });
  await expect(reminder).toHaveValue("20/2/2027");
});

test("AREQ-02 ADM-03 the focus stays on the screen when the pressed element disappears, and a deleted request is reported", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page);
  await page.goto(`/admin/quote-requests?view=table&status=new&q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: "تغيير الحالة، الآن جديد" }).press("Enter");
  await page.getByRole("menuitemradio", { name: "تم التواصل" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();

  await call(page, "post", "/api/quotes", { request_id: id, items });
  await page.goto(`/admin/quote-requests/${id}`);
  const opened = openedOf(page, name);
  await expect(opened.getByRole("link", { name: /مسودة/ })).toBeVisible();
  // If the row disappeared, the focus would go to the heading of the screen.
  const row = page.locator(`[data-key="${id}"] a`);
  await expect(row).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
  await expect(row).toBeFocused();

  await page.goto(`/admin/quote-requests?view=board&q=${encodeURIComponent(name)}`);
  await page.getByRole("button", { name: `نقل ${name}` }).press("Enter");
  const target = page.getByRole("button", { name: "الإفلات" }).first();
  await expect(target).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(target).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row", { name })).toBeFocused();
});

test.describe(() => {
  test.use({ allowPageErrors: true });

  test("AREQ-02 ADM-03 the link of a deleted request opens a message that it does not exist any more", async ({
    page,
  }) => {
    await signIn(page);
    await page.goto("/admin/quote-requests/99999999");
    await expect(page.getByText("هذا الطلب غير موجود، أو حُذف.")).toBeVisible();
  });

  test("ADM-03 a dialog whose code cannot be loaded leaves the screen and the input as they are", async ({
    page,
  }) => {
    await signIn(page);
    const { id, name } = await arrive(page);
    await call(page, "put", `/api/project-requests/${id}`, { status: "won" });
    await page.goto(`/admin/quote-requests/${id}`);
    const opened = openedOf(page, name);
    await opened.getByRole("button", { name: "ملاحظة", exact: true }).click();
    await opened.getByLabel("ملاحظة جديدة").fill("لا تضيع");
    await page.route("**/assets/client-form-*", (route) => route.abort());
    await opened.getByRole("button", { name: "تحويله إلى عميل" }).click();
    await expect(page.getByText("تعذّر تحميل هذا الجزء", { exact: false })).toBeVisible();
    await expect(opened.getByLabel("ملاحظة جديدة")).toHaveValue("لا تضيع");
    await opened.getByRole("button", { name: "إضافة الملاحظة" }).click();
    await expect(opened.getByRole("listitem").filter({ hasText: "لا تضيع" })).toBeVisible();
  });
});

/** Whether a text, wherever it occurs below an element, runs from left to right: its end is right of its beginning. */
function readsFromTheLeft(page: Page, text: string) {
  return page.locator('article, [role="dialog"]').evaluateAll((parts, text) => {
    const walker = document.createTreeWalker(parts.at(-1) ?? document.body, NodeFilter.SHOW_TEXT);
    const found: boolean[] = [];
    const leftOf = (node: Node, from: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + 1);
      return range.getBoundingClientRect().left;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(text) ?? -1;
      if (at >= 0) found.push(leftOf(node, at) < leftOf(node, at + text.length - 1));
    }
    return found;
  }, text);
}

test("AREQ-02 SHELL-08 a quote's number reads left to right in the log and in the list of the request", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page);
  const { number } = await offer(page, id);
  await page.goto(`/admin/quote-requests/${id}`);
  const opened = openedOf(page, name);
  await expect(opened.getByText(`أُرسل عرض السعر ${number}`)).toBeVisible();
  await expect.poll(() => readsFromTheLeft(page, number)).toEqual([true, true]);
});

test("AREQ-02 a quote in English fits its page and reads left to right; its sums show the discount, and the desk shows when it has expired", async ({
  page,
}) => {
  await signIn(page);
  const { id, name } = await arrive(page);
  const title = "Complete e-commerce website with payment gateway integration, hosting and maintenance";
  const address = `https://mail.example/${"a-very-long-path/".repeat(9)}`;
  const lastDay = dayFromNow(30);
  const { path } = await offer(page, id, {
    items: [{ title, detail: address, quantity: 2, unit_price: 4_500_50 }],
    terms: address,
    discount: 1_00,
    valid_until: lastDay,
  });
  for (const viewport of Object.values(viewports)) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await expectNoSidewaysScroll(page);
  }
  const [first, last] = await page.locator("td b").evaluate((cell, text) => {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const letters: { text: Text; at: number }[] = [];
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode())
      for (let at = 0; at < node.length; at++) letters.push({ text: node, at });
    const start = letters
      .map(({ text, at }) => text.data[at])
      .join("")
      .indexOf(text);
    return [start, start + text.length - 1].map((index) => {
      const letter = letters[index];
      if (!letter) throw new Error("the title is not in its cell");
      const range = document.createRange();
      range.setStart(letter.text, letter.at);
      range.setEnd(letter.text, letter.at + 1);
      const { top, left } = range.getBoundingClientRect();
      return { top, left };
    });
  }, title);
  expect(last && first && (last.top > first.top || last.left > first.left)).toBe(true);

  // The last day of the quote passes while the desk is open.
  await page.clock.setFixedTime(new Date(`${dayFromNow(31)}T09:00:00+03:00`));
  await page.goto(`/admin/quote-requests/${id}`);
  await expect(openedOf(page, name).getByRole("link", { name: /انتهى/ })).toBeVisible();
});

test("AREQ-02 the browser's back button closes a request, and leaves the list when none is open", async ({
  page,
}) => {
  await signIn(page);
  const { name } = await arrive(page);
  const list = `/admin/quote-requests?view=table&q=${encodeURIComponent(name)}`;
  await page.goto("/admin/messages");
  await page.goto(list);
  const row = page.getByRole("row").filter({ hasText: name }).locator("button[data-open]");
  await row.click();
  await expect(openedOf(page, name)).toBeVisible();
  await page.goBack();
  await expect(openedOf(page, name)).toBeHidden();
  for (const _ of [1, 2]) {
    await row.click();
    await expect(openedOf(page, name)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(openedOf(page, name)).toBeHidden();
    await expect(page).toHaveURL(list);
  }
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/messages$/);
});

test("AREQ-02 AR-04 a name as long as a line leaves the back button visible", async ({ page }) => {
  await signIn(page);
  const { id } = await arrive(page, "عبدالرحمنبنعبدالعزيز".repeat(8));
  await page.setViewportSize(viewports.phone);
  await page.goto(`/admin/quote-requests/${id}`);
  await expect(page.getByRole("button", { name: "العودة إلى القائمة" })).toBeInViewport();
});

test("PRIV-03 AR-04 on a phone the register of privacy requests shows when an answer is due, and the button that marks it done", async ({
  page,
}) => {
  await signIn(page);
  const contact = `due${Date.now()}@mail.example`;
  await call(page, "post", "/api/privacy/requests", { kind: "access", contact, receivedOn: "2026-01-01" });
  await page.setViewportSize(viewports.phone);
  await page.goto("/admin/privacy");
  const row = page.getByRole("row").filter({ hasText: contact });
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByText("31 يناير 2026")).toBeInViewport();
  const box = await row.getByRole("button").boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= viewports.phone.width).toBe(true);
});
