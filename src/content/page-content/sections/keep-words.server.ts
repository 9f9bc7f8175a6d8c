import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { keepsWords, type Section } from "./section.ts";

const mostAtOnce = 50; // rows of one statement

/**
 * Stores the words of the code for what nobody has published, once for each field: from then on the site shows these, whatever a later
 * edition of the product says. Layouts stay with the code. Requirement LEGAL-01.
 */
export async function keepWords({ db }: Pick<Kernel, "db">, sections: readonly Section[]) {
  const rows = await db.selectFrom("page_texts").select(["section", "field"]).execute();
  const stored = new Set(rows.map(({ section, field }) => `${section} ${field}`));
  const missing = sections
    .filter(keepsWords)
    .flatMap(({ key, fields }) =>
      fields.map(({ id, content }) => ({ section: key, field: id, content: JSON.stringify(content) })),
    )
    .filter(({ section, field }) => field !== "layout" && !stored.has(`${section} ${field}`));
  for (let from = 0; from < missing.length; from += mostAtOnce)
    await db
      .insertInto("page_texts")
      .values(missing.slice(from, from + mostAtOnce))
      .onConflict((conflict) => conflict.columns(["section", "field"]).doNothing())
      .execute();
}
