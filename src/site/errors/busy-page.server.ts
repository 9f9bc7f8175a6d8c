import { busyPageText as text } from "./busy-page.text.ts";

const html = `<!DOCTYPE html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${text.title}</title>
</head>
<body>
<main>
<h1>${text.heading}</h1>
<p>${text.explanation}</p>
<p>${text.form}</p>
</main>
</body>
</html>
`;

/** The answer when the queue of renders is full: made without a render, because no render is free; requirement SURV-02. */
export function busyPage(retryAfter: number): Response {
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
    },
  });
}
