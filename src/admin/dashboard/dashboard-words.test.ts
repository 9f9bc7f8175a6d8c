import { expect, test } from "vitest";
import { dashboardText } from "./dashboard.text.ts";

test("ADM-06 TRIAL-01 G: an empty site is not told that nothing came before nothing", () => {
  expect(dashboardText.added(0, 0)).toBe("لا جديد في آخر 30 يومًا");
  expect(dashboardText.added(0, 4)).toBe("لا جديد في آخر 30 يومًا، وكان قبلها 4");
  expect(dashboardText.added(2, 0)).toBe("الجديد 2 في آخر 30 يومًا، وكان قبلها 0");
});

test("ADM-06 TRIAL-01 D: a change is told with its share behind it", () => {
  expect(dashboardText.change(129, 100)).toBe("أعلى من الشهر الماضي بنسبة 29%");
  expect(dashboardText.change(50, 100)).toBe("أقل من الشهر الماضي بنسبة 50%");
});
