import { expect, type Page, test } from "./fixtures.ts";

/** Helpers for the browser tests of the admin's record screens: API calls, recorded writes, and calls that fail. */

/** Calls the API with the page's session; the call must succeed. */
export async function call(page: Page, method: string, path: string, data?: object) {
  const { origin } = new URL(test.info().project.use.baseURL ?? "");
  // Retried only when the server closed an idle connection during the call.
  const response = await page.request.fetch(path, { method, data, headers: { origin }, maxRetries: 2 });
  expect(response.status(), `${method} ${path}`).toBeLessThan(400);
  return response;
}

/** The button that opens the menu of a record, in its row or card. */
const optionsOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `خيارات ${name}`, exact: true });

/** Opens the menu of a record and chooses an entry. */
export async function chooseForRecord(page: Page, name: string, entry: string) {
  await optionsOf(page, name).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}
