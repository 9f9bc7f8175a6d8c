import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { WebhookRow } from "./answers.ts";
import { WebhooksList } from "./webhooks-list.tsx";

// The buttons are tested in the browser (e2e/accounts/webhooks.test.ts).

const nothing = () => {};
const actions = { onEdit: nothing, onLog: nothing, onTest: nothing, onRotate: nothing, onRemove: nothing };
const webhook: WebhookRow = {
  id: 1,
  name: "المحاسبة",
  address: "https://erp.example/hook",
  events: ["request.created"],
  resources: [],
  isActive: true,
  stopReason: null,
  failingSince: null,
  lastDeliveredAt: null,
};

/** The visible text of the rows of these webhooks. */
function wordsOf(...webhooks: WebhookRow[]) {
  const choices = [{ resource: "services", title: "الخدمات" }];
  const html = renderToStaticMarkup(<WebhooksList webhooks={webhooks} choices={choices} {...actions} />);
  const rows = html.replaceAll("<wbr/>", "").split("<tr").slice(2);
  return rows.map((row) => row.replace(/<[^>]*>/g, " ").replace(/\s+/g, " "));
}

test("TOKEN-01 each webhook shows its address, its events in words, its last delivery and its state", () => {
  const [fresh, paused, stopped] = wordsOf(
    webhook,
    {
      ...webhook,
      events: ["quote.accepted", "record.changed"],
      resources: ["services"],
      failingSince: "2026-01-01T00:00:00.000Z",
      lastDeliveredAt: "2020-01-01T00:00:00.000Z",
    },
    { ...webhook, isActive: false, stopReason: "gone" },
  );
  for (const words of ["المحاسبة", "https://erp.example/hook", "طلب أو رسالة جديدة", "لا شيء بعد", "يعمل"])
    expect(fresh).toContain(words);
  for (const words of ["موافقة على عرض سعر", "تغيّر سجل: الخدمات", "يتعثّر"]) expect(paused).toContain(words);
  expect(paused).not.toContain("لا شيء بعد");
  for (const words of ["متوقّف", "لم يعد قائمًا"]) expect(stopped).toContain(words);
});
