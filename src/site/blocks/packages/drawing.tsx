import { mostPopular } from "../../../content/packages/most-popular.ts";
import { PackageOffers } from "../../../content/packages/package-table.tsx";
import type { ShownPackage } from "../../../content/packages/packages.ts";
import { Section } from "../../parts/section.tsx";
import { quoteLink } from "../../quote/quote-wire.ts";
import { headOf, NothingYet } from "../block-parts.tsx";
import type { BlockProps } from "../block-props.ts";
import type block from "./block.text.ts";
import { words } from "./block.text.ts";

export default function PackagesBlock({
  texts,
  records: packages = [],
}: BlockProps<typeof block, ShownPackage[]>) {
  if (packages.length === 0) return <NothingYet hint={words.hint} />;
  return (
    <Section {...headOf(texts)}>
      <PackageOffers
        list={packages}
        popular={mostPopular(packages)}
        popularLabel={words.popular}
        hrefOf={({ title }) => quoteLink(title)}
      />
    </Section>
  );
}
