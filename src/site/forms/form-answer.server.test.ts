import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type Kernel, kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { databases, testKernel } from "../../kernel/testing/test-kernel.ts";
import { answerByPage, postedAnswer } from "./form-answer.server.ts";

const refused = { kind: "refused", values: { name: "نورة الشمري", phone: "0551234567" } };

function asked(kernel: Kernel, url: string, cookie = "") {
  const context = new RouterContextProvider();
  context.set(kernelContext, kernel);
  context.set(renderNotesContext, { uncacheable: false });
  return { context, request: new Request(`http://site.example${url}`, { headers: { cookie } }) };
}

/** The address to which the browser is redirected after a post, and the cookies that it then sends. */
async function post(kernel: Kernel, url: string, answer: unknown) {
  const thrown = await answerByPage(asked(kernel, url), answer, 422).catch((response: unknown) => response);
  if (!(thrown instanceof Response)) return { response: undefined, to: "", cookie: "", shown: thrown };
  const cookie = thrown.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return { response: thrown, to: thrown.headers.get("location") ?? "", cookie, shown: undefined };
}

describe.each(databases)("the answer to a form without script on %s", (database) => {
  test("QUOTE-06 SITE-03 a post is answered by 303; the page shows the answer, in another process too, for ten minutes", async () => {
    let clock = Date.parse("2026-11-21T08:00:00Z");
    const kernel = await testKernel({ database, now: () => new Date(clock) });
    const { response, to, cookie } = await post(kernel, "/quote?title=x", refused);
    expect(response?.status).toBe(303);
    expect(to).toBe("/quote?title=x&answer=1#answer");
    const page = asked({ ...kernel }, "/quote?title=x&answer=1", cookie);
    expect(await postedAnswer(page)).toEqual(refused);
    expect(page.context.get(renderNotesContext).uncacheable).toBe(true);
    clock += 10 * 60_000;
    expect(await postedAnswer(page)).toBeUndefined();
  });
});

test("SEC-07 PRIV-01 typed text is neither in the address nor readable in the cookie, which scripts and other pages do not get", async () => {
  const kernel = await testKernel();
  const { response, to, cookie } = await post(kernel, "/contact", refused);
  for (const place of [to, decodeURIComponent(cookie), Buffer.from(cookie, "base64url").toString()])
    for (const value of Object.values(refused.values)) expect(place).not.toContain(value);
  for (const line of response?.headers.getSetCookie() ?? []) {
    expect(line).toMatch(/Path=\/contact/);
    expect(line).toMatch(/HttpOnly/);
    expect(line).toMatch(/SameSite=Strict/);
    expect(line).toMatch(/Max-Age=(600|0)/);
  }
});

test("SEC-07 a cookie of another page, of another site or with a changed letter shows the plain form", async () => {
  const kernel = await testKernel();
  const { cookie } = await post(kernel, "/contact", refused);
  expect(await postedAnswer(asked(kernel, "/contact?answer=1", cookie))).toEqual(refused);
  expect(await postedAnswer(asked(kernel, "/contact", cookie))).toBeUndefined();
  expect(await postedAnswer(asked(kernel, "/quote?answer=1", cookie))).toBeUndefined();
  expect(await postedAnswer(asked(await testKernel(), "/contact?answer=1", cookie))).toBeUndefined();
  const changed = cookie.replace(/=(.)/, (_, letter: string) => `=${letter === "A" ? "B" : "A"}`);
  expect(await postedAnswer(asked(kernel, "/contact?answer=1", changed))).toBeUndefined();
  expect(await postedAnswer(asked(kernel, "/contact?answer=1"))).toBeUndefined();
});

test("SEC-03 a long message fits, and an answer too large for cookies is shown at once", async () => {
  const kernel = await testKernel();
  const letters = "ابتثجحخدذرزسشصضطظعغفقكلمنهوي    ";
  const message = (length: number) =>
    Array.from(
      { length },
      (_, index) => letters[(index * index * 31 + (index >> 3) * 7) % letters.length],
    ).join("");
  const long = { ...refused, values: { message: message(5000) } };
  const { cookie } = await post(kernel, "/quote", long);
  expect(await postedAnswer(asked(kernel, "/quote?answer=1", cookie))).toEqual(long);
  const random = Array.from(crypto.getRandomValues(new Uint8Array(30_000)), (byte) => byte.toString(16)).join(
    "",
  );
  const { shown } = await post(kernel, "/quote", { message: random });
  expect(shown).toMatchObject({ data: { message: random }, init: { status: 422 } });
});
