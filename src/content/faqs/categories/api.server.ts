import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { countRecords } from "../../../kernel/db/records.server.ts";
import { createRecord, deleteRecord, updateRecord, write } from "../../../kernel/db/write.server.ts";
import type { Api, ApiEnv } from "../../../kernel/http/http.server.ts";
import { route } from "../../../kernel/http/route.server.ts";
import type { Kernel } from "../../../kernel/process/kernel.server.ts";
import { textField } from "../../../kernel/resource/input-fields.ts";
import { blankOf } from "../../../kernel/resource/resource.ts";
import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { idOf } from "../../../kernel/resource/served-resource.server.ts";
import type { FaqCategory } from "../faqs.ts";
import { type Category, questionCategories } from "./categories.ts";
import { categoriesTable, countQuestions, listCategories, refuseUsed } from "./store.server.ts";

export const questionCategoriesApi = serveResource(questionCategories, {
  table: categoriesTable,
  countedFor: countQuestions,
  countedShape: { questions: z.number().int() },
  beforeDelete: refuseUsed,
});

const answer: z.ZodType<FaqCategory> = z.object({ key: z.string(), label: z.string() });
const answerOf = ({ id, label }: Category): FaqCategory => ({ key: id, label });
const body = z.object({ label: questionCategories.fields.label.schema(z) });

/** The same categories as `[{ key, label }]`, open to everybody; staff add, rename and delete by key. Requirement AFAQ-02 */
export function faqCategoriesApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();

  route(api, {
    call: "GET /",
    summary: "Lists the categories of questions",
    open: true,
    answers: { 200: z.array(answer) },
    handle: async (c) => c.json(await listCategories(kernel.reads)),
  });

  route(api, {
    call: "POST /",
    summary: "Creates a category; without a key, the server makes one from the label",
    body: body.extend({ key: textField(60).optional() }),
    answers: { 201: answer },
    refuses: { 409: "The key is taken" },
    handle: async (c, { actor, body }) => {
      const { key = "", label } = await body();
      const created = await write(kernel, actor, async (tx) => {
        const blank = blankOf(questionCategories, { count: await countRecords(tx.db, categoriesTable) });
        return createRecord(tx, categoriesTable, { ...blank, id: key, label });
      });
      return c.json(answerOf(created), 201);
    },
  });

  route(api, {
    call: "PUT /{key}",
    summary: "Renames a category",
    body,
    answers: { 200: answer },
    handle: async (c, { actor, body }) => {
      const changes = await body();
      const key = idOf(categoriesTable, c, "key");
      return c.json(
        answerOf(await write(kernel, actor, (tx) => updateRecord(tx, categoriesTable, key, changes))),
      );
    },
  });

  route(api, {
    call: "DELETE /{key}",
    summary: "Deletes a category",
    answers: { 204: null },
    refuses: { 409: "The category has questions" },
    handle: async (c, { actor }) => {
      const key = idOf(categoriesTable, c, "key");
      await write(kernel, actor, async (tx) => {
        await refuseUsed(tx, key);
        await deleteRecord(tx, categoriesTable, key);
      });
      return c.body(null, 204);
    },
  });

  return api;
}
