import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { BidiText } from "./bidi-text.tsx";
import { Ltr } from "./ltr.tsx";

const html = (text: string, values = {}) => renderToStaticMarkup(<BidiText text={text} values={values} />);

test.each([
  ["دعم 24/7", 'دعم <bdi dir="ltr">24/7</bdi>'],
  ["نظام ISO 9001.", 'نظام <bdi dir="ltr">ISO 9001</bdi>.'],
  [
    "راسلنا على hello@shurfa.example، أو",
    'راسلنا على <bdi dir="ltr" class="long">hello@shurfa.example</bdi>، أو',
  ],
  ["اتصل +966 11 000 0000 الآن", 'اتصل <bdi dir="ltr">+966 11 000 0000</bdi> الآن'],
  [
    "انظر https://shurfa.example/projects?page=2#list، هل هو API?",
    'انظر <bdi dir="ltr" class="long">https://shurfa.example/projects?page=2#list</bdi>، هل هو <bdi dir="ltr">API</bdi>?',
  ],
  ["5+", '<bdi dir="ltr">5+</bdi>'],
  ["نسبة 85%", 'نسبة <bdi dir="ltr">85%</bdi>'],
])("SHELL-08 AR-05 isolates the Latin part of %s", (text, expected) => {
  expect(html(text)).toBe(expected);
});

test("AR-04 SHELL-08 a long run may break between its words, a short one stays in its line", () => {
  const name = "Saudi Industrial Development Fund Portal";
  expect(html(`بوابة ${name}`)).toBe(`بوابة <bdi dir="ltr" class="long">${name}</bdi>`);
  expect(renderToStaticMarkup(<Ltr>{name}</Ltr>)).toContain('class="long"');
  expect(renderToStaticMarkup(<Ltr>+966 11 000 0000</Ltr>)).toBe('<bdi dir="ltr">+966 11 000 0000</bdi>');
});

test("SHELL-08 plain numbers and Arabic stay as they are", () => {
  expect(html("منذ عام 2020، التسليم 5 إلى 7 أيام")).toBe("منذ عام 2020، التسليم 5 إلى 7 أيام");
});

test("SHELL-08 AR-05 placeholders are filled and isolated, and their value is text", () => {
  expect(html("أرغب في طلب الباقة {title}.", { title: "<b>Pro</b>" })).toBe(
    "أرغب في طلب الباقة <bdi>&lt;b&gt;Pro&lt;/b&gt;</bdi>.",
  );
  expect(html("{unknown}")).toBe("<bdi>{unknown}</bdi>");
});

test("SHELL-08 a placeholder that nobody fills stays as it was typed, whatever its name", () => {
  expect(html("{year} {constructor}", { year: 2024 })).toBe("<bdi>2024</bdi> <bdi>{constructor}</bdi>");
});
