import { Hono } from "hono";
import { workerPath } from "../../accounts/notices/notice-paths.ts";
import type { ApiEnv } from "../../kernel/http/http.server.ts";
import worker from "./push-worker.js?raw";

/** The worker of the admin, which no other page of the site is in the scope of; NOTICE-01. */
export function adminFiles() {
  const app = new Hono<ApiEnv>();
  app.get(workerPath, (c) =>
    c.body(worker, 200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "no-cache",
      "Service-Worker-Allowed": "/admin",
      "X-Content-Type-Options": "nosniff",
    }),
  );
  return app;
}
