import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projectCategories } from "../../content/projects/project-choices.ts";
import { projectText } from "../../content/projects/projects.text.ts";
import { ProjectFilters } from "./projects-filter.tsx";

const [used = "", unused = "", other = ""] = projectCategories;
const nameOf = (category: string) =>
  Object.entries(projectText.categories).find(([key]) => key === category)?.[1] ?? "?";

test("PRJ-03 TRIAL-01 O16: a category without projects is not offered, but can be left where it is chosen", () => {
  const counts = [{ category: used, status: "completed", total: 3 }];
  const html = renderToStaticMarkup(<ProjectFilters counts={counts} filter={{}} total={3} />);
  expect(html).toContain(nameOf(used));
  expect(html).not.toContain(nameOf(unused));
  const chosen = renderToStaticMarkup(
    <ProjectFilters counts={counts} filter={{ category: unused }} total={0} />,
  );
  expect(chosen).toContain(nameOf(unused));
  expect(chosen).not.toContain(nameOf(other));
});
