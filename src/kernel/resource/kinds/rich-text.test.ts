import { expect, test } from "vitest";
import { safeHref } from "./link.ts";
import { cleanRichText } from "./rich-text.server.ts";
import { plainText } from "./rich-text.ts";

/** HTML that people paste, and HTML that attackers post; requirement SEC-09. */
const hostile = [
  "<script>alert(1)</script>",
  "<p onclick=alert(1)>نص</p>",
  '<img src=x onerror="alert(1)">',
  '<a href="javascript:alert(1)">رابط</a>',
  '<a href="java&#10;script:alert(1)">رابط</a>',
  '<a href="&#106;avascript:alert(1)">رابط</a>',
  '<a href=" JaVaScRiPt:alert(1)">رابط</a>',
  '<a href="data:text/html,<script>alert(1)</script>">رابط</a>',
  '<a href="vbscript:x">رابط</a>',
  '<a href="//evil.example">رابط</a>',
  '<a href="/\\evil.example">رابط</a>',
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form action="https://evil.example"><form><input name=a><button formaction="javascript:x">إرسال</button></form>',
  '<p style="position:fixed;inset:0;background:url(javascript:x)">نص</p>',
  "<style>*{display:none}</style>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<p id="cookie" class="admin" data-field="x" dir="javascript:x">نص</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  "<template><img src=x onerror=alert(1)></template>",
  "<textarea></textarea><script>alert(1)</script>",
  "<<script>alert(1)//<</script>",
  '<p><b><a href="https://x.example" target="_blank" onmouseover="x">نص</b></a>',
  "<!--[if gte IE 4]><script>alert(1)</script><![endif]-->",
  `${"<blockquote>".repeat(5000)}نص`,
];

test.each(hostile)("SEC-09 ACNT-01 nothing executable is left of: %s", (html) => {
  const clean = cleanRichText(html);
  const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
  for (const [, name = "", attributes = ""] of tags) {
    expect(["p", "h3", "h4", "strong", "a", "ul", "ol", "li", "blockquote", "br"]).toContain(name);
    expect(attributes).toMatch(
      /^( href="(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)[^"]*"| dir="(rtl|ltr|auto)"| \/)*$/,
    );
  }
  expect(clean.replace(/<[^>]*>/g, "")).not.toMatch(/</);
  expect(cleanRichText(clean)).toBe(clean);
});

test("ACNT-01 HTML that the toolbar makes stays unchanged", () => {
  const html =
    '<h3>عنوان</h3><p dir="rtl">نص <strong>مهم</strong> مع <a href="/services">رابط</a></p><ul><li><p>نقطة</p></li></ul><blockquote><p dir="ltr">React</p></blockquote><ol><li><p>أول<br />ثانٍ</p></li></ol>';
  expect(cleanRichText(html)).toBe(html);
});

test("ACNT-01 pasted headings and bold become the page's own tags", () => {
  expect(cleanRichText('<h1 class="x">أ</h1><div><b style="color:red">ب</b><font>ج</font></div>')).toBe(
    "<h3>أ</h3><strong>ب</strong>ج",
  );
});

test("SEC-09 safe addresses are paths, anchors, web, mail and phone", () => {
  for (const href of ["/a?b:c", "#x", "https://a.example", "mailto:a@b.example", "tel:+966", "services", ""])
    expect(safeHref(href), href).toBe(true);
  for (const href of [
    "javascript:x",
    "java\tscript:x",
    "\u200bjavascript:x",
    "data:,x",
    "//x",
    "\\\\x",
    "blob:x",
    "file:///x",
  ])
    expect(safeHref(href), href).toBe(false);
});

test("ACNT-04 the plain text of rich text", () => {
  expect(plainText("<p>أ &amp; ب</p><ul><li><p>ج</p></li></ul>")).toBe("أ & ب\nج");
});
