import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { problem } from "../../kernel/crud-openapi.server.ts";
import { actorOf } from "../../kernel/crud-resource.server.ts";
import { type Api, type ApiEnv, readJson } from "../../kernel/http.server.ts";
import type { Kernel } from "../../kernel/kernel.server.ts";
import { serves } from "../../kernel/resource/serves.server.ts";
import { write } from "../../kernel/write.server.ts";
import { addCategory, listCategories, removeCategory, renameCategory } from "./categories.server.ts";
import { categoryBody, newCategoryBody } from "./category-bodies.ts";
import { wordsOf } from "./faq-words.ts";
import { faqs } from "./faqs.ts";
import { faqsTable } from "./store.server.ts";

export const faqsApi = serves(faqs, {
  table: faqsTable,
  valueWords: async (db) => ({ category: wordsOf(await listCategories(db)) }),
});

/** `[{ key, label }]` for everybody; staff add, rename and, where no question uses it, delete; requirement AFAQ-02. */
export function faqCategoriesApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  describe(api);

  api.get("/", async (c) => c.json(await listCategories(kernel.reads)));

  api.post("/", async (c) => {
    const actor = await actorOf(kernel, c);
    const { key, label } = await readJson(c.req.raw, newCategoryBody);
    return c.json(await write(kernel, actor, (write) => addCategory(write, label, key)), 201);
  });

  api.put("/:key", async (c) => {
    const actor = await actorOf(kernel, c);
    const { label } = await readJson(c.req.raw, categoryBody);
    return c.json(await write(kernel, actor, (write) => renameCategory(write, c.req.param("key"), label)));
  });

  api.delete("/:key", async (c) => {
    const actor = await actorOf(kernel, c);
    await write(kernel, actor, (write) => removeCategory(write, c.req.param("key")));
    return c.body(null, 204);
  });

  return api;
}

function describe(api: Api) {
  const tags = ["faq-categories"];
  const category = z.object({ key: z.string(), label: z.string() });
  const params = z.object({ key: z.string() });
  const json = (schema: z.ZodType) => ({ "application/json": { schema } });
  const refused = { 401: problem("No session"), 403: problem("Another site") };
  const checked = { ...refused, 400: problem("Malformed"), 422: problem("Wrong fields") };
  const register = api.openAPIRegistry.registerPath.bind(api.openAPIRegistry);
  register({
    method: "get",
    path: "/",
    tags,
    responses: { 200: { description: "The categories", content: json(z.array(category)) } },
  });
  register({
    method: "post",
    path: "/",
    tags,
    request: { body: { content: json(newCategoryBody) } },
    responses: {
      201: { description: "Added", content: json(category) },
      ...checked,
      409: problem("The key is taken"),
    },
  });
  register({
    method: "put",
    path: "/{key}",
    tags,
    request: { params, body: { content: json(categoryBody) } },
    responses: {
      200: { description: "Renamed", content: json(category) },
      ...checked,
      404: problem("No such category"),
    },
  });
  register({
    method: "delete",
    path: "/{key}",
    tags,
    request: { params },
    responses: {
      204: { description: "Deleted" },
      ...refused,
      404: problem("No such category"),
      409: problem("It has questions"),
    },
  });
}
