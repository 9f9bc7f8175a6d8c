import { expect, test } from "vitest";
import { analyticsText } from "./analytics.text.ts";

const { rate } = analyticsText.figures;

test("AANA-01 AR-02 the rate of requests uses the right Arabic plural and never says 0 visits", () => {
  expect(rate(18, 55)).toBe("أكثر من طلب لكل زيارة");
  expect(rate(5, 5)).toBe("طلب لكل زيارة واحدة");
  expect(rate(4, 2)).toBe("طلب لكل زيارتين");
  expect(rate(21, 3)).toBe("طلب لكل 7 زيارات");
  expect(rate(155, 1)).toBe("طلب لكل 155 زيارة");
});
