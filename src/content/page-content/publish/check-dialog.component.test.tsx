import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { expectReads } from "../../../testing/components/test-survey.ts";
import { useSectionEditor } from "../editor/use-section-editor.ts";
import { about } from "../sections/texts/about.text.ts";
import CheckDialog from "./check-dialog.tsx";

const opened: string[] = [];

function Screen() {
  const { view } = useSectionEditor(about);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>القسم</h1>
      <button type="button" onClick={() => setOpen(true)}>
        فحص الصفحة
      </button>
      {view.server && (
        <CheckDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          section={about}
          state={view.server}
          onOpenField={(address) => opened.push(`${address} ${document.activeElement?.tagName}`)}
        />
      )}
    </>
  );
}

const dialog = () => page.getByRole("dialog", { name: "فحص الصفحة" });
const check = () => page.getByRole("button", { name: "فحص الصفحة" });

test("OWN-04 the check of a page names what it finds in the draft with its words, and leads to the field once the dialog has gone", async () => {
  opened.length = 0;
  const site = await makeSite();
  await openScreen(<Screen />, "/admin/content/about");
  await check().click();
  await expect.element(dialog()).toMatchTextContent("لم يجد الفحص ما يُصلح");
  await userEvent.keyboard("{Escape}");
  await expect.element(check()).toHaveFocus();
  const { published } = await site.call("GET", "/api/content/about");
  const long = `${Array.from({ length: 41 }, (_, at) => `كلمة${"م".repeat(at % 4)}`).join(" ")}.`;
  await site.call("PATCH", "/api/content/about", {
    client: "editor-two",
    fields: { heroLead: { base: published.heroLead, value: long } },
  });
  await reloadScreen(<Screen />, "/admin/content/about");
  await check().click();
  const finding = dialog().getByRole("listitem").filter({ hasText: "جملة تزيد على أربعين كلمة" });
  await expect.element(finding).toMatchTextContent(/كلمة كلمةم كلمةمم كلمةممم كلمة كلمةم…/);
  await expectReads();
  await finding.getByRole("button", { name: "فتح الحقل" }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.poll(() => opened).toEqual(["pages/about/heroLead BUTTON"]);
});
