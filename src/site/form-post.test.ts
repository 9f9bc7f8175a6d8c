import { afterEach, expect, test, vi } from "vitest";
import { formPost } from "./form-post.ts";

afterEach(() => vi.unstubAllGlobals());

/** Sends a form to a network that gives this answer to everything. */
function answered(body: string, init: ResponseInit) {
  vi.stubGlobal("fetch", async () => new Response(body, init));
  return formPost("/api/project-requests").send({ name: "سارة" });
}

test("QUOTE-05 CONTACT-04 only an answer of the server is a success: a network's own sign-in page is none", async () => {
  const page = { headers: { "content-type": "text/html" } };
  expect(await answered("<h1>Wi-Fi</h1>", page)).toEqual({ kind: "failed" });
  const json = { status: 201, headers: { "content-type": "application/json" } };
  expect(await answered("{}", json)).toEqual({ kind: "sent" });
});
