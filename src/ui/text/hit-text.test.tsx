import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HitText } from "./hit-text.tsx";

const markup = (text: string, query: string) => renderToStaticMarkup(<HitText text={text} query={query} />);
const html = (text: string, query: string) => markup(text, query).replace(/<\/?span>/g, "");

test("AR-01 TRIAL-01 F4: beside a hit no text stands bare, because a translator would take it from React", () => {
  expect(markup("مكتبة المُنى 2030", "المني")).toBe(
    '<span>مكتبة </span><mark class="found">المُنى</mark><span> 2030</span>',
  );
});

test.each([
  [
    "نورة القحطاني، 2026-0001",
    "2026",
    'نورة القحطاني، <bdi dir="ltr"><mark class="found">2026</mark>-0001</bdi>',
  ],
  ["نورة، +966509998887", "509998887", 'نورة، <bdi dir="ltr">+<mark class="found">966509998887</mark></bdi>'],
  [
    "نورة، noura@mail.example",
    "noura",
    'نورة، <bdi dir="ltr"><mark class="found">noura</mark>@mail.example</bdi>',
  ],
])("SHELL-08 AR-01 a hit inside %s leaves it one run from left to right", (text, query, expected) => {
  expect(html(text, query)).toBe(expected);
});

test("AR-01 a word is marked whole, however it is spelled; plain numbers stay as they are", () => {
  expect(html("مكتبة المُنى 2030", "المني")).toBe('مكتبة <mark class="found">المُنى</mark> 2030');
  expect(html("مكتبة", "")).toBe("مكتبة");
  expect(html("قطعة س1795 هنا", "س1795")).toBe('قطعة <mark class="found">س1795</mark> هنا');
  expect(html("شركة ABC للحلول", "abc للحلول")).toBe(
    'شركة <bdi dir="ltr"><mark class="found">ABC</mark></bdi> <mark class="found">للحلول</mark>',
  );
});
