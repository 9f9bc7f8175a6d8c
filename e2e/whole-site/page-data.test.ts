import { expect, signIn, test } from "../support/fixtures.ts";
import { publicPaths } from "../support/public-paths.ts";
import { call } from "../support/records.ts";

const pages = publicPaths.map((path) => (path === "/" ? "/_" : path));
/** Fields of records that no page shows: internal fields of the row, and those only for staff. */
const unshown =
  "version createdAt updatedAt deletedAt isActive order clientId valueAmount joinDate notificationEmails vatNumber vatRate commercialNumber quoteDays quoteTerms".split(
    " ",
  );

/** Every string in the data of a page, including names of fields. */
const wordsOf = (answer: string) => [...answer.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word]) => word);

test("SEC-06 the data of a public page holds the fields that the page shows, and no others of their records", async ({
  page,
}) => {
  const [{ id }] = await (await page.request.get("/api/projects")).json();
  const project = `/projects/${id}`;
  for (const path of [...pages, project]) {
    const response = await page.request.get(`${path}.data`);
    expect(response.status(), path).toBe(200);
    const words = wordsOf(await response.text());
    expect(words, path).toContain("site");
    expect(
      words.filter((word) => unshown.includes(word ?? "")),
      path,
    ).toEqual([]);
  }
  // Fields that a page shows are in its data.
  expect(wordsOf(await (await page.request.get("/services.data")).text())).toContain("shortDescription");
  expect(wordsOf(await (await page.request.get(`${project}.data`)).text())).toContain("gallery");
});

test("SEC-11 AUTH-05 ACNT-03 data of drafts, quotes and the admin is neither cached nor indexed", async ({
  page,
  request,
}) => {
  await signIn(page);
  const { token } = await (await call(page, "POST", "/api/content/services/shares", {})).json();
  const asked = [
    [page.request, "/admin.data", 200],
    [page.request, "/admin/clients.data", 200],
    [page.request, "/admin/preview/services.data", 200],
    [request, "/admin.data", 401],
    [request, "/admin/clients.data", 401],
    [request, "/admin/preview/services.data", 401],
    [request, `/draft/${token}/services.data`, 200],
    [request, "/draft/unknown/services.data", 404],
    [request, "/q/unknown.data", 404],
    [request, "/services.data", 200],
  ] as const;
  for (const [from, path, status] of asked) {
    const response = await from.get(path);
    expect(response.status(), path).toBe(status);
    const headers = response.headers();
    expect([headers["cache-control"], headers["x-robots-tag"]], path).toEqual(["no-store", "noindex"]);
  }
});
