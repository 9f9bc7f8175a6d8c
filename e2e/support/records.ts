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
export const optionsOf = (page: Page, name: string) =>
  page.getByRole("button", { name: `خيارات ${name}`, exact: true });

/** Opens the menu of a record and chooses an entry. */
export async function chooseForRecord(page: Page, name: string, entry: string) {
  await optionsOf(page, name).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

export type Sent = { method: string; path: string; body: unknown; ifMatch: string | undefined };

/** Records the bodies and versions of the writes that the page sends from now on to paths that begin with `start`. */
export function recordWritesTo(page: Page, start: string): Sent[] {
  const writes: Sent[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(start) || request.method() === "GET") return;
    const ifMatch = request.headers()["if-match"];
    writes.push({ method: request.method(), path: pathname, body: request.postDataJSON(), ifMatch });
  });
  return writes;
}

/** Makes the calls of one method fail: with a status, or without an answer. */
export async function breakCallsTo(
  page: Page,
  pattern: string,
  method: string,
  how: number | "unanswered" = 500,
) {
  await page.route(pattern, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    if (how === "unanswered") return route.abort();
    const body = JSON.stringify({ title: "x", status: how, code: "internal" });
    await route.fulfill({ status: how, contentType: "application/problem+json", body });
  });
}
