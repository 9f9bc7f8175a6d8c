import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { HostingCard } from "./hosting-card.tsx";
import { PackageCard } from "./package-card.tsx";
import { packages } from "./packages.ts";

const offer = { ...blankOf(packages), id: 1, title: "باقة المتجر" };
const cards = {
  website: (price: number | null) => (
    <PackageCard offer={{ ...offer, price }} popularLabel={undefined} href="/quote?package=1" />
  ),
  hosting: (price: number | null) => <HostingCard offer={{ ...offer, price }} href="/quote?package=1" />,
};
const wordsOf = (html: string) => html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, "");

test.each(["website", "hosting"] as const)(
  "SVC-03 SVC-05 a %s package without a price says «تواصل معنا» in its place; its button names the package",
  (kind) => {
    const amountOf = (price: number | null) =>
      wordsOf(/<p class="amt[^"]*">.*?<\/p>/.exec(renderToStaticMarkup(cards[kind](price)))?.[0] ?? "");
    const buttonOf = (price: number | null) =>
      wordsOf(/<a .*<\/a>/.exec(renderToStaticMarkup(cards[kind](price)))?.[0] ?? "");
    expect(amountOf(null)).toBe("تواصل معنا");
    expect(buttonOf(null)).toBe("تواصل معنا باقة المتجر");
    expect(amountOf(4800)).toBe("4,800 ريال");
    expect(buttonOf(4800)).toMatch(/باقة المتجر$/);
    expect(buttonOf(4800)).not.toContain("تواصل معنا");
    expect(renderToStaticMarkup(cards[kind](4800))).toContain('href="/quote?package=1"');
  },
);
