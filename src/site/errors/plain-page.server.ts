import { digestOf } from "../../kernel/process/digest.server.ts";

const style = [
  "body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;box-sizing:border-box;text-align:center;font:17px/1.9 'Readex Linux','Segoe UI',Tahoma,sans-serif;color:#34443d;background:#f8f8f5}",
  "h1{margin:0 0 8px;font-size:clamp(1.75rem,5vw,2.75rem);line-height:1.4;color:#0e2019}",
  "p{margin:0 auto 8px;max-width:52ch}",
  "a{color:inherit;text-underline-offset:4px}",
  "@media(prefers-color-scheme:dark){body{color:#c3cfc8;background:#0b1511}h1{color:#f2f5ed}}",
].join("");
const policy = `default-src 'none'; style-src 'sha256-${digestOf(style, "base64")}'; frame-ancestors 'none'`;

/**
 * A page of a heading and paragraphs in our own HTML, answered with 503 without a render: when no render is free (SURV-02), and
 * before the set-up has ended (SETUP-01). It is neither cached nor indexed. `retryAfter` is in seconds.
 */
export function plainPage(
  { title, paragraphs }: { title: string; paragraphs: readonly string[] },
  retryAfter: number,
): Response {
  const html = `<!DOCTYPE html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join("\n")}
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": policy,
      "Cache-Control": "no-store",
      "Retry-After": String(retryAfter),
    },
  });
}
