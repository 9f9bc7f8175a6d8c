import { checkBody } from "../../admin-kit/form/check-body.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { categoryBody } from "./category-bodies.ts";
import type { FaqCategories } from "./client.ts";
import type { FaqCategory } from "./faqs.ts";

/** One line of the categories dialog; a new one has no key yet, and a name of its own until it is stored. */
export type CategoryRow = { key: string; local: string; label: string };

export function rowsOf(categories: readonly FaqCategory[]): CategoryRow[] {
  return categories.map(({ key, label }) => ({ key, local: key, label }));
}

/**
 * Adds and renames what differs from the stored categories; answers how many did. A failure names its line, and `added`
 * remembers what is stored already, so that a second try sends only the rest.
 */
export async function saveCategories(
  rows: readonly CategoryRow[],
  stored: readonly FaqCategory[],
  added: Map<string, string>,
  { add, rename }: Pick<FaqCategories, "add" | "rename">,
): Promise<number> {
  const keyOf = (row: CategoryRow) => row.key || added.get(row.local);
  const changed = [...rows.entries()].filter(([, row]) => {
    const key = keyOf(row);
    if (key === undefined) return true;
    const before = stored.find((category) => category.key === key);
    return before !== undefined && before.label !== row.label.trim();
  });
  for (const [index, { label }] of changed) await namingLine(index, () => checkBody(categoryBody, { label }));
  for (const [index, row] of changed) {
    await namingLine(index, async () => {
      const key = keyOf(row);
      if (key !== undefined) await rename(key, row.label);
      else added.set(row.local, (await add(row.label)).key);
    });
  }
  return changed.length;
}

/** What is wrong with a category is said under its line of the form. */
async function namingLine(index: number, call: () => unknown) {
  try {
    await call();
  } catch (error) {
    const sentence = error instanceof AppError ? Object.values(error.fields)[0] : undefined;
    throw sentence === undefined ? error : invalid({ [`rows.${index}.label`]: sentence });
  }
}
