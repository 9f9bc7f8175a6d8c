import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { listCategories } from "./categories/store.server.ts";
import { wordsOf } from "./faq-words.ts";
import { faqs } from "./faqs.ts";
import { faqsTable } from "./store.server.ts";

export const faqsApi = serveResource(faqs, {
  table: faqsTable,
  valueWords: async (db) => ({ category: wordsOf(await listCategories(db)) }),
});
