import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { write } from "../../kernel/db/write.server.ts";
import { AppError } from "../../kernel/errors.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { pageList, pagesToHide } from "../shared/pages.ts";
import type { SitePageAnswer } from "../shared/use-site-pages.ts";
import type { Settings } from "./settings.ts";
import { readSettings, saveSettings } from "./store.server.ts";

const answer: z.ZodType<SitePageAnswer> = z.object({
  key: z.string(),
  path: z.string(),
  name: z.string(),
  canBeHidden: z.boolean(),
  isHidden: z.boolean(),
});

/**
 * `/api/site-pages`: the pages of the site, and which of them visitors find. They are settings, but editors may hide a page as they
 * may hide one that they made; requirement OWN-01.
 */
export function sitePagesApi(kernel: Kernel): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "Lists the pages of the site, with those that are hidden",
    answers: { 200: answer.array() },
    handle: async (c) => c.json(shown(await readSettings(kernel.reads))),
  });

  route(api, {
    call: "PUT /{key}",
    summary: "Hides a page of the site from visitors, or shows it again; its texts are kept",
    body: z.object({ isHidden: z.boolean() }),
    answers: { 200: answer },
    handle: async (c, { session, body }) => {
      const key = c.req.param("key");
      const page = pagesToHide.find((page) => page === key);
      if (page === undefined) throw new AppError("not-found");
      const { isHidden } = await body();
      const saved = await write(kernel, session.user, async (tx) => {
        await tx.bumpContentVersion(); // locks the settings, so that two pages hidden at once are both hidden
        const { hiddenPages } = await readSettings(tx.db);
        const others = hiddenPages.filter((hidden) => hidden.page !== page);
        return saveSettings(tx, { hiddenPages: isHidden ? [...others, { page }] : others });
      });
      const stored = shown(saved).find((one) => one.key === key);
      if (!stored) throw new AppError("not-found");
      return c.json(stored);
    },
  });
  return api;
}

function shown({ hiddenPages }: Pick<Settings, "hiddenPages">): SitePageAnswer[] {
  return pageList.map(({ key, path, name, canBeHidden = false }) => ({
    key,
    path,
    name,
    canBeHidden,
    isHidden: hiddenPages.some(({ page }) => page === key),
  }));
}
