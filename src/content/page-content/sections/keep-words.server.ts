import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import type { Section } from "./section.ts";

/**
 * Stores the words of the code for what nobody has published in the sections that keep their words, once for each field: from then on
 * the site shows these, whatever a later edition of the product says. Layouts stay with the code. Requirement LEGAL-01.
 */
export async function keepWords({ db }: Pick<Kernel, "db">, sections: readonly Section[]) {
  for (const { key, fields, keepsWords } of sections) {
    if (!keepsWords) continue;
    const rows = await db.selectFrom("page_texts").select("field").where("section", "=", key).execute();
    const stored = new Set(rows.map(({ field }) => field));
    const missing = fields.filter(({ id }) => id !== "layout" && !stored.has(id));
    for (const { id, content } of missing)
      await db
        .insertInto("page_texts")
        .values({ section: key, field: id, content: JSON.stringify(content) })
        .onConflict((conflict) => conflict.columns(["section", "field"]).doNothing())
        .execute();
  }
}
