import { onTestFinished } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";

/** A field for text of a public form; its label may end with a mark, such as that it is required. */
export const textField = (label: string) => page.getByRole("textbox", { name: new RegExp(`^${label}`) });

/** The elements with exactly these words, such as the error of each field. */
export const countOf = (words: string) => page.getByText(words, { exact: true }).elements().length;

/** Types without choosing a field: into the one that has the focus. */
export const type = (words: string) => userEvent.keyboard(words);

/** Presses the Tab key that often. */
export async function tab(times = 1) {
  for (let pressed = 0; pressed < times; pressed++) await userEvent.tab();
}

/** Shows the page as it is printed, until the test ends. */
export async function printed() {
  const show = async (media: string) => void (await cdp().send("Emulation.setEmulatedMedia", { media }));
  onTestFinished(() => show(""));
  await show("print");
}
