import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { editsFeed } from "../../../admin-kit/presence/edits-feed.ts";
import { noteSignedIn } from "../../../kernel/http/signed-out.ts";
import { draw } from "../../../testing/components/test-draw.tsx";
import { makeSite } from "../../../testing/components/test-screen.tsx";
import { homepage } from "../sections/texts/homepage.text.ts";
import { useSectionEditor } from "./use-section-editor.ts";

function Title() {
  const { editor, view } = useSectionEditor(homepage);
  return (
    <label>
      العنوان
      <input
        value={String(view.values.heroTitle ?? "")}
        onChange={(event) => editor.change("heroTitle", event.target.value)}
      />
    </label>
  );
}

const title = () => page.getByLabelText("العنوان");
const path = "/api/content/homepage";

test("EDIT-01 an open editor asks for nothing while nothing happens, and reads what others changed when it is told", async () => {
  noteSignedIn(); // an earlier test may have ended a session
  const site = await makeSite();
  const theirs = (base: string, value: string) =>
    site.call("PATCH", path, { client: "somebody-else", fields: { heroTitle: { base, value } } });
  editsFeed.take({ content: 1, drafts: {}, said: [] });
  await draw(<Title />, "admin");
  await expect.element(title()).toHaveValue("واجهةٌ تليق بأعمالك");
  const reads = () => site.reads(path);
  editsFeed.take({ content: 1, drafts: { about: 9 }, said: [] }); // the first news of what is public is read
  await expect.poll(reads).toHaveLength(2);

  vi.useFakeTimers({ toFake: ["setTimeout", "setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  editsFeed.take({ content: 1, drafts: { about: 10 }, said: [] });
  await theirs("واجهةٌ تليق بأعمالك", "كتبه زميل");
  expect(await reads()).toHaveLength(2);
  await expect.element(title()).toHaveValue("واجهةٌ تليق بأعمالك");

  editsFeed.take({ content: 1, drafts: { homepage: 1 }, said: [] });
  await expect.element(title()).toHaveValue("كتبه زميل");
  editsFeed.take({ content: 1, drafts: { homepage: 1 }, said: [] }); // known already
  await theirs("كتبه زميل", "ثم هذا");
  expect(await reads()).toHaveLength(3);
  editsFeed.take(null); // nobody knows what was missed
  await expect.element(title()).toHaveValue("ثم هذا");
});
