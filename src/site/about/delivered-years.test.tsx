import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DeliveredYears } from "./delivered-years.tsx";

test("SITE-03 ENGINE-01 E6: a year without a project has no drawing, because WebKit gives one of no height 150 px", () => {
  const html = renderToStaticMarkup(
    <DeliveredYears
      delivered={[
        { year: 2024, total: 2 },
        { year: 2026, total: 1 },
      ]}
      since={2023}
    />,
  );
  const drawn = html
    .split("data-delivered=")
    .slice(1)
    .map((year) => [year.slice(1, 2), /<svg[^>]* height="(\d+)"/.exec(year)?.[1]]);
  expect(drawn).toEqual([
    ["0", undefined],
    ["2", "28"],
    ["0", undefined],
    ["1", "14"],
  ]);
});
