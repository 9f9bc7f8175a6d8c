import { readFileSync } from "node:fs";
import { Plus, Send } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Banner } from "./banner.tsx";
import { Button, IconButton } from "./controls/button.tsx";
import { NumberInput, TextInput } from "./controls/inputs.tsx";
import { pageNumbers } from "./controls/pagination.tsx";
import { contrast, hexOf } from "./palette/colours.ts";
import { Icon } from "./pictures/icon.tsx";
import { Mark } from "./pictures/mark.tsx";

test("QUOTE-02 a wrong field names its error, and label, help and error are tied to the input", () => {
  const html = renderToStaticMarkup(
    <TextInput id="name" label="الاسم" required help="كما في الهوية" error="هذا الحقل مطلوب" name="name" />,
  );
  expect(html).toContain('<label for="name">');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toContain('aria-describedby="name-error name-help"');
  expect(html).toMatch(/<p class="error" id="name-error">.*هذا الحقل مطلوب<\/p>/);
  expect(html).toContain('required=""');
});

test("ADM-08 AR-05 tel, email and url inputs run from left to right, free text in the direction of its first letter", () => {
  const dirOf = (type: string) =>
    /dir="(\w+)"/.exec(renderToStaticMarkup(<TextInput label="x" type={type} />))?.[1];
  expect([dirOf("tel"), dirOf("email"), dirOf("url"), dirOf("text")]).toEqual(["ltr", "ltr", "ltr", "auto"]);
});

test("AR-05 TRIAL-01 O16: an Arabic hint in a field of phones or addresses runs as the page does, while what is typed runs from left to right", () => {
  const drawn = (placeholder: string) =>
    renderToStaticMarkup(<TextInput label="x" type="email" placeholder={placeholder} />);
  expect(drawn("اكتب بريدك")).toMatch(/dir="ltr" data-hint=""/);
  expect(drawn("name@mail.example")).not.toContain("data-hint");
  expect(readFileSync("src/ui/styles/reset.css", "utf8")).toMatch(
    /\[dir="auto"\]:placeholder-shown,\s+\[data-hint\]:placeholder-shown \{\s+direction: rtl;/,
  );
});

test("BRAND-01 ACNT-01 TRIAL-01 O16: logos and icons are framed whole, on a ground on which white and black both stand out", () => {
  const grounds = ["image-field", "picture-tile"].map((name) =>
    readFileSync(`src/admin-kit/pictures/${name}.module.css`, "utf8"),
  );
  const history = readFileSync("src/admin-kit/history/history.module.css", "utf8");
  for (const styles of [...grounds, history]) {
    expect(styles).toMatch(/img \{[^}]*object-fit: contain;/);
    expect(styles).toContain("background: var(--logo-ground);");
  }
  const [, lightness = ""] =
    /--logo-ground: oklch\((\d+)% 0.008 160\);/.exec(readFileSync("src/admin/shell/admin.css", "utf8")) ?? [];
  const ground = hexOf({ l: Number(lightness) / 100, c: 0.008, h: 160 });
  for (const logo of ["#ffffff", "#000000"]) expect(contrast(logo, ground), logo).toBeGreaterThan(3);
});

test("ADM-08 AR-02 a number field is a text field with a number keyboard, for Arabic digits", () => {
  const html = renderToStaticMarkup(<NumberInput label="السعر" defaultValue="1400" />);
  expect(html).toContain('type="text"');
  expect(html).toContain('inputMode="decimal"');
});

test("ADM-04 a busy button says so, and one that can be busy always has room for its spinner", () => {
  const idle = renderToStaticMarkup(<Button loading={false}>حفظ</Button>);
  const busy = renderToStaticMarkup(<Button loading>حفظ</Button>);
  expect(idle).toContain("spin");
  expect(busy).toContain('aria-busy="true"');
  expect(busy).toContain('aria-disabled="true"');
});

test("ERR-01 a failure is an alert, other banners are polite", () => {
  expect(renderToStaticMarkup(<Banner tone="bad">فشل</Banner>)).toContain('role="alert"');
  expect(renderToStaticMarkup(<Banner tone="warn">قديم</Banner>)).toContain('role="status"');
});

test("AR-03 icons with a direction are mirrored, others are not", () => {
  expect(renderToStaticMarkup(<Icon of={Send} />)).toContain("mirrored");
  expect(renderToStaticMarkup(<Icon of={Plus} />)).not.toContain("mirrored");
  expect(
    renderToStaticMarkup(
      <IconButton aria-label="إضافة">
        <Icon of={Plus} />
      </IconButton>,
    ),
  ).toContain('aria-hidden="true"');
});

test("ADM-03 the mark fills the given number of dots", () => {
  const outlined = (filled: number) =>
    renderToStaticMarkup(<Mark filled={filled} />).split('fill="none"').length - 1;
  expect([outlined(0), outlined(3), outlined(6)]).toEqual([6, 3, 0]);
});

test("API-08 a long list of pages shows its ends and the neighbours", () => {
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(pageNumbers(1, 2)).toEqual([1, 2]);
});
