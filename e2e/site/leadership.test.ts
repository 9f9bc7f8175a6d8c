import { expect, signIn, test } from "../support/fixtures.ts";

const path = "/leadership";

test("LEAD-01 the members come by order with what there is to know about each", async ({ page }) => {
  await page.goto(path);
  const cards = page.getByRole("article");
  await expect(cards.first().getByRole("heading", { level: 2 })).toHaveText("سارة العتيبي");
  const first = cards.first();
  for (const words of [
    "المديرة التنفيذية",
    "الإدارة العليا",
    "14 سنة",
    "تصميم تجربة المستخدم",
    "أسّست شُرفة عام 2020",
  ])
    await expect(first).toContainText(words);
  await expect(first.getByRole("link", { name: "راسل سارة العتيبي" })).toHaveAttribute(
    "href",
    "mailto:sara@shurfa.example",
  );
  await expect(first.getByRole("link", { name: "اتصل بسارة العتيبي" })).toHaveAttribute(
    "href",
    "tel:+966110000001",
  );
  await expect(first.getByRole("link", { name: "ملف سارة العتيبي المهني" })).toHaveAttribute(
    "href",
    "https://linkedin.example/in/sara",
  );
});

test("LEAD-01 API-03 an inactive member is not shown, and the cached page follows at once", async ({
  page,
}) => {
  await signIn(page);
  const origin = new URL(test.info().project.use.baseURL ?? "").origin;
  const name = `عضو ${Date.now()}`;
  const created = await page.request.post("/api/team-members", { data: { name }, headers: { origin } });
  const { id } = await created.json();
  await page.goto(path);
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.request.put(`/api/team-members/${id}`, { data: { isActive: false }, headers: { origin } });
  await page.goto(path);
  await expect(page.getByRole("heading", { name })).toHaveCount(0);
  await page.request.delete(`/api/team-members/${id}`, { headers: { origin } });
});
