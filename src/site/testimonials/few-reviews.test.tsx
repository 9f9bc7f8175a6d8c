import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { reviewText } from "../../content/testimonials/testimonials.text.ts";
import { countByTab, ReviewTabs } from "./review-tabs.tsx";
import { ReviewedProjectBand } from "./reviewed-project.tsx";
import { ShownReviews } from "./shown-reviews.tsx";

const tabs = (current: string, kinds: { category: string; total: number }[]) =>
  renderToStaticMarkup(<ReviewTabs current={current} counts={countByTab(kinds)} />);

test("TEST-02 TRIAL-01 O14: a tab without reviews is not offered, but can be left where it is chosen", () => {
  const { all, commercial, residential, industrial } = reviewText.tabs;
  const one = tabs("all", [{ category: "commercial", total: 1 }]);
  expect([all, commercial, residential, industrial].map((name) => one.includes(name))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(tabs("industrial", [{ category: "commercial", total: 1 }])).toContain(industrial);
  expect(tabs("all", [])).toBe("");
});

test("TEST-01 TRIAL-01 O14: what stands last before the call at the end keeps its distance from it", () => {
  const list = { shown: [], total: 0, counts: countByTab([]) };
  const Empty = createRoutesStub([
    { path: "/", Component: () => <ShownReviews list={list} project={null} category="all" page={1} /> },
  ]);
  expect(renderToStaticMarkup(<Empty />)).toMatch(/class="[^"]*reviews last/);
  const project = { id: "p1", title: "متجر", summary: "", image: "/uploads/a-20x10.webp" };
  const band = (isLast: boolean) =>
    renderToStaticMarkup(<ReviewedProjectBand project={project} isLast={isLast} />);
  expect(band(true)).toContain('class="band last"');
  expect(band(false)).toContain('class="band"');
});
