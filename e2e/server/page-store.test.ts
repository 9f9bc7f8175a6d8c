import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { demoAccount, expect, test } from "../support/fixtures.ts";
import { futureOrigin, noNginx, proxyName, startProxy } from "../support/nginx.ts";
import { startBeside, startSite } from "../support/site-process.ts";

test(`SURV-08 SEC-03 SEC-11 SEC-12 ADDR-01 two processes behind ${proxyName}: it serves stored pages itself, a publish in either shows at once, a moved page is redirected to, pages keep their policy, and nginx's log has no secrets and no visitors' addresses`, async ({
  browser,
}) => {
  const { port, origin } = await futureOrigin();
  const environment = {
    PUBLIC_URL: origin,
    PAGE_STORE: "1",
    TRUST_PROXY: "127.0.0.1",
    DEMO: "1",
    RATE_LIMIT: "on",
  };
  const first = await startSite(environment);
  const second = await startBeside(first, environment);
  const processes = [first, second];
  const accessLog = join(first.dataDir, "access.log");
  const proxy = await startProxy({ port, processes, dataDir: first.dataDir, accessLog });
  const context = await browser.newContext({ baseURL: origin });
  try {
    const get = (path: string, headers: Record<string, string> = {}) => fetch(origin + path, { headers });
    const stored = (path: string) => existsSync(join(`${first.dataDir}-pages/current`, path, "index.html"));
    // A process that has not noticed a publish yet stores into the old folder; the next visit corrects that.
    const visitUntilStored = (path: string) =>
      expect.poll(async () => (await get(`/${path}`)).ok && stored(path)).toBe(true);

    // The first visit is answered by a process, which stores the page; the next by nginx, with the same bytes.
    const rendered = await get("/services", { "accept-encoding": "identity" });
    await expect.poll(() => stored("services")).toBe(true);
    await Promise.all(processes.map((site) => site.stop("SIGKILL")));
    const served = await get("/services", { "accept-encoding": "identity" });
    expect(served.status).toBe(200);
    expect(await served.text()).toBe(await rendered.text());
    expect(Object.fromEntries(served.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "public, no-cache",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
    expect(served.headers.has("last-modified")).toBe(false);
    const zipped = await get("/services", { "accept-encoding": "gzip" });
    expect(zipped.headers.get("content-encoding")).toBe("gzip");
    const tag = served.headers.get("etag") ?? "";
    expect((await get("/services", { "accept-encoding": "identity", "if-none-match": tag })).status).toBe(
      304,
    );
    // The processes are stopped, so a page that is not stored cannot be answered.
    const away = await get("/about");
    expect([away.status, away.headers.get("retry-after")]).toEqual([502, "5"]);
    expect(await away.text()).toContain("<h1>الموقع متوقّف لحظات</h1>");
    await Promise.all(processes.map((site) => site.start()));

    // Queries, posts and pages that are not stored go to the processes.
    expect((await get("/projects?status=completed")).headers.has("etag")).toBe(true);
    expect((await get("/admin")).status).toBe(401);
    expect((await get("/nowhere")).status).toBe(404);
    expect(stored("nowhere")).toBe(false);
    const post = await fetch(`${origin}/quote`, {
      method: "POST",
      redirect: "manual",
      headers: { origin, "content-type": "application/x-www-form-urlencoded" },
      body: "name=",
    });
    expect(post.status).toBe(303);

    // A publish in either process shows in the next answer of both, and in that of the proxy.
    let session = "";
    for (const [index, site] of processes.entries()) {
      const signIn = await site.call("POST", "/api/auth/sign-in/email", demoAccount);
      const cookie = (signIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      session = cookie;
      const title = `خدمة ${index} تظهر فورًا`;
      await visitUntilStored("services");
      const answer = await fetch(`${site.origin}/api/services/1`, {
        method: "PUT",
        headers: { origin, cookie, "content-type": "application/json" },
        body: JSON.stringify({ title }),
      });
      expect(answer.status).toBe(200);
      // A request sent a second after the publish gets the new page, however long a busy machine takes to answer.
      const until = performance.now() + 1000;
      let asked = performance.now();
      while (!(await (await get("/services")).text()).includes(title)) {
        expect(asked).toBeLessThan(until);
        asked = performance.now();
      }
    }

    // A moved page is removed from the store at once, and its old address redirects to the new one.
    const rename = (address: string) =>
      fetch(`${second.origin}/api/articles/1`, {
        method: "PUT",
        headers: { origin, cookie: session, "content-type": "application/json" },
        body: JSON.stringify({ address }),
      });
    expect((await rename("first-address")).status).toBe(200);
    await visitUntilStored("articles/first-address");
    expect((await rename("second-address")).status).toBe(200);
    await expect
      .poll(async () => {
        const moved = await fetch(`${origin}/articles/first-address?from=mail`, { redirect: "manual" });
        return [moved.status, moved.headers.get("location"), moved.headers.get("cache-control")];
      })
      .toEqual([301, "/articles/second-address?from=mail", "public, max-age=300"]);
    await visitUntilStored("articles/second-address");

    for (const path of [
      "/q/secret?x=1",
      "//Q/secret",
      "/draft/secret/services",
      "/faq?q=0551234567",
      "/0551234567",
    ])
      await get(path);
    if (!noNginx) {
      const logged = () => readFileSync(accessLog, "utf8");
      await expect.poll(logged).toMatch(/ GET \/\.\.\. 404 /);
      expect(logged()).toMatch(
        / GET \/q\/\.\.\. 404 .* GET \/Q\/\.\.\. 404 .* GET \/draft\/\.\.\. 404 .* GET \/faq 200 /s,
      );
      expect(logged()).not.toMatch(/secret|0551234567|127\.0\.0\.1/);
    }

    // The proxy does not forward the address that a visitor claims, so the sixth guess is refused.
    const guesses: number[] = [];
    for (let guess = 1; guess <= 7; guess++) {
      const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
        method: "POST",
        headers: { origin, "content-type": "application/json", "x-forwarded-for": `198.51.100.${guess}` },
        body: JSON.stringify({ email: demoAccount.email, password: "wrong" }),
      });
      guesses.push(answer.status);
    }
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429]);

    // The content security policy of the stored page applies: its own scripts run, an injected one does not.
    await visitUntilStored("faq");
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    const answer = await page.goto("/faq");
    expect(await answer?.headerValue("x-request-id")).toBeNull();
    await expect(page.locator("html[data-live]")).toBeAttached();
    expect(complaints).toEqual([]);
    await page.evaluate(() => {
      const planted = document.createElement("script");
      planted.textContent = "document.documentElement.dataset.planted = ''";
      document.body.append(planted);
    });
    await expect(page.locator("html[data-planted]")).toHaveCount(0);
    expect(complaints.join()).toContain("Content Security Policy");
  } finally {
    await context.close();
    await proxy.stop();
    await second.remove();
    await first.remove();
  }
});
