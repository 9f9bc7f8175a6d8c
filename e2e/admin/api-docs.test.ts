import { expect, signIn, test } from "../support/fixtures.ts";

test("RES-03 SEC-11 staff read the OpenAPI document as a page, and nothing is requested from another site", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await signIn(page);
  await page.goto("/api/docs");
  // The viewer draws every call of the API at once: on a busy machine that takes half a minute.
  await expect(page.getByRole("heading", { name: /^API/ })).toBeVisible({ timeout: 60_000 });
  await page.getByRole("heading", { name: /^services/ }).click();
  const list = "GET /services The records that the caller may see";
  await page.getByRole("button", { name: list, exact: true }).click();
  await expect(page.getByText("short_description").first()).toBeVisible();
  const { origin } = new URL(page.url());
  expect(
    asked.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== origin),
  ).toEqual([]);
});

test("RES-03 SEC-06 the page of the document is refused without a session, and no public page links to it or its files", async ({
  page,
}) => {
  expect((await page.request.get("/api/docs")).status()).toBe(401);
  await signIn(page);
  const files = [...(await (await page.request.get("/api/docs")).text()).matchAll(/(?:src|href)="([^"]*)"/g)];
  for (const [, file = ""] of files) expect((await page.request.get(file)).status(), file).toBe(200);
  await page.context().clearCookies();
  for (const path of ["/", "/contact", "/admin/login"]) {
    const html = await (await page.request.get(path)).text();
    for (const name of ["/api/docs", ...files.map(([, file = ""]) => file)]) expect(html).not.toContain(name);
  }
});
