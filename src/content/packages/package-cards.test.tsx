import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { HostingRow } from "./hosting-row.tsx";
import { PackageOffers, PackageTable, SinglePackage } from "./package-table.tsx";
import { packages, type ShownPackage } from "./packages.ts";

const offer = { ...blankOf(packages), id: 1, title: "باقة المتجر" };
const href = "/quote?package=1";
/** A website package as the site shows it: in the table if it has a price, else in a row of its own. */
function website({ price, ...fields }: Partial<ShownPackage>) {
  const shown = { ...offer, ...fields };
  if (typeof price !== "number")
    return <SinglePackage offer={{ ...shown, price: null }} popularLabel={undefined} href={href} />;
  const offers = [{ ...shown, price }];
  return <PackageTable offers={offers} popular={undefined} popularLabel="" hrefOf={() => href} />;
}
const shows = {
  website,
  hosting: (fields: Partial<ShownPackage>) => <HostingRow offer={{ ...offer, ...fields }} href={href} />,
};
const kinds = ["website", "hosting"] as const;
const wordsOf = (html: string) => html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, "");

test.each(kinds)(
  "SVC-03 SVC-05 a %s package without a price shows «تواصل معنا» instead; its button names the package",
  (kind) => {
    const htmlOf = (price: number | null) => renderToStaticMarkup(shows[kind]({ price }));
    const buttonOf = (price: number | null) => wordsOf(/<a .*<\/a>/.exec(htmlOf(price))?.[0] ?? "");
    expect(buttonOf(null)).toBe("تواصل معنا باقة المتجر");
    expect(wordsOf(htmlOf(null))).not.toContain("ريال");
    expect(wordsOf(htmlOf(4800))).toContain("4,800 ريال");
    expect(buttonOf(4800)).toMatch(/باقة المتجر$/);
    expect(wordsOf(htmlOf(4800))).not.toContain("تواصل معنا");
    expect(htmlOf(4800)).toContain('href="/quote?package=1"');
  },
);

test.each(kinds)(
  "SVC-02 SVC-07 a %s package shows title, description, price, delivery time and features, without empty ones",
  (kind) => {
    const told = { description: "لمتجر واحد", price: 4800, deliveryTime: "2 إلى 3 أسابيع" };
    const html = wordsOf(renderToStaticMarkup(shows[kind]({ ...told, features: ["سلة", " ", "دفع"] })));
    for (const words of ["باقة المتجر", "لمتجر واحد", "4,800", "ريال", "2 إلى 3 أسابيع", "سلة", "دفع"])
      expect(html).toContain(words);
    const bare = wordsOf(renderToStaticMarkup(shows[kind]({ ...told, deliveryTime: null, features: [""] })));
    for (const words of ["أسابيع", "مدة", "مشمول"]) expect(bare).not.toContain(words);
  },
);

test("SVC-04 SITE-03 only the highlighted package has the flag and the filled button", () => {
  const offers = [1, 2].map((id) => ({ ...offer, id, title: `باقة ${id}`, price: id * 1000 }));
  const html = renderToStaticMarkup(
    <PackageTable offers={offers} popular={offers[1]} popularLabel="الأكثر طلبًا" hrefOf={() => href} />,
  );
  expect(html.match(/الأكثر طلبًا/g)).toHaveLength(1);
  expect([...html.matchAll(/<a class="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "button outlined",
    "button",
  ]);
});

test("SVC-02 TRIAL-01 O14: a single priced package stands by itself with its price, two are compared, and none is left out", () => {
  const htmlOf = (...prices: (number | null)[]) => {
    const list = prices.map((price, index) => ({
      ...offer,
      id: index + 1,
      title: `باقة ${index + 1}`,
      price,
    }));
    return renderToStaticMarkup(
      <PackageOffers list={list} popular={list[0]} popularLabel="الأشهر" hrefOf={() => href} />,
    );
  };
  const one = htmlOf(4800);
  expect(one).not.toContain("<table");
  expect(wordsOf(one)).toContain("4,800 ريال");
  expect(wordsOf(one)).not.toContain("تواصل معنا");
  expect(wordsOf(one)).toContain("الأشهر");
  const mixed = htmlOf(4800, null);
  expect(mixed).not.toContain("<table");
  expect(mixed.match(/data-package="\d"/g)).toEqual(['data-package="1"', 'data-package="2"']);
  const compared = htmlOf(4800, 9000, null);
  expect(compared.match(/<table/g)).toHaveLength(1);
  expect(compared.match(/data-package="\d"/g)).toHaveLength(3);
  expect(htmlOf()).toBe("");
});
