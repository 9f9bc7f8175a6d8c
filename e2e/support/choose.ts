import type { Locator } from "@playwright/test";

/** Chooses an option from the menu that a button opens: one of several values, or an action. */
export async function choose(button: Locator, option: string) {
  await button.click();
  const menu = button.page().getByRole("menu");
  const named = { name: option, exact: true };
  await menu.getByRole("menuitemradio", named).or(menu.getByRole("menuitem", named)).click();
}
