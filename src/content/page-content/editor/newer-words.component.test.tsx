import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import type { FieldValues } from "../sections/section.ts";
import { about } from "../sections/texts/about.text.ts";
import type { SectionState } from "../wire.ts";
import NewerWords from "./newer-words.tsx";
import { useSectionEditor } from "./use-section-editor.ts";

function Title() {
  const { editor, view } = useSectionEditor(about);
  return (
    <>
      {view.server && <NewerWords editor={editor} />}
      <h1>{String(view.values.heroTitle)}</h1>
      <button type="button" onClick={() => editor.undo()}>
        تراجع
      </button>
    </>
  );
}

test("LEGAL-01 words of an earlier edition stand until others are published: the editor offers the newer ones as a draft, and undoes them", async () => {
  const site = await makeSite();
  const former = "عنوان من إصدار سابق";
  await site.keepFormerText({ section: "about", field: "heroTitle", content: former });
  const state = (): Promise<SectionState> => site.call("GET", "/api/content/about");
  await openScreen(<Title />, "/admin/content/about");
  const title = page.getByRole("heading", { level: 1 });
  await expect.element(title).toHaveTextContent(former);
  const offer = page.getByRole("status").filter({ hasText: "صياغة أحدث" });
  expect(await offer.findElement().then(({ textContent }) => textContent)).toContain("واحد.");
  await offer.getByRole("button", { name: "إضافتها إلى المسودة" }).click();
  await expect.element(title).not.toHaveTextContent(former);
  await expect.element(offer).not.toBeInTheDocument();
  await expect.poll(async () => Object.keys((await state()).draft)).toEqual(["heroTitle"]);
  expect((await state()).published.heroTitle).toBe(former);
  await page.getByRole("button", { name: "تراجع" }).click();
  await expect.element(title).toHaveTextContent(former);
  await expect.poll(async () => (await state()).draft).toEqual({});
});

test("LEGAL-01 no words are offered where the site has those of this edition, or published its own", async () => {
  const site = await makeSite();
  const newer = (): Promise<FieldValues> => site.call("GET", "/api/content/about/newer");
  expect(await newer()).toEqual({});
  await site.keepFormerText({ section: "about", field: "heroTitle", content: "عنوان سابق" });
  expect(Object.keys(await newer())).toEqual(["heroTitle"]);
  const fields = { heroTitle: { base: "عنوان سابق", value: "عنوان المكتب" } };
  await site.call("PATCH", "/api/content/about", { client: "editor-one", fields });
  expect(await newer()).toEqual({});
  await site.call("POST", "/api/content/about/publish", {});
  expect(await newer()).toEqual({});
});
