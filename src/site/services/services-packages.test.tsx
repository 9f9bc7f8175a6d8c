import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { packages as packageFields, type ShownPackage } from "../../content/packages/packages.ts";
import { defaultTexts } from "../../content/page-content/sections/section.ts";
import { services as servicesSection } from "../../content/page-content/sections/texts/services.text.ts";
import { blankOf } from "../../kernel/resource/resource.ts";
import { HostingPackages, Packages } from "./services-packages.tsx";
import { Services } from "./services-sections.tsx";

const texts = defaultTexts(servicesSection);
const wordsOf = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ");

test.each([
  ["website", Packages],
  ["hosting", HostingPackages],
] as const)("SVC-05 each %s package leads to a quote with its own title", (_, Section) => {
  const titles = ["الأساسية", "المتقدمة & أكثر", "الاحترافية"];
  const list = titles.map(
    (title, index): ShownPackage => ({ ...blankOf(packageFields), id: index + 1, title }),
  );
  const html = renderToStaticMarkup(
    <Section texts={texts} packages={{ ok: true, value: { list, total: 3, page: 1 } }} />,
  );
  const links = [...html.matchAll(/<a class="button[^>]*href="([^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(titles.map((title) => `/quote?selected_package_title=${encodeURIComponent(title)}`));
});

test.each([
  ["services", <Services key="s" texts={texts} services={{ ok: false }} />, "فشل في جلب الخدمات"],
  ["packages", <Packages key="p" texts={texts} packages={{ ok: false }} />, "تعذّر تحميل الباقات."],
  ["hosting", <HostingPackages key="h" texts={texts} packages={{ ok: false }} />, "تعذّر تحميل الباقات."],
])(
  "SVC-06 a failing section of %s says so under a label, and its retry loads the page again",
  (_, section, sentence) => {
    const html = renderToStaticMarkup(section);
    const alert = /<div class="banner failed" role="alert">.*?<\/div>/.exec(html)?.[0] ?? "";
    expect(wordsOf(alert)).toBe(`خطأ: ${sentence}إعادة المحاولة`);
    expect(alert).toMatch(/<a [^>]*href="\/services">إعادة المحاولة<\/a>/);
  },
);
