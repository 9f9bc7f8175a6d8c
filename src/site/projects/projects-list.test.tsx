import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ProjectList } from "./projects-list.tsx";

test.each([
  ["without a project", { ok: true, value: { projects: [], total: 0 } }, {}],
  ["without a fitting project", { ok: true, value: { projects: [], total: 0 } }, { category: "industrial" }],
  ["that failed", { ok: false }, {}],
] as const)(
  "PRJ-01 TRIAL-01 O14: a list %s keeps its distance from the band below",
  (_what, list, filter) => {
    const shown = list.ok ? { ok: true as const, value: { projects: [], total: 0 } } : { ok: false as const };
    const Page = createRoutesStub([
      { path: "/", Component: () => <ProjectList list={shown} filter={filter} page={1} /> },
    ]);
    expect(renderToStaticMarkup(<Page />)).toMatch(/^<div class="wrap alone">/);
  },
);
