import { expect, test } from "vitest";
import { viewports } from "../../../e2e/support/survey.ts";
import { rowOf } from "../../testing/components/test-records.tsx";
import { makeSite, openScreen } from "../../testing/components/test-screen.tsx";
import { resizeTo } from "../../testing/components/test-survey.ts";
import PrivacyPage from "./privacy-page.tsx";

test("PRIV-03 AR-04 on a phone the register of privacy requests shows when an answer is due, and the button that marks it done", async () => {
  await resizeTo("phone");
  const site = await makeSite();
  const request = { kind: "access", contact: "due@mail.example", receivedOn: "2026-01-01" };
  await site.call("POST", "/api/privacy/requests", request);
  await openScreen(<PrivacyPage />, "/admin/privacy");
  const row = rowOf("due@mail.example");
  await expect.element(row).toBeVisible();
  row.element().scrollIntoView({ block: "center" });
  await expect.element(row.getByText("31 يناير 2026")).toBeInViewport();
  const { left, right } = row.getByRole("button").element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(viewports.phone.width);
});
