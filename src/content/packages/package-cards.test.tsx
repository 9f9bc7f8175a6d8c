import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankOf } from "../../kernel/resource/resource.ts";
import { HostingCard } from "./hosting-card.tsx";
import { PackageCard } from "./package-card.tsx";
import { packages, type ShownPackage } from "./packages.ts";

const offer = { ...blankOf(packages), id: 1, title: "باقة المتجر" };
const cards = {
  website: (fields: Partial<ShownPackage>) => (
    <PackageCard offer={{ ...offer, ...fields }} popularLabel={undefined} href="/quote?package=1" />
  ),
  hosting: (fields: Partial<ShownPackage>) => (
    <HostingCard offer={{ ...offer, ...fields }} href="/quote?package=1" />
  ),
};
const wordsOf = (html: string) => html.replace(/<svg.*?<\/svg>/g, "").replace(/<[^>]*>/g, "");

test.each(["website", "hosting"] as const)(
  "SVC-03 SVC-05 a %s package without a price says «تواصل معنا» in its place; its button names the package",
  (kind) => {
    const amountOf = (price: number | null) =>
      wordsOf(/<p class="amt[^"]*">.*?<\/p>/.exec(renderToStaticMarkup(cards[kind]({ price })))?.[0] ?? "");
    const buttonOf = (price: number | null) =>
      wordsOf(/<a .*<\/a>/.exec(renderToStaticMarkup(cards[kind]({ price })))?.[0] ?? "");
    expect(amountOf(null)).toBe("تواصل معنا");
    expect(buttonOf(null)).toBe("تواصل معنا باقة المتجر");
    expect(amountOf(4800)).toBe("4,800 ريال");
    expect(buttonOf(4800)).toMatch(/باقة المتجر$/);
    expect(buttonOf(4800)).not.toContain("تواصل معنا");
    expect(renderToStaticMarkup(cards[kind]({ price: 4800 }))).toContain('href="/quote?package=1"');
  },
);

test.each(["website", "hosting"] as const)(
  "SVC-02 SVC-07 a %s package tells title, description, price, delivery time and features, and leaves out what it has not",
  (kind) => {
    const words = ["باقة المتجر", "لمتجر واحد", "4,800", "ريال", "2 إلى 3 أسابيع", "سلة", "دفع"];
    const partsOf = (fields: Partial<ShownPackage>) =>
      renderToStaticMarkup(cards[kind]({ description: "لمتجر واحد", ...fields }))
        .replace(/<svg.*?<\/svg>|<a .*<\/a>/g, "")
        .split(/<[^>]*>/)
        .filter((part) => part.trim() !== "");
    const filled = { price: 4800, deliveryTime: "2 إلى 3 أسابيع", features: ["سلة", " ", "دفع"] };
    expect(partsOf(filled).map((part) => part.trim())).toEqual(words);
    expect(partsOf({ ...filled, deliveryTime: null, features: [""] })).toHaveLength(4);
  },
);
