import { RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { publishFirstTexts } from "../../admin/setup/offer.server.ts";
import { createApi } from "../../api.server.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { shared } from "../../content/page-content/sections/texts/shared.text.ts";
import { services } from "../../content/services/services.ts";
import { servicesTable } from "../../content/services/store.server.ts";
import { withKept } from "../../content/shared/asked-field.tsx";
import { createRecord, deleteRecord, updateRecord, write } from "../../kernel/db/write.server.ts";
import { kernelContext, system } from "../../kernel/process/kernel.server.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { caller } from "../../kernel/testing/test-api.ts";
import { databases, testKernel, testSession } from "../../kernel/testing/test-kernel.ts";
import { askedChoices } from "../../site/forms/asked-choices.ts";
import { loadAskedChoices } from "../../site/forms/load-asked-choices.server.ts";

test("QUOTE-01 TRIAL-01 O8: the design's own list is offered by the keys of the wire, whatever services there are", () => {
  const choices = askedChoices(defaultTexts(shared), ["خدمة أخرى"]);
  expect(choices.map(({ value }) => value)).toEqual([
    "serviceWebsite",
    "serviceEcommerce",
    "serviceSocial",
    "serviceBranding",
  ]);
});

test("QUOTE-01 TRIAL-01 O8: without a list the services are offered, each title once, within the bound", () => {
  const texts = { ...defaultTexts(shared), serviceChoices: [] };
  const titles = [" العقود ", "العقود", "", ...Array.from({ length: 30 }, (_, index) => `خدمة ${index}`)];
  const choices = askedChoices(texts, titles);
  expect(choices.slice(0, 2)).toEqual([
    { value: "العقود", label: "العقود" },
    { value: "خدمة 0", label: "خدمة 0" },
  ]);
  expect(choices).toHaveLength(16);
});

test("QUOTE-01 TRIAL-01 O8: the services are read only where the texts list none", async () => {
  const kernel = await testKernel();
  let isRead = false;
  const reads = kernel.reads.withPlugin({
    transformQuery({ node }) {
      isRead ||= JSON.stringify(node).includes('"name":"services"');
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const context = new RouterContextProvider();
  context.set(kernelContext, { ...kernel, reads });
  expect(await loadAskedChoices(context)).toHaveLength(4);
  expect(isRead).toBe(false);
  await write(kernel, system, (tx) => publishFirstTexts(tx, "law"));
  expect(await loadAskedChoices(context)).toEqual([]);
  expect(isRead).toBe(true);
});

test("DESK-01 ACLI-01 TRIAL-01 O8: staff are offered the design's own four by their keys, and what a record has besides is kept", async () => {
  const kernel = await testKernel({ session: testSession });
  const { body } = await caller(createApi(kernel))("GET", "/api/project-requests/asked-choices");
  expect(body).toEqual(askedChoices(defaultTexts(shared)));
  expect(withKept(body, ["serviceSocial"])).toEqual(body);
  expect(withKept([{ value: "العقود", label: "العقود" }], ["serviceWebsite", "العقود", "تدقيق"])).toEqual([
    { value: "العقود", label: "العقود" },
    { value: "serviceWebsite", label: "تصميم موقع إلكتروني" },
    { value: "تدقيق", label: "تدقيق" },
  ]);
});

describe.each(databases)("the forms of a site that was set up, on %s", (database) => {
  test("SETUP-01 QUOTE-01 TRIAL-01 O8: they follow the services: added, renamed, hidden, deleted", async () => {
    const kernel = await testKernel({ database });
    const context = new RouterContextProvider();
    context.set(kernelContext, kernel);
    const offered = async () => (await loadAskedChoices(context)).map(({ label }) => label);
    await write(kernel, system, (tx) => publishFirstTexts(tx, "law"));
    expect(await offered()).toEqual([]);
    const [first, second] = await write(kernel, system, async (tx) => [
      await createRecord(tx, servicesTable, { ...blankOf(services), title: "العقود", order: 1 }),
      await createRecord(tx, servicesTable, { ...blankOf(services), title: "التحكيم", order: 2 }),
    ]);
    expect(await offered()).toEqual(["العقود", "التحكيم"]);
    // Staff are offered the same, in the dialogs of requests and clients.
    const staff = caller(createApi({ ...kernel, authenticate: async () => testSession }));
    const asked = async () => (await staff("GET", "/api/project-requests/asked-choices")).body;
    expect(await asked()).toEqual([
      { value: "العقود", label: "العقود" },
      { value: "التحكيم", label: "التحكيم" },
    ]);
    await write(kernel, system, (tx) =>
      updateRecord(tx, servicesTable, first?.id ?? 0, { title: "صياغة العقود" }),
    );
    await write(kernel, system, (tx) =>
      updateRecord(tx, servicesTable, second?.id ?? 0, { isActive: false }),
    );
    expect(await offered()).toEqual(["صياغة العقود"]);
    expect(await asked()).toEqual([{ value: "صياغة العقود", label: "صياغة العقود" }]);
    await write(kernel, system, (tx) => deleteRecord(tx, servicesTable, first?.id ?? 0));
    expect(await offered()).toEqual([]);
  });
});
