import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";
import { WithPictureNotes } from "./picture-notes.tsx";

test("SVC-01 an uploaded picture names its size and its smaller variants", () => {
  const html = renderToStaticMarkup(<Picture path="/uploads/ab12-1200x800.webp" alt="غلاف" sizes="400px" />);
  expect(html).toContain('width="1200" height="800"');
  expect(html).toContain("/uploads/ab12-1200x800.480.avif 480w");
  expect(html).toContain("/uploads/ab12-1200x800.960.webp 960w, /uploads/ab12-1200x800.webp 1200w");
  expect(html).not.toContain("1440");
});

test("SVC-01 any other address is shown as it is", () => {
  const html = renderToStaticMarkup(<Picture path="https://cdn.example/a.png" alt="" sizes="400px" />);
  expect(html).toContain('src="https://cdn.example/a.png"');
  expect(html).not.toContain("srcSet");
});

test("APRJ-02 a picture takes its focal point from the library, and its alternative text where the page has none", () => {
  const path = "/uploads/ab12-1200x800.webp";
  const show = (alt?: string) =>
    renderToStaticMarkup(
      <WithPictureNotes notes={{ [path]: { alt: "بيت نجدي", focal: [0.25, 0.7] } }}>
        <Picture path={path} alt={alt} sizes="400px" />
        <Picture path="/uploads/cd34-10x10.webp" sizes="400px" />
      </WithPictureNotes>,
    );
  expect(show()).toContain('alt="بيت نجدي" style="object-position:25% 70%"');
  expect(show("غلاف")).toContain('alt="غلاف"');
  expect(show("")).not.toContain("بيت نجدي");
  expect(show("").match(/object-position/g)).toHaveLength(1);
});

test("A11Y-01 a picture whose alternative text only repeats the heading beside it is not read a second time", () => {
  const path = "/uploads/ab12-1200x800.webp";
  const show = (alt: string) =>
    renderToStaticMarkup(
      <WithPictureNotes notes={{ [path]: { alt } }}>
        <Picture path={path} beside="تصميم المواقع" sizes="400px" />
      </WithPictureNotes>,
    );
  expect(show("تصميم المواقع ")).toContain('alt=""');
  expect(show("شاشة عليها متجر")).toContain('alt="شاشة عليها متجر"');
});
