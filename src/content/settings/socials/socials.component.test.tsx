import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { makeSite, openScreen } from "../../../testing/components/test-screen.tsx";
import SettingsScreen from "../admin-screen.tsx";

test("OWN-02 an account gets the name of its network from its address, unless it has one", async () => {
  const site = await makeSite();
  await site.call("PUT", "/api/settings", {
    socials: [{ key: "a", label: "مدونتنا", url: "https://blog.example/a" }],
  });
  await openScreen(<SettingsScreen />, "/admin/settings");
  const label = (place: number) => page.getByLabelText(`اسم الرابط ${place}`);
  const url = (place: number) => page.getByLabelText(`وجهة الرابط ${place}`);
  await page.getByRole("button", { name: "إضافة رابط" }).click();
  await url(2).fill("https://www.snapchat.com/add/shurfa");
  await url(1).fill("https://x.com/shurfa");
  await expect.element(label(2)).toHaveValue("سناب شات");
  await url(2).click();
  await expect.element(label(1)).toHaveValue("مدونتنا");
});
