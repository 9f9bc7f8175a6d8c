import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import ClientsScreen from "../../content/sales/clients/admin-screen.tsx";
import OwnFieldsScreen from "../../content/sales/own-fields/admin-screen.tsx";
import SavedLinesScreen from "../../content/sales/quotes/saved-lines/admin-screen.tsx";
import TermsScreen from "../../content/sales/quotes/terms/admin-screen.tsx";
import QuoteRequestsPage from "../../content/sales/requests/screen/quote-requests-screen.tsx";
import TemplatesScreen from "../../content/sales/requests/templates/admin-screen.tsx";
import ServicesScreen from "../../content/services/admin-screen.tsx";
import TeamScreen from "../../content/team/admin-screen.tsx";
import TestimonialsScreen from "../../content/testimonials/admin-screen.tsx";
import VisionScreen from "../../content/vision/admin-screen.tsx";
import { button, dialog, openRecords } from "../../testing/components/test-records.tsx";
import { isOnTop, resizeTo } from "../../testing/components/test-survey.ts";
import PackagesPage from "../shell/packages-page.tsx";
import { person } from "./test-list-screens.tsx";

const head = () => page.getByRole("columnheader").nth(1);

/** How many px the head of a table is below the edge that it sticks to, and whether nothing covers it. */
function standOf(cell: Element) {
  let pane = cell.parentElement;
  while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
  const line = pane
    ? pane.getBoundingClientRect().top
    : document.querySelector("[data-top-bar]")?.getBoundingClientRect().bottom;
  const { y } = cell.getBoundingClientRect();
  return { below: Math.round(y - (line ?? Number.NaN)), isSeen: isOnTop(cell) };
}

const rows = (within: string) => [...document.querySelectorAll(`${within} tbody tr`)];
const twenty = Array.from({ length: 20 }, (_, index) => ({ ...person, name: `اسم ${index}` }));

test.each([
  ["the page", ClientsScreen, "/api/clients", "/admin/clients"],
  ["a pane", QuoteRequestsPage, "/api/project-requests", "/admin/quote-requests?view=table"],
] as const)("ADM-03 the head of a table stays visible in %s", async (_where, Screen, path, at) => {
  await resizeTo({ width: 1440, height: 560 });
  await openRecords(<Screen />, { path, at, records: twenty });
  await expect.poll(() => rows("section[data-fits]").length).toBeGreaterThan(6);
  expect(standOf(head().element()).below).toBeGreaterThan(0);
  rows("main").at(-1)?.scrollIntoView();
  await expect.poll(() => standOf(head().element())).toEqual({ below: 0, isSeen: true });
});

test("ADM-03 the head of a table that scrolls sideways stays above its first row", async () => {
  await resizeTo({ width: 920, height: 560 });
  await openRecords(<ClientsScreen />, { path: "/api/clients", at: "/admin/clients", records: twenty });
  await expect.poll(() => rows("section:not([data-fits]) > table").length).toBeGreaterThan(6);
  expect(standOf(head().element())).toMatchObject({ below: 0 }); // at the top of its own wrapper
});

const named: [api: string, Screen: ComponentType, at: string, field: string, more?: object][] = [
  ["services", ServicesScreen, "services", "title"],
  ["packages", PackagesPage, "packages", "title"],
  ["team-members", TeamScreen, "team", "name"],
  ["reviews", TestimonialsScreen, "testimonials", "clientName"],
  ["vision-items", VisionScreen, "vision2030", "title", { type: "text" }],
  ["reply-templates", TemplatesScreen, "reply-templates", "title", { body: "نص" }],
  ["saved-lines", SavedLinesScreen, "saved-lines", "title"],
  ["quote-terms", TermsScreen, "quote-terms", "title", { body: "نص" }],
  ["own-fields", OwnFieldsScreen, "own-fields", "title", {}],
];

test.each(named)(
  "ADM-04 the title of a card or row opens its record: %s",
  async (api, Screen, at, field, more) => {
    const record = { ...more, [field]: "عنوان السجل" };
    await openRecords(<Screen />, { path: `/api/${api}`, at: `/admin/${at}`, records: [record] });
    await button("عنوان السجل").first().click();
    await expect.element(dialog()).toBeVisible();
    const fields = () => dialog().getByRole("textbox").elements();
    const values = () => fields().map((input) => "value" in input && input.value);
    await expect.poll(values).toContain("عنوان السجل");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog()).not.toBeInTheDocument();
  },
);
