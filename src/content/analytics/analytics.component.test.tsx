import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { button } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../testing/components/test-survey.ts";
import AnalyticsScreen from "./admin-screen.tsx";
import type { Report } from "./schema.ts";

/** A site with visits of many days, two requests of today, and its analytics. */
async function open() {
  const site = await makeSite({ hasVisits: true });
  for (const name of ["منى", "هند"])
    await site.call("POST", "/api/project-requests", {
      name,
      phone: "0551112223",
      email: "mona@mail.example",
    });
  const router = await openScreen(<AnalyticsScreen />, "/admin/analytics");
  await expect.element(page.getByRole("img", { name: /رسم الزيارات/ })).toBeVisible();
  const report = (days: number): Promise<Report> => site.call("GET", `/api/analytics?days=${days}`);
  return { site, router, report };
}

const numberIn = (name: string) => {
  const shown = page.getByRole("region", { name }).element().querySelector("b")?.textContent ?? "";
  return Number(shown.replaceAll(",", ""));
};

test("AANA-01 ADM-06 the screen shows the figures of a chosen period as plot and table, and leads to its file", async () => {
  const { router, report } = await open();
  const { total } = await report(30);
  expect(total.visits).toBeGreaterThan(300);
  expect(numberIn("الزيارات")).toBe(total.visits);
  expect(numberIn("صفحات لكل زيارة")).toBeCloseTo(total.views / total.visits, 1);
  await expect
    .element(page.getByRole("region", { name: "طلبات العروض" }))
    .toMatchTextContent(`طلب لكل ${countOf(staffCounted.visit, Math.round(total.visits / 2))}`);
  const rows = page.getByRole("region", { name: "الزيارات يومًا بيوم" }).getByRole("row");
  await page.getByText("عرض الأرقام في جدول").click();
  await expect.poll(() => rows.elements().length).toBe(31);
  await button("7 أيام").click();
  await expect.poll(() => rows.elements().length).toBe(8);
  expect(router.state.location.search).toBe("?days=7");
  expect(numberIn("الزيارات")).toBe((await report(7)).total.visits);
  const file = page.getByRole("link", { name: "تصدير CSV" });
  await expect.element(file).toHaveAttribute("href", "/api/analytics/export.csv?days=7");
  const csv = await (await fetch("/api/analytics/export.csv?days=7")).text();
  const [head, ...lines] = csv.trim().split("\r\n");
  expect(head?.replace(/^\ufeff/, "")).toBe("اليوم,الزيارات,الصفحات,طلبات العروض");
  expect(lines).toHaveLength(7);
});

test("AANA-01 AR-04 analytics fit every width and have no accessibility violation in both themes", async () => {
  await open();
  await expectFitsAndReads();
});
