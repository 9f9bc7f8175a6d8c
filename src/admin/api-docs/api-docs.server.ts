import { OpenAPIHono } from "@hono/zod-openapi";
import styles from "swagger-ui-dist/swagger-ui.css?url";
import viewer from "swagger-ui-dist/swagger-ui-bundle.js?url";
import { z } from "zod";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import { route } from "../../kernel/http/route.server.ts";
import start from "./api-docs-start.js?url";

const html = `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="stylesheet" href="${styles}">
<script src="${viewer}" defer></script>
<script src="${start}" defer></script>
</head>
<body>
<div id="document"></div>
</body>
</html>
`;

// Like the policies of pages; the only inline code allowed is the viewer's style attributes.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** `GET /docs`: the OpenAPI document as a page, for staff. Its files come from this server and are loaded on this page only. */
export function apiDocs(): Api {
  const api = new OpenAPIHono<ApiEnv>();
  route(api, {
    call: "GET /",
    summary: "The OpenAPI document as a page",
    answers: { 200: { "text/html": z.string() } },
    handle: (c) =>
      c.body(html, 200, { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": policy }),
  });
  return api;
}
