import { beforeAll, expect, test } from "vitest";
import { publicPaths } from "../../testing/pages/test-paths.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

/** Fields of records that no page shows: internal fields of the row, and those only for staff. */
const unshown =
  "version createdAt updatedAt deletedAt isActive order clientId valueAmount joinDate notificationEmails vatRate bankName iban quoteDays quoteTerms".split(
    " ",
  );

/** Every string in the data of a page, including names of fields. */
const wordsOf = async (path: string) => {
  const { status, text } = await site.answer(path);
  expect(status, path).toBe(200);
  return [...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = ""]) => word);
};

test("SEC-06 the data of a public page holds the fields that the page shows, and no others of their records", async () => {
  const [first] = await site.call<{ id: string }[]>("GET", "/api/projects");
  const project = `/projects/${first?.id}.data`;
  for (const path of [...publicPaths.map((path) => (path === "/" ? "/_.data" : `${path}.data`)), project]) {
    const words = await wordsOf(path);
    expect(words, path).toContain("site");
    expect(
      words.filter((word) => unshown.includes(word)),
      path,
    ).toEqual([]);
  }
  // Fields that a page shows are in its data.
  expect(await wordsOf("/services.data")).toContain("shortDescription");
  expect(await wordsOf(project)).toContain("gallery");
});

test("SEC-11 AUTH-05 ACNT-03 data of drafts, quotes and the admin is neither cached nor indexed", async () => {
  const { token } = await site.call<{ token: string }>("POST", "/api/content/services/shares", {});
  const asked = [
    [true, "/admin.data", 200],
    [true, "/admin/clients.data", 200],
    [true, "/admin/preview/services.data", 200],
    [false, "/admin.data", 401],
    [false, "/admin/clients.data", 401],
    [false, "/admin/preview/services.data", 401],
    [false, `/draft/${token}/services.data`, 200],
    [false, "/draft/unknown/services.data", 404],
    [false, "/q/unknown.data", 404],
    [false, "/services.data", 200],
  ] as const;
  for (const [isStaff, path, status] of asked) {
    const answer = await site.visit(path, { isStaff });
    const shown = [answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")];
    expect([path, answer.status, ...shown]).toEqual([path, status, "no-store", "noindex"]);
  }
});
