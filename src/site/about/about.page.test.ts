import { beforeAll, expect, test } from "vitest";
import { elementOf, sectionOf, textsOf, valuesOf } from "../../testing/pages/test-markup.ts";
import { openSite, type TestSite } from "../../testing/pages/test-site.ts";

let site: TestSite;
let page: Document;
beforeAll(async () => {
  site = await openSite();
  page = await site.page("/about");
});

test("ABOUT-01 the page shows mission, vision, six values, and the years 2020 to 2024 and 2026", () => {
  const headings = textsOf(page, "main :is(h2, h3)");
  for (const title of ["رسالتنا", "رؤيتنا"]) expect(headings).toContain(title);
  expect(sectionOf(page, "قيم نعمل بها").querySelectorAll("li")).toHaveLength(6);
  expect(textsOf(page, '[aria-label="مسيرتنا عامًا بعد عام"] b')).toEqual([
    "2020",
    "2021",
    "2022",
    "2023",
    "2024",
    "2026",
  ]);
  expect(elementOf(page, "[dir=ltr]", "24/7")).toBeDefined();
});

test("SITE-03 ABOUT-01 the head of the page has a mark for each delivered project above its year", async () => {
  type Project = { status: string; endDate: string };
  const projects = await site.call<Project[]>("GET", "/api/projects");
  const years = projects
    .filter(({ status }) => status === "completed")
    .map(({ endDate }) => endDate.slice(0, 4));
  expect(years.length).toBeGreaterThan(3);
  const shown = [...page.querySelectorAll("[data-delivered]")].map((column): [string, number] => [
    column.querySelector("dt")?.textContent ?? "",
    column.querySelector("path")?.getAttribute("d")?.match(/M/g)?.length ?? 0,
  ]);
  expect(shown[0]).toEqual(["2020", 0]);
  for (const [year, marks] of shown) expect(marks, year).toBe(years.filter((one) => one === year).length);
  expect(shown.reduce((sum, [, marks]) => sum + marks, 0)).toBe(years.length);
});

test("SITE-03 ABOUT-01 members of the team are drawn above the figures, hidden from screen readers", async () => {
  type Person = { id: number; portrait: string | null };
  const people = await site.call<Person[]>("GET", "/api/team-members");
  const first = people.filter(({ portrait }) => portrait).slice(0, 2);
  expect(first).toHaveLength(2);
  const links = "main a[href^='/leadership#']";
  expect(valuesOf(page, links, "href")).toEqual(first.map(({ id }) => `/leadership#member-${id}`));
  for (const link of page.querySelectorAll(links)) expect(link.closest("[aria-hidden=true]")).not.toBeNull();
});
