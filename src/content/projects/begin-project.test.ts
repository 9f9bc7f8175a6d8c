import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { beginProject, projects } from "./projects.ts";

test("APRJ-02 SITE-05 TRIAL-01 O16: a project that staff begin is hidden until they show it; a call without the flag still shows it", () => {
  expect(beginProject(4)).toEqual({ ...blankOf(projects, { count: 4 }), isActive: false });
  expect(blankOf(projects).isActive).toBe(true);
});
