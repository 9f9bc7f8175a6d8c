import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { write } from "../../kernel/db/write.server.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { addCategory, listCategories, removeCategory, renameCategory } from "./categories.server.ts";
import { categoryBody, newCategoryBody } from "./category-bodies.ts";
import { wordsOf } from "./faq-words.ts";
import { type FaqCategory, faqs } from "./faqs.ts";
import { faqsTable } from "./store.server.ts";

export const faqsApi = serveResource(faqs, {
  table: faqsTable,
  valueWords: async (db) => ({ category: wordsOf(await listCategories(db)) }),
});

const category: z.ZodType<FaqCategory> = z.object({ key: z.string(), label: z.string() });

/** Categories as `[{ key, label }]`, open to everybody. Staff add, rename and delete unused ones; requirement AFAQ-02. */
export function faqCategoriesApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Lists the categories of questions",
    open: true,
    answers: { 200: z.array(category) },
    handle: async (c) => c.json(await listCategories(kernel.reads)),
  });

  route(api, {
    call: "POST /",
    summary: "Creates a category",
    body: newCategoryBody,
    answers: { 201: category },
    refuses: { 409: "The key is taken" },
    handle: async (c, { actor, body }) => {
      const { key, label } = await body();
      return c.json(await write(kernel, actor, (tx) => addCategory(tx, label, key)), 201);
    },
  });

  route(api, {
    call: "PUT /{key}",
    summary: "Renames a category",
    body: categoryBody,
    answers: { 200: category },
    handle: async (c, { actor, body }) => {
      const { label } = await body();
      const key = c.req.param("key") ?? "";
      return c.json(await write(kernel, actor, (tx) => renameCategory(tx, key, label)));
    },
  });

  route(api, {
    call: "DELETE /{key}",
    summary: "Deletes a category",
    answers: { 204: null },
    refuses: { 409: "The category has questions" },
    handle: async (c, { actor }) => {
      await write(kernel, actor, (tx) => removeCategory(tx, c.req.param("key") ?? ""));
      return c.body(null, 204);
    },
  });

  return api;
}
