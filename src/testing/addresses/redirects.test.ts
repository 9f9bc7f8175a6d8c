import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createApi } from "../../api.server.ts";
import { followedRedirects } from "../../content/redirects/followed.server.ts";
import { leaveRedirect } from "../../content/redirects/leave-redirect.server.ts";
import { text } from "../../content/redirects/redirects.text.ts";
import { write } from "../../kernel/db/write.server.ts";
import { caller, revisionsOf } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { answerMoved } from "../../site/loading/moved-pages.server.ts";

const { faults } = text;
const actor = { id: 1, name: "سارة" };

describe.each(databases)("redirects on %s", (database) => {
  async function site() {
    const kernel = await testKernel({ database, session: testSession });
    const call = caller(createApi(kernel));
    const add = (fromPath: string, target: string) => call("POST", "/api/redirects", { fromPath, target });
    const ask = async (path: string, method = "GET", kept = false) => {
      const url = `http://localhost:3000${path}`;
      const answer = await answerMoved(kernel, new Request(url, { method }), { kept });
      return answer && [answer.status, answer.headers.get("location"), answer.headers.get("cache-control")];
    };
    const move = (from: string, to: string) => write(kernel, actor, (tx) => leaveRedirect(tx, from, to));
    const listed = async () =>
      (await call("GET", "/api/redirects?sort=id")).body.map((one: Record<string, unknown>) => [
        one.fromPath,
        one.target,
        one.origin,
      ]);
    return { kernel, call, add, ask, move, listed };
  }
  const moved = (location: string) => [301, location, "public, max-age=300"];

  test("ADDR-01 a redirect is permanent, matches every spelling of its address, keeps the query, and is counted by day", async () => {
    const { kernel, call, add, ask } = await site();
    expect((await add("/صفحة-قديمة/", "/about?x=1#قسم")).body).toMatchObject({
      fromPath: "/صفحة-قديمة",
      target: "/about?x=1#قسم",
      origin: "hand",
      hits: 0,
    });
    await add("/Shop", "https://متجر.example/عرض");
    const about = "/about?x=1&utm=%D8%A3#%D9%82%D8%B3%D9%85";
    expect(await ask("/صفحة-قديمة?utm=أ")).toEqual(moved(about));
    expect(await ask(`${encodeURI("/صفحة-قديمة")}/?utm=%D8%A3`, "HEAD")).toEqual(moved(about));
    expect(await ask("/SHOP")).toEqual(moved("https://xn--pgbep1f.example/%D8%B9%D8%B1%D8%B6"));
    // The page cache adds the query itself, so the answer for it has none.
    expect(await ask("/shop?a=1", "GET", true)).toEqual(await ask("/shop"));
    expect(await ask("/shop", "POST")).toBeUndefined();
    expect(await ask("/elsewhere")).toBeUndefined();
    await followedRedirects.flush(kernel);
    const hits = (await call("GET", "/api/redirects?sort=id")).body.map(({ hits }: { hits: number }) => hits);
    expect(hits).toEqual([2, 3]);
  });

  test("ADDR-01 TRIAL-01 F20: the addresses of a WordPress site lead on: by number, as files, whole, and all below a path", async () => {
    const { add, ask } = await site();
    expect((await add("https://old.example/?p=123", "/about")).body.fromPath).toBe("/?p=123");
    await add("page.html", "/faq");
    await add("/blog/*", "/articles");
    await add("/shop/*", "https://shop.example/*");
    expect(await ask("/?p=123&utm=1")).toEqual(moved("/about?utm=1"));
    expect(await ask("/?p=124")).toBeUndefined();
    expect(await ask("/")).toBeUndefined();
    expect(await ask("/page.html")).toEqual(moved("/faq"));
    expect(await ask("/blog/2020/05/name/")).toEqual(moved("/articles"));
    expect(await ask("/blog")).toBeUndefined();
    expect(await ask("/shop/a/b")).toEqual(moved("https://shop.example/a/b"));
    const loop = await add("/old/*", "/old/new");
    expect([loop.status, loop.body.fields]).toEqual([422, { target: faults.loop }]);
  });

  test("ADDR-01 a page always wins over a redirect; a change and a delete take effect at once", async () => {
    const { kernel, call, add, ask } = await site();
    await add("/services", "/about");
    expect(await ask("/services")).toBeUndefined();
    // A built-in page that has nothing to show yet.
    await add("/articles", "/about");
    expect(await ask("/articles")).toBeUndefined();
    const missing = new Request("http://localhost:3000/articles?a=1");
    const answer = await answerMoved(kernel, missing, { isMissing: true });
    expect(answer?.headers.get("location")).toBe("/about?a=1");
    const { id } = (await add("/a", "/about")).body;
    expect(await ask("/a")).toEqual(moved("/about"));
    await call("PUT", `/api/redirects/${id}`, { target: "/faq" });
    expect(await ask("/a")).toEqual(moved("/faq"));
    await call("DELETE", `/api/redirects/${id}`);
    expect(await ask("/a")).toBeUndefined();
    await call("POST", `/api/redirects/${id}/restore`);
    expect(await ask("/a")).toEqual(moved("/faq"));
  });

  test("ADDR-01 loops, chains, duplicates and invalid addresses are refused with a sentence, and nothing is stored", async () => {
    const { call, add, listed } = await site();
    const first = await add("/a", "/b?x=1");
    const refused = async (from: string, to: string) => {
      const { status, body } = await add(from, to);
      return [status, body.fields];
    };
    expect(await refused("/A/", "/c")).toEqual([422, { fromPath: faults.taken }]);
    expect(await refused("/c", "/C#top")).toEqual([422, { target: faults.loop }]);
    expect(await refused("/b", "/a")).toEqual([422, { target: faults.loop }]);
    expect(await refused("/c", "/a")).toEqual([422, { target: faults.chain("/b?x=1") }]);
    expect(await refused("/b", "/c")).toEqual([422, { fromPath: faults.ledTo("/a") }]);
    for (const path of ["/", "/admin/x", "/api", "/q/abc"])
      expect((await refused(path, "/c"))[1]).toEqual({
        fromPath: "هذا المسار محجوز للنظام، ولا يمكن تحويله. اختر غيره.",
      });
    for (const path of ["//evil.example", "about", "/a?b=1", "/%E0"])
      expect((await refused(path, "/c"))[1]).toHaveProperty("fromPath");
    for (const target of ["javascript:alert(1)", "//evil.example", "mailto:a@b.example", "#x", ""])
      expect((await refused("/c", target))[1]).toHaveProperty("target");
    expect(await listed()).toEqual([["/a", "/b?x=1", "hand"]]);
    // If restored, it would make the chain that was refused.
    await call("DELETE", `/api/redirects/${first.body.id}`);
    await add("/b", "/c");
    expect((await call("POST", `/api/redirects/${first.body.id}/restore`)).status).toBe(422);
  });

  test("ADDR-01 a moved page leaves a redirect; chains are shortened to one step, and moving back makes no loop", async () => {
    const { kernel, add, move, ask, listed } = await site();
    await add("/short", "/a#x");
    await move("/a", "/b");
    await move("/b", "/c");
    expect((await listed()).sort()).toEqual([
      ["/a", "/c", "moved"],
      ["/b", "/c", "moved"],
      ["/short", "/c#x", "hand"],
    ]);
    await move("/c", "/a");
    expect((await listed()).sort()).toEqual([
      ["/b", "/a", "moved"],
      ["/c", "/a", "moved"],
      ["/short", "/a#x", "hand"],
    ]);
    expect(await ask("/short")).toEqual(moved("/a#x"));
    const revisions = await revisionsOf(kernel, "redirects");
    expect(new Set(revisions.slice(1).map(({ actor_name }) => actor_name))).toEqual(new Set(["سارة"]));
  });

  test("ADDR-01 a file imports many: its preview names loops, chains and duplicates by row, and the list shows each one's origin", async () => {
    const { call, add, ask, listed } = await site();
    await add("/known", "/about");
    const csv = { headers: { "content-type": "text/csv" } };
    const head = "المسار القديم,يقود إلى\r\n";
    const bad = `${head}/x,/y\r\n/y,/x\r\n/z,/known\r\n/twice,/a\r\n/twice,/b\r\n/fine,/about\r\n/،,javascript:1\r\n`;
    const preview = await call("POST", "/api/redirects/import?dry=1", bad, csv);
    expect(preview.body.map(({ errors }: { errors: object }) => errors)).toEqual([
      { target: faults.loop },
      { target: faults.loop },
      { target: faults.chain("/about") },
      { fromPath: faults.taken },
      { fromPath: faults.taken },
      {},
      { target: "اكتب مسارًا في الموقع مثل \u2066/about\u2069 أو رابطًا كاملًا مثل https://example.com" },
    ]);
    expect((await call("POST", "/api/redirects/import", bad, csv)).status).toBe(422);
    const good = `${head}/one.html,/about\r\n/two.html,/faq\r\n`;
    expect((await call("POST", "/api/redirects/import", good, csv)).body.created).toBe(2);
    expect(await listed()).toEqual([
      ["/known", "/about", "hand"],
      ["/one.html", "/about", "file"],
      ["/two.html", "/faq", "file"],
    ]);
    expect(await ask("/two.html")).toEqual(moved("/faq"));
  });

  test("ADDR-01 SURV-02 while the database is away known redirects still work, and the next query waits a moment", async () => {
    const { kernel, call, add, ask } = await site();
    await add("/a", "/about");
    await ask("/a");
    await call("POST", "/api/faqs", { question: "س", answer: "ج" });
    const { reads } = kernel;
    let looks = 0;
    kernel.reads = new Proxy(reads, {
      get(of, name) {
        if (name !== "selectFrom") return Reflect.get(of, name);
        return (table: string) => {
          if (table !== "pages") looks++; // whether there is a page is queried each time, so it does not count
          throw new Error("away");
        };
      },
    });
    expect(await ask("/a")).toEqual(moved("/about"));
    expect(await ask("/a")).toEqual(moved("/about"));
    expect(looks).toBe(1);
    kernel.reads = reads;
    await add("/b", "/about");
    await expect.poll(() => ask("/b"), { timeout: 5000 }).toEqual(moved("/about"));
  });

  test("ADDR-01 people and files can make 20,000 redirects at most; a page can move nevertheless", async () => {
    const { kernel, add, move, ask } = await site();
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 20000)
      insert into redirects (from_path, target, origin, created_at, updated_at)
      select '/n' || i, '/about', 'file', '', '' from n`.execute(kernel.db);
    expect((await add("/one-more", "/about")).body.fields).toEqual({ fromPath: faults.tooMany });
    await move("/a", "/b");
    expect(await ask("/a")).toEqual(moved("/b"));
  });

  test("ADDR-01 an address without a redirect costs no query until something is published, and then one for all requests", async () => {
    const { kernel, call, add, ask } = await site();
    await add("/a", "/about");
    await ask("/a");
    let queries = 0;
    const { reads } = kernel;
    Object.defineProperty(kernel, "reads", {
      get: () => {
        queries++;
        return reads;
      },
    });
    for (let i = 0; i < 20; i++) await ask(`/nothing-${i}`);
    expect(queries).toBe(0);
    await call("POST", "/api/faqs", { question: "س", answer: "ج" });
    queries = 0;
    await ask("/services");
    expect(queries).toBe(0);
    await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`/nothing-${index}`)));
    expect(queries).toBe(1);
  });
});
