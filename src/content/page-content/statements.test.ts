import { beforeEach, describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { inRequest } from "../../kernel/http/request-context.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { storeUser } from "../../kernel/testing/test-user.ts";
import { homepage } from "./sections/texts/homepage.text.ts";

describe.each(databases)("the statements of page editing on %s", (database) => {
  let kernel: Kernel;
  let call: ReturnType<typeof caller>;

  beforeEach(async () => {
    kernel = await testKernel({ database, session: testSession });
    await storeUser(kernel, "sara", "owner");
    call = caller(createApi(kernel));
  });

  /** Makes a call that must succeed, and answers how many statements it sent. */
  async function statementsOf(method: string, path: string, body?: unknown) {
    const request = { id: path, queries: 0 };
    const { status } = await inRequest(request, () => call(method, path, body));
    expect(status, `${method} ${path}`).toBeLessThan(300);
    expect(request.queries).toBeGreaterThan(0);
    return request.queries;
  }

  const [title] = homepage.fields;
  const typed = (base: unknown, value: string, field: string = title.id) => ({
    client: "editor-one",
    fields: { [field]: { base, value } },
  });

  test("EDIT-01 a saved letter takes at most 5 statements, a publication 12, the list of all pages 2", async () => {
    const home = "/api/content/homepage";
    expect(await statementsOf("PATCH", home, typed(title.content, "أول"))).toBeLessThanOrEqual(5);
    expect(await statementsOf("PATCH", home, typed("أول", "أولى"))).toBeLessThanOrEqual(5);
    expect(await statementsOf("POST", `${home}/publish`, {})).toBeLessThanOrEqual(12);
    await call("PATCH", home, typed("أولى", "ثانية"));
    expect(await statementsOf("POST", `${home}/publish`, {})).toBeLessThanOrEqual(12);
    for (const place of [1, 2, 3])
      await call("POST", "/api/pages", { title: `صفحة ${place}`, address: `page-${place}` });
    await call("PATCH", "/api/content/about", typed("", "عنوان", "heroTitle"));
    expect(await statementsOf("GET", "/api/content")).toBeLessThanOrEqual(2);
    expect(await statementsOf("GET", home)).toBeLessThanOrEqual(2);
  });

  test("DOC-03 a letter in an article takes at most 6 statements, one more than in a page, its publication 18 with the change of the record, its section 3", async () => {
    await call("POST", "/api/articles", {
      title: "عنوان",
      address: "مقال",
      body: "<p>نص</p>",
      state: "published",
    });
    const article = "/api/content/articles-1";
    const titled = (base: string, value: string) => typed(base, value, "articles/1/title");
    expect(await statementsOf("PATCH", article, titled("عنوان", "أول"))).toBeLessThanOrEqual(6);
    expect(await statementsOf("PATCH", article, titled("أول", "ثان"))).toBeLessThanOrEqual(6);
    expect(await statementsOf("GET", article)).toBeLessThanOrEqual(3);
    expect(await statementsOf("POST", `${article}/publish`, {})).toBeLessThanOrEqual(18);
  });

  test("SAY-01 a guest reads what was said about an article with at most 10 statements, 4 of them for limits, and the team what was said about a page with 5, however many answers there are", async () => {
    const linkTo = async (section: string) =>
      (await call("POST", `${section}/shares`, { grants: "approve" })).body.token;
    const approve = async (token: string) => {
      const { digest } = (await call("GET", `/api/review/${token}`)).body.draft;
      const guest = { headers: { "x-guest": "noura-noura-noura" } };
      const answer = { answer: "approved", digest, name: "نورة" };
      expect((await call("POST", `/api/review/${token}/answers`, answer, guest)).status).toBe(201);
    };
    const article = "/api/content/articles-1";
    await call("POST", "/api/articles", { title: "عنوان", address: "مقال", body: "<p>نص</p>" });
    await call("PATCH", article, typed("عنوان", "أول", "articles/1/title"));
    const aboutArticle = await linkTo(article);
    await approve(aboutArticle);
    expect(await statementsOf("GET", `/api/review/${aboutArticle}`)).toBeLessThanOrEqual(10);

    // The answers are about a question that the page shows, whose draft was published with the page: it is read from its record.
    const home = "/api/content/homepage";
    const { id, question } = (await call("POST", "/api/faqs", { question: "سؤال؟", answer: "جواب" })).body;
    let base = question;
    const aboutHome = await linkTo(home);
    for (const value of ["سؤال 1؟", "سؤال 2؟", "سؤال 3؟", "سؤال 4؟"]) {
      await call("PATCH", home, typed(base, value, `faqs/${id}/question`));
      await approve(aboutHome);
      base = value;
    }
    await call("POST", `${home}/publish`, {});
    expect((await call("GET", `${home}/review`)).body.state).toBe("approved");
    await call("PATCH", home, typed(title.content, "عنوان آخر"));
    expect((await call("GET", `${home}/review`)).body).toMatchObject({
      state: "moved",
      approved: { [title.id]: title.content },
    });
    expect(await statementsOf("GET", `${home}/review`)).toBeLessThanOrEqual(5);
  });
});
