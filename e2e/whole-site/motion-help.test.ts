import { expect, expectNoSidewaysScroll, test } from "../support/fixtures.ts";

const pages = ["/", "/services", "/about", "/vision2030", "/leadership", "/testimonials", "/faq", "/quote"];

test("SEC-11 links of the site are prefetched by rules that the policy allows; admin, API and search links are not", async ({
  page,
  request,
}) => {
  expect(await (await request.get("/admin")).text()).not.toContain("speculationrules");
  await page.goto("/services"); // if the policy refused the rules, the page's error would fail the test
  const rules = JSON.parse(await page.locator("script[type=speculationrules]").innerText());
  expect(rules.prefetch).toHaveLength(1);
  const [{ where, eagerness }] = rules.prefetch;
  expect(eagerness).toBe("moderate");
  // The rules are evaluated as browsers do, because this browser may not prefetch at all.
  const isFetchedAhead = (address: string) =>
    page.evaluate(
      ({ address, all, except }) => {
        const fits = (patterns: string | string[]) =>
          [patterns]
            .flat()
            .some((pattern) => new URLPattern(pattern, location.href).test(new URL(address, location.href)));
        return fits(all) && !fits(except);
      },
      { address, all: where.and[0].href_matches, except: where.and[1].not.href_matches },
    );
  const ahead = [
    "/",
    "/about",
    "/projects/web-1",
    "/projects?status=completed",
    "/quote",
    "/faq?category=pricing",
  ];
  const never = ["/admin", "/admin/faq", "/api/faqs", "/uploads/logo.png", "/social/home.png"].concat([
    "/faq?q=x",
    "/faq?category=all&q=x",
    "/quote?selected_package_title=x",
    "https://other.example/",
  ]);
  for (const address of ahead) expect(await isFetchedAhead(address), address).toBe(true);
  for (const address of never) expect(await isFetchedAhead(address), address).toBe(false);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test("SHELL-01 pages change with a view transition, and without one where motion is unwanted", async ({
    page,
  }) => {
    await page.goto("/");
    const name = () =>
      page.locator("header").evaluate((header) => getComputedStyle(header).viewTransitionName);
    expect(await name()).toBe("header");
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await name()).toBe("none");
    const durations = await page
      .locator("main :is(a, button, article, section, div)")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
    for (const duration of new Set(durations)) expect(duration).toMatch(/^0s(, 0s)*$/);
  });
});

test("SHELL-06 on paper the dark theme is black on white, and elements that can only be clicked are left out", async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem("theme", "dark"));
  await page.goto("/faq");
  await page.emulateMedia({ media: "print" });
  const body = page.locator("body");
  await expect(body).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(body).toHaveCSS("color", "rgb(0, 0, 0)");
  for (const hidden of ["header", "search", "footer"])
    await expect(page.locator(hidden).first()).toBeHidden();
  const answer = page.locator("#faq-1");
  expect(await answer.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(20);
});

test("SHELL-06 SITE-03 on paper parts that are folded on phones are open, and scrolling rows are shown completely", async ({
  page,
}) => {
  // The width of a sheet of A4 between its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const path of ["/about", "/vision2030"]) {
    await page.goto(path);
    const row = await page
      .locator("main ol[tabindex]")
      .evaluate((list) => [list.scrollWidth, list.clientWidth]);
    expect(row[0], path).toBe(row[1]);
    for (const text of await page.locator("main details > p").all()) await expect(text).toBeVisible();
  }
  await page.goto("/testimonials");
  await expect(page.getByRole("navigation", { name: "تصنيف الآراء" })).toBeHidden();
});

test("AR-04 with the preference for more contrast, secondary text is as dark as the text and lines are strong", async ({
  page,
}) => {
  await page.goto("/testimonials");
  await page.emulateMedia({ contrast: "more" });
  const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
  await expect(page.getByRole("article").locator("dt").first()).toHaveCSS("color", ink);
});

test("AR-04 at 200 per cent nothing scrolls sideways and nothing is cut off", async ({ page }) => {
  // At 200 per cent a window of 1280 pixels has the layout of 640, and one of 640 the layout of 320.
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 512 });
    for (const path of pages) {
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      const cut = await page
        .locator("main :is(h1, h2, h3, p:not([aria-hidden]), dd, a, button)")
        .evaluateAll((all) =>
          all
            .filter((one) => {
              const style = getComputedStyle(one);
              return (
                style.clipPath === "none" &&
                style.overflowX !== "visible" &&
                one.scrollWidth > one.clientWidth + 1
              );
            })
            .map((one) => one.textContent),
        );
      expect(cut, path).toEqual([]);
    }
  }
});

test("SHELL-04 FAQ-05 every clickable element is reached by keyboard alone, in order, and the focus is visible", async ({
  page,
}) => {
  for (const path of ["/leadership", "/testimonials", "/faq"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "تخطَّ إلى المحتوى" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
    const wanted = await page
      .locator("main :is(a[href]:not([tabindex='-1']), button, input, select, summary):visible")
      .evaluateAll((all) => all.filter((one) => !one.closest("details:not([open]) > :not(summary)")).length);
    const unseen: (string | null)[] = [];
    let reached = 0;
    for (; reached < wanted; reached++) {
      await page.keyboard.press("Tab");
      const state = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest("main")) return { inside: false, seen: true, text: null };
        const { outlineStyle, boxShadow, borderColor } = getComputedStyle(focused);
        return {
          inside: true,
          seen: outlineStyle !== "none" || boxShadow !== "none" || borderColor !== "",
          text: focused.textContent,
        };
      });
      if (!state.inside) break;
      if (!state.seen) unseen.push(state.text);
    }
    expect(reached, path).toBe(wanted);
    expect(unseen, path).toEqual([]);
  }
});
