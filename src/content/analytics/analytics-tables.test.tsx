import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { AnalyticsPages } from "./analytics-pages.tsx";
import { AnalyticsPlot } from "./analytics-plot.tsx";
import { AnalyticsSources } from "./analytics-sources.tsx";
import type { Report } from "./schema.ts";

const counts = { views: 0, visits: 0, requests: 0 };
const days = [
  { day: "2026-11-19", visits: 8, views: 30, visitsBefore: 5, requests: 0 },
  { day: "2026-11-20", visits: 1234, views: 2500, visitsBefore: 0, requests: 3 },
];

const plain = (html = "") => html.replace(/<[^>]*>/g, "").replace(/[\u2066-\u2069]/g, "");

/** The headings and cells of the only table. */
function tableOf(html: string) {
  const cells = (row: string, tag: string) =>
    [...row.matchAll(new RegExp(`<${tag}\\b[^>]*>(.*?)</${tag}>`, "g"))].map(([, cell]) => plain(cell));
  const [head = "", ...rows] = html.split("<tr").slice(1);
  return [cells(head, "th"), ...rows.map((row) => cells(row, "td"))];
}

test("AANA-01 the table of the plot has a row for each day, latest first, with visits, earlier visits and requests", () => {
  expect(tableOf(renderToStaticMarkup(<AnalyticsPlot days={days} />))).toEqual([
    ["اليوم", "الزيارات", "في الفترة السابقة", "طلبات العروض"],
    ["20 نوفمبر", "1,234", "0", "3"],
    ["19 نوفمبر", "8", "5", "0"],
  ]);
});

test("AANA-01 the table of pages has name, address, views, their change and the visits that began there", () => {
  const pages: Report["pages"] = [
    { page: "/", views: 300, visits: 200, viewsBefore: 250 },
    { page: "/services", views: 1100, visits: 100, viewsBefore: 2200 },
    { page: "/faq", views: 40, visits: 10, viewsBefore: 40 },
    { page: "/projects/17", views: 20, visits: 0, viewsBefore: 0 },
  ];
  expect(tableOf(renderToStaticMarkup(<AnalyticsPages pages={pages} />))).toEqual([
    ["الصفحة", "المسار", "المشاهدات", "التغيّر", "بدأت منها زيارات"],
    ["الرئيسية", "/", "300", "20%أكثر", "200"],
    ["الخدمات", "/services", "1,100", "50%أقل", "100"],
    ["الأسئلة الشائعة", "/faq", "40", "لا تغيّر", "10"],
    ["صفحة مشروع", "/projects/17", "20", "جديدة", "0"],
  ]);
});

test("AANA-01 pages, devices and sources are shown as bars with their figures", () => {
  const report: Report = {
    days,
    total: counts,
    before: counts,
    pages: [{ page: "/about", views: 300, visits: 200, viewsBefore: 0 }],
    referrers: [
      { referrer: "google.com", visits: 1200 },
      { referrer: "", visits: 100 },
      { referrer: "*", visits: 7 },
    ],
    devices: [
      { device: "phone", visits: 220 },
      { device: "tablet", visits: 4 },
      { device: "desktop", visits: 90 },
    ],
  };
  const html = renderToStaticMarkup(<AnalyticsSources report={report} />);
  const bars = [...html.matchAll(/<li><span>(.*?)<\/span><b class="digits">([^<]*)<\/b>/g)];
  expect(bars.map(([, name, value]) => [plain(name), value])).toEqual([
    ["من نحن", "300"],
    ["جوال", "220"],
    ["لوحي", "4"],
    ["حاسب", "90"],
    ["بحث Google", "1,200"],
    ["زيارة مباشرة", "100"],
    ["مواقع أخرى", "7"],
  ]);
});
