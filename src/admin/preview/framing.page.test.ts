import { expect, test } from "vitest";
import { openSite } from "../../testing/pages/test-site.ts";

test("ACNT-03 only the preview may be framed, only by this site, and nobody sees it without a session", async () => {
  const site = await openSite();
  const ancestors = async (path: string) => {
    const { headers } = await site.visit(path, { isStaff: true });
    return headers.get("content-security-policy")?.match(/frame-ancestors [^;]*/)?.[0];
  };
  expect(await ancestors("/admin/preview/about")).toBe("frame-ancestors 'self'");
  for (const path of ["/", "/about", "/faq", "/admin/content", "/nowhere", "/draft/none", "/review/none"])
    expect([path, await ancestors(path)]).toEqual([path, "frame-ancestors 'none'"]);
  expect((await site.visit("/admin/preview")).status).toBe(401);
  expect(await site.html("/about")).not.toMatch(/preview|data-field|contenteditable/);
});
