import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { formatDate, isoDay, isoDayAfter } from "../../../kernel/text/format.ts";
import { banner, button, dialog, field, save } from "../../../testing/components/test-records.tsx";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { expectFitsAndReads } from "../../../testing/components/test-survey.ts";
import SalesReportScreen from "./admin-screen.tsx";
import { periodBefore, presentPeriod } from "./periods.ts";

const requests = "/api/project-requests";
const at = "/admin/sales-report";
const open = (query = "") => openScreen(<SalesReportScreen />, `${at}${query}`);
const region = (name: string) => page.getByRole("region", { name, exact: true });
const chooser = () => page.getByLabelText("الفترة", { exact: true });
const today = isoDay(new Date());

/** A site with requests of today: one won by phone, one lost, and one that is new and worth something. */
async function siteWithSales() {
  const site = await makeSite();
  const send = async (path: string, values: object) =>
    (
      await site.call("POST", `${requests}${path}`, {
        phone: "0551234567",
        email: "n@mail.example",
        ...values,
      })
    ).id;
  const won = await send("/entered", {
    name: "نورة",
    source: "phone",
    requested_services: ["serviceWebsite"],
  });
  const lost = await send("", { name: "هند", requested_services: ["serviceWebsite"] });
  const fresh = await send("", { name: "منى", chosen_package: "أساسية" });
  await site.call("PUT", `${requests}/${won}`, { status: "won", expected_value: 1500_50 });
  await site.call("PUT", `${requests}/${lost}`, { status: "lost", lost_reason: "price" });
  await site.call("PUT", `${requests}/${fresh}`, { expected_value: 1000_00 });
  return site;
}

test("SALES-01 the figures of the month stand beside the time before, and each leads to its requests", async () => {
  await siteWithSales();
  const router = await open();
  await expect.element(region("قيمة ما تم الاتفاق عليه")).toMatchTextContent("1,500.5");
  await expect.element(region("نسبة الاتفاق")).toMatchTextContent("50%");
  await expect.element(region("نسبة الاتفاق")).toMatchTextContent("1 من 2");
  const period = presentPeriod("month", today);
  const before = periodBefore(period);
  await expect
    .element(
      page.getByText(
        new RegExp(`المقارنة بمدة مثلها قبلها، من ${formatDate(before.from)} إلى ${formatDate(before.to)}`),
      ),
    )
    .toBeVisible();
  const days = `${period.from}..${period.to}`;
  const leads = async (name: string | RegExp, within: string, expected: Record<string, string>) => {
    const link = region(within).getByRole("link", { name });
    const address = new URL(link.element().getAttribute("href") ?? "", location.origin);
    expect(address.pathname).toBe("/admin/quote-requests");
    expect(Object.fromEntries(address.searchParams)).toEqual({ view: "table", ...expected });
  };
  await leads(/1,500/, "قيمة ما تم الاتفاق عليه", { status: "won", closed: days });
  await leads("1، الطلبات، جديد", "المفتوح الآن", { status: "new" });
  await leads("1، وصلت، نموذج الموقع".replace("1", "2"), "من أين وصلت", { source: "site", arrived: days });
  await leads("1، تم الاتفاق، مكالمة", "من أين وصلت", { source: "phone", status: "won", closed: days });
  await leads("1، لم يتم، تصميم موقع إلكتروني", "ما الخدمة المطلوبة", {
    service: "serviceWebsite",
    status: "lost",
    closed: days,
  });
  await leads("1، وصلت، أساسية", "ما الباقة المختارة", { package: "أساسية", arrived: days });
  await leads("1، الطلبات، السعر أعلى من الميزانية", "لماذا لم يتم الاتفاق", {
    reason: "price",
    status: "lost",
    closed: days,
  });
  expect(router.state.location.search).toBe("");
});

test("SALES-01 open requests are weighed by their chance, and months have a plot and a table", async () => {
  await siteWithSales();
  await open();
  const rows = region("المفتوح الآن").getByRole("row");
  await expect.element(rows.filter({ hasText: "جديد" })).toMatchTextContent(/1,000\.00\s*10%\s*100\.00/);
  await expect.element(rows.filter({ hasText: "المجموع" })).toMatchTextContent(/1,000\.00\s*100\.00/);
  await expect.element(page.getByRole("img", { name: /رسم قيمة ما تم، والهدف من/ })).toBeVisible();
  await expect.element(page.getByRole("img", { name: /رسم ما تم وما لم يتم من/ })).toBeVisible();
  await page.getByText("عرض الأرقام في جدول").click();
  const months = region("شهرًا بشهر").getByRole("row");
  await expect.poll(() => months.elements().length).toBe(13);
  await expect.element(months.nth(1)).toMatchTextContent(/1\s*1,500\.50\s*1\s*0\.00\s*50%/);
});

test("SALES-01 the period is kept in the address: the present quarter or year, or two days; what is no period is told", async () => {
  await siteWithSales();
  const router = await open("?period=quarter");
  const search = () => router.state.location.search;
  const lead = (from: string, to: string) =>
    expect
      .element(page.getByText(`من ${formatDate(from)} إلى ${formatDate(to)}`, { exact: true }))
      .toBeVisible();
  await lead(presentPeriod("quarter", today).from, today);
  await expect.element(chooser()).toHaveValue("quarter");
  await chooser().selectOptions("هذه السنة");
  await expect.poll(search).toBe("?period=year");
  await chooser().selectOptions("فترة أخرى");
  const days = page.getByRole("form", { name: "فترة أخرى" });
  const [from, to] = [
    days.getByLabelText("من", { exact: true }),
    days.getByLabelText("إلى", { exact: true }),
  ];
  await from.fill("2026-03-31");
  await to.fill("2026-03-01");
  await button("عرض").click();
  await expect.element(days.getByText("يوم النهاية قبل يوم البداية")).toBeVisible();
  await from.fill("2010-03-01");
  await button("عرض").click();
  await expect.element(days.getByText("أطول فترة خمس سنوات")).toBeVisible();
  expect(search()).toBe("?period=year");
  await from.fill("2026-02-01");
  await button("عرض").click();
  await expect.poll(search).toBe("?from=2026-02-01&to=2026-03-01");
  await lead("2026-02-01", "2026-03-01");
  await expect
    .element(page.getByRole("link", { name: "تصدير CSV" }))
    .toHaveAttribute("href", "/api/sales-report/export.csv?from=2026-02-01&to=2026-03-01");
  await chooser().selectOptions("هذا الشهر");
  await expect.poll(search).toBe("");
});

test("SALES-01 the days of an own period stay open when the period that was chosen just before comes late", async () => {
  await siteWithSales();
  const router = await open("?period=quarter");
  await expect.element(chooser()).toHaveValue("quarter");
  const select = chooser().element() as HTMLSelectElement; // Vitest answers elements without their kind
  for (const value of ["year", "own"]) {
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true })); // at once, before the address has changed
  }
  await expect.poll(() => router.state.location.search).toBe("?period=year");
  await expect
    .element(page.getByText(new RegExp(`^من ${formatDate(presentPeriod("year", today).from)} إلى`)))
    .toBeVisible();
  await expect.element(page.getByRole("form", { name: "فترة أخرى" })).toBeVisible();
  await expect.element(chooser()).toHaveValue("own");
});

test("SALES-01 owners set the targets of the year, and the month says how far it is", async () => {
  const site = await siteWithSales();
  await open();
  await button("الأهداف").click();
  const month = new Intl.DateTimeFormat("ar-SA-u-ca-gregory-nu-latn", {
    month: "long",
    timeZone: "Asia/Riyadh",
  });
  await field(month.format(new Date())).fill("٣٠٠٠");
  await save();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(region("قيمة ما تم الاتفاق عليه")).toMatchTextContent(/50% من الهدف، وهو 3,000/);
  const year = today.slice(0, 4);
  const stored = await site.call("GET", `/api/sales-targets/${year}`);
  expect(Object.values(stored)).toContain(3000);
  await site.breakCalls({ method: "PUT", path: `/api/sales-targets/${year}`, how: "unavailable" });
  await button("الأهداف").click();
  await field("يناير").fill("5");
  await save();
  await expect.element(dialog().getByText(/تعذّر حفظ الأهداف/)).toBeVisible();
  await expect.element(field("يناير")).toHaveValue("5");
});

test("SALES-01 a site without sales says so, and a failure offers another try", async () => {
  const site = await makeSite();
  await site.breakCalls({ method: "GET", path: "/api/sales-report", how: "unavailable" });
  await open();
  await expect.element(banner("تعذّر تحميل تقرير المبيعات")).toBeVisible();
  await site.mend();
  await button("إعادة المحاولة").click();
  await expect.element(page.getByText("لا مبيعات في هذه الفترة")).toBeVisible();
});

test("SALES-01 AR-04 the report fits every width and has no accessibility violation in both themes", async () => {
  await siteWithSales();
  await open();
  await expect.element(region("المفتوح الآن")).toBeVisible();
  await expectFitsAndReads();
});

test("SALES-01 what falls due in ninety days stands in the report with its sum, also without requests, and leads to the projects", async () => {
  const site = await makeSite();
  const day = isoDayAfter(today, 20);
  const { id } = await site.call("POST", "/api/projects", { title: "متجر رواق" });
  const box = () => region("تجديدات التسعين يومًا القادمة");
  await site.call("POST", requests, { name: "منى", phone: "0551234567", email: "n@mail.example" });
  await open();
  await expect.element(page.getByText("لا تجديد في التسعين يومًا القادمة.")).toBeVisible();
  const [request] = await site.call("GET", `${requests}?kind=quote`);
  await site.call("DELETE", `${requests}/${request.id}`);
  const renewal = { project_id: id, title: "الاستضافة", amount: 100.5, period: "year", next_day: day };
  await site.call("POST", "/api/renewals", renewal);
  await site.call("POST", "/api/renewals", { ...renewal, title: "النطاق", amount: null });
  await reloadScreen(<SalesReportScreen />, at);
  const row = (words: string) => box().getByRole("row").filter({ hasText: words });
  await expect.element(row("الاستضافة")).toMatchTextContent(formatDate(day));
  await expect.element(row("الاستضافة")).toMatchTextContent(/100\.50\sريال سنويًا.*100\.50/);
  await expect.element(row("النطاق")).toMatchTextContent(/-\s*0\.00/);
  await expect.element(row("المجموع")).toMatchTextContent(/تجديدان\s*100\.50/);
  for (const link of box().getByRole("link", { name: "متجر رواق" }).elements())
    expect(link.getAttribute("href")).toBe(`/admin/projects?open=${id}`);
  await expectFitsAndReads();
});
