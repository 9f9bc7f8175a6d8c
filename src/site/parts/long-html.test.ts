import { expect, test } from "vitest";
import { longHtml } from "./long-html.ts";

const picture = "/uploads/a-1200x800.webp";
const options = {
  notes: { [picture]: { alt: 'واجهة "بيت"' } },
  sizes: "704px",
  words: { table: "جدول", code: "شيفرة" },
};

test("ART-01 SHELL-08 Latin runs are isolated in prose but not in code, which runs from left to right", () => {
  const { html } = longHtml(
    "<p>مع React</p><pre><code>a &lt; {b}</code></pre><p>سطر <code>lang</code></p>",
    options,
  );
  expect(html).toBe(
    '<p>مع <bdi dir="ltr">React</bdi></p><pre dir="ltr" role="region" tabindex="0" aria-label="شيفرة"><code>a &lt; {b}</code></pre><p>سطر <code dir="ltr">lang</code></p>',
  );
});

test("ART-01 a table scrolls in a box that the keyboard reaches, and its head cells have a scope", () => {
  const { html } = longHtml("<table><tbody><tr><th>أ</th><td>ب</td></tr></tbody></table>", options);
  expect(html).toBe(
    '<div role="region" tabindex="0" aria-label="جدول"><table><tbody><tr><th scope="col">أ</th><td>ب</td></tr></tbody></table></div>',
  );
});

test("ART-01 a picture comes in its smallest sufficient size, with the library's alternative text", () => {
  const { html } = longHtml(`<img src="${picture}" />`, options);
  expect(html).toContain('srcset="/uploads/a-1200x800.480.avif 480w, /uploads/a-1200x800.960.avif 960w,');
  expect(html).toContain('alt="واجهة &quot;بيت&quot;" width="1200" height="800" loading="lazy"');
  expect(longHtml(`<img src="${picture}" />`, { ...options, notes: {} }).html).toContain('alt=""');
});

test("ART-01 SHELL-08 a picture keeps its caption, whose Latin runs are isolated", () => {
  const { html } = longHtml(
    `<figure><img src="${picture}" /><figcaption>صفحة React</figcaption></figure>`,
    options,
  );
  expect(html).toMatch(
    /^<figure><picture>.*<\/picture><figcaption>صفحة <bdi dir="ltr">React<\/bdi><\/figcaption><\/figure>$/,
  );
});

test("ART-01 each heading of the second level can be linked to", () => {
  const { html, headings } = longHtml(
    '<h2>أول</h2><h3>فرع</h3><h2 dir="rtl">ثانٍ <strong>CSS</strong></h2>',
    options,
  );
  expect(html).toContain('<h2 id="s1">أول</h2><h3>فرع</h3><h2 id="s2" dir="rtl">');
  expect(headings.map(({ id }) => id)).toEqual(["s1", "s2"]);
});
