import { expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { testKernel, testSession } from "../../kernel/testing/test-kernel.ts";

async function docs(session: typeof testSession | null) {
  const api = createApi(await testKernel({ session }));
  return api.request("http://localhost:3000/docs", {}, { remoteAddress: "127.0.0.1" });
}

test("RES-03 SEC-06 only staff can read the document as a page", async () => {
  const refused = await docs(null);
  expect([refused.status, refused.headers.get("content-type")]).toEqual([
    401,
    "application/problem+json; charset=utf-8",
  ]);
  const page = await docs(testSession);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
});

test("RES-03 SEC-11 the page loads files of this server only, runs nothing inline, and is not cached", async () => {
  const page = await docs(testSession);
  expect(page.headers.get("cache-control")).toBe("no-store");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script[^;]*unsafe-inline/);
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file]) => file);
  expect(files).toHaveLength(3);
  // Style files have no address in a unit test.
  for (const file of files.filter(Boolean)) expect(file).toMatch(/^\/(?!\/)/);
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
});
