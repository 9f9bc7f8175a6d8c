import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { ProjectCard } from "./project-card.tsx";
import { type Project, projects } from "./projects.ts";

const stored = { id: "1", version: 1, createdAt: "2026-01-01", updatedAt: "2026-01-01", deletedAt: null };
const full: Project = {
  ...blankOf(projects),
  ...stored,
  title: "متجر رُطَب",
  value: "48,000 ريال",
  duration: "10 أسابيع",
  location: "الرياض",
  startDate: "2026-09-27",
  endDate: "2026-12-03",
};

/** The facts of a card, name and value, in the order in which screen readers read them. */
function factsOf(project: Project) {
  const html = renderToStaticMarkup(<ProjectCard project={project} />);
  const words = (part = "") => part.replace(/<[^>]*>/g, "");
  return [...html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, name, value]) => [
    words(name),
    words(value),
  ]);
}

test("PRJ-01 a card shows value, duration, both dates and place", () => {
  expect(factsOf(full)).toEqual([
    ["الموقع", "الرياض"],
    ["المدة", "10 أسابيع"],
    ["القيمة", "48,000 ريال"],
    ["تاريخ البداية", "27 سبتمبر 2026"],
    ["تاريخ النهاية", "3 ديسمبر 2026"],
  ]);
});

test("PRJ-01 an unknown date is left out, and the list of facts too when it would be empty", () => {
  const names = (project: Project) => factsOf(project).map(([name]) => name);
  expect(names({ ...full, startDate: "" })).toEqual(["الموقع", "المدة", "القيمة", "تاريخ النهاية"]);
  expect(names({ ...full, endDate: "" })).toEqual(["الموقع", "المدة", "القيمة", "تاريخ البداية"]);
  expect(renderToStaticMarkup(<ProjectCard project={{ ...blankOf(projects), ...stored }} />)).not.toContain(
    "<dl",
  );
});

test("PRJ-01 a card shows the client and the summary, or without a summary the first line of the description", () => {
  const wordsOf = (project: Project) =>
    [...renderToStaticMarkup(<ProjectCard project={project} />).matchAll(/<p [^>]*>(.*?)<\/p>/g)].map(
      ([, words]) => words,
    );
  const described = { ...full, client: "مزارع رُطَب", description: "سطر أول\nسطر ثان" };
  expect(wordsOf({ ...described, summary: "ملخص" })).toEqual(["مزارع رُطَب", "ملخص"]);
  expect(wordsOf(described)).toEqual(["مزارع رُطَب", "سطر أول"]);
});

test("PRJ-01 SITE-03 an unfinished project with dates shows its weeks, filled by completion; others only the figure", () => {
  const html = (fields: Partial<Project>) =>
    renderToStaticMarkup(<ProjectCard project={{ ...full, completion: 70, ...fields }} />);
  const weeks = (fields: Partial<Project>) => html(fields).match(/<i( class="[^"]*")?><\/i>/g) ?? [];
  const started = weeks({ status: "in-progress" });
  expect(started).toHaveLength(10);
  expect(started.filter((mark) => mark === started[0])).toHaveLength(7);
  expect(weeks({ status: "completed" })).toEqual([]);
  expect(weeks({ status: "in-progress", endDate: "" })).toEqual([]);
  for (const status of ["completed", "in-progress"]) expect(html({ status })).toContain("70%");
  expect(html({ status: "completed" })).toContain("مكتمل");
});

test("PRJ-03 each category has its name and its colour", () => {
  const tagOf = (category: Project["category"]) =>
    /<span class="(keyword [a-z]+)" data-tag="true">(.*?)<\/span>/
      .exec(renderToStaticMarkup(<ProjectCard project={{ ...full, category }} />))
      ?.slice(1);
  expect(projects.fields.category.choices?.map((category) => tagOf(category as Project["category"]))).toEqual(
    [
      ["keyword commercial", "تجاري"],
      ["keyword residential", "سكني"],
      ["keyword industrial", "صناعي"],
      ["keyword other", "أخرى"],
    ],
  );
});
