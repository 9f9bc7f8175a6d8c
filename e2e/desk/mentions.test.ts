import { expect, expectNoAxeViolations, signIn, test } from "../support/fixtures.ts";
import { call } from "../support/records.ts";

test("DESK-07 a colleague is mentioned in a note by keyboard alone, and the note shows the name", async ({
  page,
}) => {
  await signIn(page);
  const people = await (await call(page, "GET", "/api/project-requests/colleagues")).json();
  const [{ name }] = people;
  const request = { name: "إشارة", phone: "0551234567", source: "phone", requested_services: [] };
  const { id } = await (await call(page, "POST", "/api/project-requests/entered", request)).json();
  await page.goto(`/admin/quote-requests/${id}`);
  await page.getByRole("button", { name: "ملاحظة", exact: true }).click();
  const note = page.getByRole("textbox", { name: "ملاحظة" });
  const list = page.getByRole("listbox", { name: "الزملاء" });
  await note.fill("راجع السعر ");
  await note.press("End");
  await note.pressSequentially(`@${name.slice(0, 2)}`);
  await expect(list.getByRole("option", { selected: true })).toContainText(name);
  await expectNoAxeViolations(page);
  await note.press("Escape");
  await expect(list).toHaveCount(0);
  await expect(note).toBeVisible();
  await note.pressSequentially(name.slice(2, 3));
  await note.press("Enter");
  await expect(note).toHaveValue(`راجع السعر @${name} `);
  await expect(note).toBeFocused();
  await note.press("Control+Enter");
  await expect(note).toHaveValue("");
  await expect(page.getByRole("listitem").filter({ hasText: `راجع السعر @${name}` })).toBeVisible();
  await call(page, "DELETE", `/api/project-requests/${id}`);
});
