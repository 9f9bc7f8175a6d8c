import { beforeAll, expect, test } from "vitest";
import { elementOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { missingPath } from "../../testing/pages/test-paths.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});

const headerPages = ["/", "/services", "/about", "/leadership", "/faq", "/vision2030", "/contact"];
const bar = "header > div:first-child > :not(:first-child)";

test("SHELL-02 an unknown path answers a designed page inside the layout", async () => {
  const page = await site.page(missingPath);
  expect(textsOf(page, "h1")).toEqual(["هذه الصفحة ليست هنا"]);
  elementOf(page, "body > header");
  elementOf(page, "body > footer");
});

test("SHELL-03 SHELL-05 SHELL-08 header and footer have their links in order, and the footer the agency", async () => {
  const page = await site.page("/services");
  expect([...new Set(valuesOf(page, "header > div:first-child a", "href"))]).toEqual(headerPages);
  // The link to the articles is shown because the demo has some.
  expect(valuesOf(page, "footer nav a", "href")).toEqual([
    "/",
    "/services",
    "/projects",
    "/articles",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
  ]);
  const footer = elementOf(page, "footer");
  for (const words of ["طريق الملك فهد، حي العليا", "© 2024"]) expect(footer.textContent).toContain(words);
  expect(valuesOf(footer, 'img[src="/uploads/logo.png"]', "alt")).toHaveLength(1);
  // The number reads left to right within the Arabic line.
  expect(elementOf(footer, "[dir=ltr]", "+966 11 000 0000")).toBeDefined();
});

test("SHELL-03 each page marks only its own link in header and mobile menu", async () => {
  const marked = async (path: string) => {
    const page = await site.page(path);
    return [bar, "#sheet"].map((region) =>
      [...page.querySelectorAll(`${region} a[aria-current]`)].map(
        (link) => `${link.getAttribute("href")} ${link.getAttribute("aria-current")}`,
      ),
    );
  };
  expect(await marked("/quote")).toEqual([[], []]); // a page without a link in the header
  for (const path of headerPages) expect(await marked(path)).toEqual([[`${path} page`], [`${path} page`]]);
});

test("HOME-06 the floating chat link opens the messaging app with the number and a greeting", async () => {
  const [href] = valuesOf(await site.page("/"), 'a[href^="https://wa.me/"]', "href");
  const url = new URL(href ?? "");
  expect(url.pathname).toBe("/966500000000");
  expect(url.searchParams.get("text")).toBe("السلام عليكم، أودّ الاستفسار عن خدمات شُرفة.");
});
