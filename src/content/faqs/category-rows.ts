import { checkBody } from "../../admin-kit/form/check-body.ts";
import { AppError, invalid } from "../../kernel/errors.ts";
import { categoryBody } from "./category-bodies.ts";
import type { FaqCategories } from "./client.ts";
import type { FaqCategory } from "./faqs.ts";

/** One row of the categories dialog. A new row has an empty `key` until it is stored; `local` identifies the row. */
export type CategoryRow = { key: string; local: string; label: string };

export function rowsOf(categories: readonly FaqCategory[]): CategoryRow[] {
  return categories.map(({ key, label }) => ({ key, local: key, label }));
}

/**
 * Stores the rows that differ from the stored categories and returns their number. A failure is thrown with the field of its
 * row. `added` remembers the keys of rows that were stored, so that a retry sends only the rest.
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

/** Turns an error about a category into an error of its row in the form. */
async function namingLine(index: number, call: () => unknown) {
  try {
    await call();
  } catch (error) {
    const sentence = error instanceof AppError ? Object.values(error.fields)[0] : undefined;
    throw sentence === undefined ? error : invalid({ [`rows.${index}.label`]: sentence });
  }
}
