import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { makeSite, openScreen, reloadScreen } from "../../../testing/components/test-screen.tsx";
import { useSectionEditor } from "../editor/use-section-editor.ts";
import PublishDialog from "../publish/publish-dialog.tsx";
import { about } from "../sections/texts/about.text.ts";
import { RemarkNotes } from "./remark-notes.tsx";
import { useRemarks } from "./remarks-layer.tsx";
import { RemarksContext } from "./use-review.ts";

const opened: string[] = [];

/** The parts of the editor's screen that deal with what clients say. */
function Screen() {
  const { editor, view } = useSectionEditor(about);
  const remarks = useRemarks(about, view.server);
  const [isPublishing, setPublishing] = useState(false);
  return (
    <>
      <div>{remarks.inHead}</div>
      <RemarksContext value={remarks.notes}>
        <RemarkNotes field="heroTitle" />
      </RemarksContext>
      <h1>{String(view.values.heroTitle)}</h1>
      <button type="button" onClick={() => setPublishing(true)}>
        نافذة النشر
      </button>
      {remarks.listOf({ onOpenField: (address) => opened.push(address), fieldAt: () => undefined })}
      {view.server && (
        <PublishDialog
          isOpen={isPublishing}
          onClose={() => setPublishing(false)}
          section={about}
          state={view.server}
          review={remarks.view}
          onAsk={() => opened.push("ask")}
          onOpenRemarks={remarks.openAll}
          onDone={(state) => editor.take(state)}
          onChanged={() => void editor.load()}
          onOpenField={() => {}}
        />
      )}
    </>
  );
}

async function openTeam() {
  opened.length = 0;
  const site = await makeSite();
  const { token } = await site.call("POST", "/api/content/about/shares", { grants: "approve", name: "نورة" });
  const asGuest = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", "x-guest": "noura-noura-noura" };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const answer = await fetch(`/api/review/${token}${path}`, sent);
    expect(answer.status).toBe(201);
    return answer.json();
  };
  const edit = async (value: string) => {
    const { published, draft } = await site.call("GET", "/api/content/about");
    const base = draft.heroTitle?.value ?? published.heroTitle;
    await site.call("PATCH", "/api/content/about", {
      client: "editor-two",
      fields: { heroTitle: { base, value } },
    });
  };
  const approve = async () => {
    const { draft } = await site.call("GET", `/api/review/${token}`);
    return asGuest("/answers", {
      answer: "approved",
      digest: draft.digest,
      name: "نورة الشمري",
      position: "مديرة",
    });
  };
  const remark = (text: string) =>
    asGuest("/remarks", { address: "pages/about/heroTitle", text, name: "نورة الشمري" });
  return { site, edit, approve, remark };
}

const panel = () => page.getByRole("region", { name: "ملاحظات العميل" });
const dialog = () => page.getByRole("dialog");

test("SAY-01 the team reads a remark under its field and in the list, answers it, marks it as done and deletes it", async () => {
  const { site, remark } = await openTeam();
  await remark("أقصر من فضلكم");
  await openScreen(<Screen />, "/admin/content/about");
  const note = page.getByRole("button", { name: /أقصر من فضلكم/ });
  await expect.element(note).toMatchTextContent("نورة الشمري");
  await note.click();
  await expect.element(panel()).toMatchTextContent("العنوان الرئيسي");
  await panel().getByRole("button", { name: "الحقل" }).click();
  expect(opened).toEqual(["pages/about/heroTitle"]);
  await page.getByRole("button", { name: /^الملاحظات/ }).click();
  await panel().getByRole("button", { name: "ردّ", exact: true }).click();
  const words = panel().getByRole("textbox", { name: "ردّك" });
  await words.fill("كم كلمة؟");
  await site.breakCalls({ method: "POST", path: "/api/content/about/remarks", how: "failed" });
  await panel().getByRole("button", { name: "إرسال الردّ" }).click();
  await expect.element(panel().getByRole("alert")).toMatchTextContent("تعذّر الحفظ");
  await expect.element(words).toHaveValue("كم كلمة؟");
  await site.mend();
  await panel().getByRole("button", { name: "إرسال الردّ" }).click();
  await expect.element(words).not.toBeInTheDocument();
  await expect.element(panel()).toMatchTextContent("كم كلمة؟");
  await panel().getByRole("button", { name: "عولجت", exact: true }).click();
  await expect.element(panel()).toMatchTextContent("لا ملاحظات مفتوحة.");
  await expect.element(note).not.toBeInTheDocument();
  await panel().getByRole("button", { name: "عولجت 1" }).click();
  await panel().getByRole("button", { name: "المزيد: ملاحظة 1" }).click();
  await page.getByRole("menuitem", { name: "حذف الملاحظة" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "حذف الملاحظة" }).click();
  await expect.element(panel()).toMatchTextContent("لم تُعالَج ملاحظة بعد.");
  await expect.element(panel().getByRole("heading", { name: "ملاحظات العميل" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
});

test("SAY-01 a reply that is being typed outlives Escape, the filter and the next visit until it is given up, and a closed list gives the focus back", async () => {
  const { remark } = await openTeam();
  await remark("أقصر من فضلكم");
  await openScreen(<Screen />, "/admin/content/about");
  const button = page.getByRole("button", { name: /^الملاحظات/ });
  const reply = panel().getByRole("textbox", { name: "ردّك" });
  await button.click();
  await panel().getByRole("button", { name: "ردّ", exact: true }).click();
  await reply.fill("كم كلمة؟");
  await userEvent.keyboard("{Escape}");
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await button.click();
  await expect.element(reply).toHaveValue("كم كلمة؟");
  await panel()
    .getByRole("button", { name: /^عولجت \d/ })
    .click();
  await expect.element(reply).not.toBeInTheDocument();
  await panel().getByRole("button", { name: "الكل" }).click();
  await expect.element(reply).toHaveValue("كم كلمة؟");
  await reloadScreen(<Screen />, "/admin/content/about");
  const note = page.getByRole("button", { name: /أقصر من فضلكم/ });
  await note.click();
  await expect.element(reply).toHaveValue("كم كلمة؟");
  await panel().getByRole("button", { name: "إلغاء" }).click();
  await panel().getByRole("button", { name: "إغلاق الملاحظات" }).click();
  await expect.element(note).toHaveFocus();
  await note.click();
  await expect.element(panel()).toMatchTextContent("أقصر من فضلكم");
  await expect.element(reply).not.toBeInTheDocument();
});

test("SAY-01 the publish dialog leads to the open remarks, whether their list is open already or not", async () => {
  const { edit, remark } = await openTeam();
  await edit("للمراجعة");
  await remark("أقصر من فضلكم");
  await openScreen(<Screen />, "/admin/content/about");
  for (const isOpen of [false, true]) {
    if (isOpen) await expect.element(panel()).toBeVisible();
    else await expect.element(panel()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "نافذة النشر" }).click();
    await dialog().getByRole("button", { name: "مراجعتها" }).click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(panel()).toBeVisible();
  }
});

test("SAY-01 the head and the publish dialog say who approved what, and what is published then", async () => {
  const { site, edit, approve } = await openTeam();
  await edit("كما وافقت");
  await approve();
  await openScreen(<Screen />, "/admin/content/about");
  await expect.element(page.getByText("موافقة نورة الشمري", { exact: true })).toBeVisible();
  await edit("وتغيّر بعدها");
  await page.getByRole("heading", { level: 1, name: "وتغيّر بعدها" }).findElement();
  await expect.element(page.getByText("موافقة، وتغيّر بعدها نص")).toBeVisible();
  await page.getByRole("button", { name: "نافذة النشر" }).click();
  await expect.element(dialog()).toMatchTextContent("موافقة نورة الشمري على مسودة سابقة");
  await dialog().getByRole("button", { name: "طلب الموافقة" }).click();
  expect(opened).toEqual(["ask"]);
  await dialog()
    .getByRole("radio", { name: /^انشر ما وُوفق عليه/ })
    .click();
  await dialog().getByRole("button", { name: "نشر", exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const { published, draft } = await site.call("GET", "/api/content/about");
  expect([published.heroTitle, draft.heroTitle.value]).toEqual(["كما وافقت", "وتغيّر بعدها"]);
});

test("SAY-01 where an approval is demanded, whoever publishes without one says why", async () => {
  const { site, edit } = await openTeam();
  await site.call("PUT", "/api/settings", { approvalDemanded: true });
  await edit("عاجل");
  await openScreen(<Screen />, "/admin/content/about");
  await page.getByRole("heading", { level: 1, name: "عاجل" }).findElement();
  await page.getByRole("button", { name: "نافذة النشر" }).click();
  await expect.element(dialog()).toMatchTextContent("لم يوافق أحد على هذه المسودة");
  await dialog()
    .getByRole("radio", { name: /^انشر هذه المسودة دون موافقة/ })
    .click();
  await dialog().getByRole("button", { name: "نشر", exact: true }).click();
  const reason = dialog().getByRole("textbox", { name: /^سبب النشر/ });
  await expect.element(reason).toHaveAttribute("aria-invalid", "true");
  await reason.fill("خطأ في رقم الهاتف");
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: "نافذة النشر" }).click();
  await dialog()
    .getByRole("radio", { name: /^انشر هذه المسودة دون موافقة/ })
    .click();
  await expect.element(reason).toHaveValue("خطأ في رقم الهاتف");
  await dialog().getByRole("button", { name: "نشر", exact: true }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
  const [version] = await site.call("GET", "/api/content/about/versions");
  expect(version).toMatchObject({ approval: null, reason: "خطأ في رقم الهاتف" });
});
