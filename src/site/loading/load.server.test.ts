import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { kernelContext, renderNotesContext } from "../../kernel/process/kernel.server.ts";
import { testKernel } from "../../kernel/testing/test-kernel.ts";
import { load, loadSettings, loadTexts } from "./load.server.ts";
import { publicSettings } from "./public-settings.ts";

async function pageContext() {
  const kernel = await testKernel();
  const notes = { uncacheable: false };
  const context = new RouterContextProvider();
  context.set(kernelContext, kernel);
  context.set(renderNotesContext, notes);
  return { kernel, notes, context };
}

test("SVC-06 a working store gives its value, and the page may be cached", async () => {
  const { context, notes } = await pageContext();
  expect(await load(context, async () => 5)).toEqual({ ok: true, value: 5 });
  expect(notes.uncacheable).toBe(false);
});

test("SVC-06 HOME-03 SURV-08 a store that throws marks the page uncacheable", async () => {
  const { context, notes } = await pageContext();
  const loaded = await load(context, async () => {
    throw new Error("away");
  });
  expect(loaded).toEqual({ ok: false });
  expect(notes.uncacheable).toBe(true);
});

test("HOME-03 if the database fails, texts and settings are the defaults of the code", async () => {
  const { context, notes, kernel } = await pageContext();
  await kernel.db.schema.dropTable("page_texts").execute();
  await kernel.db.schema.dropTable("settings").execute();
  expect((await loadTexts(context, homepage)).heroTitle).toBe("واجهةٌ تليق بأعمالك");
  expect((await loadSettings(context)).copyrightYear).toBe(2024);
  expect(notes.uncacheable).toBe(true);
});

test("SHELL-05 SEC-11 TRIAL-01 X13: of the settings a page gets those that pages show, and no other", async () => {
  const { context } = await pageContext();
  expect(Object.keys(await loadSettings(context)).sort()).toEqual([...publicSettings].sort());
  for (const internal of ["notificationEmails", "vatRate", "quoteTerms", "iban"])
    expect(publicSettings).not.toContain(internal);
});
