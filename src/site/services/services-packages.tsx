import { HostingRow } from "../../content/packages/hosting-row.tsx";
import { mostPopular } from "../../content/packages/most-popular.ts";
import { PackageOffers } from "../../content/packages/package-table.tsx";
import type { ShownPackage } from "../../content/packages/packages.ts";
import layoutStyles from "../../ui/styles/layout.module.css";
import { servicesText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import type { Paged } from "../loading/pagination.ts";
import { PriceRuler } from "../parts/price-ruler.tsx";
import { Section, SectionHead } from "../parts/section.tsx";
import { quoteLink } from "../quote/quote-wire.ts";
import styles from "./services.module.css";
import { SectionBody, type ServicesTexts } from "./services-sections.tsx";

type PackagesProps = { texts: ServicesTexts; packages: Loaded<Paged<ShownPackage>> };

/** The packages compared, left out if there are none; exactly one is the most popular; requirements SVC-02 to SVC-05. */
export function Packages({ texts, packages }: PackagesProps) {
  if (packages.ok && packages.value.total === 0) return null;
  const list: ShownPackage[] = packages.ok ? packages.value.list : [];
  const popular = packages.ok && packages.value.page === 1 ? mostPopular(list) : undefined;
  const hrefOf = (offer: ShownPackage) => quoteLink(offer.title);
  return (
    <Section id="packages">
      <div className={styles.heading}>
        <SectionHead title={texts.packagesTitle} lead={texts.packagesLead} />
        <PriceRuler offers={list.filter(({ price }) => price !== null)} chosen={popular} />
      </div>
      <SectionBody
        loaded={packages}
        failure={servicesText.loadPackages}
        empty={servicesText.noPackages}
        href="/quote"
        pageHref={(number) => `/services?packages=${number}#packages`}
      >
        {() => <PackageOffers {...{ list, popular, hrefOf }} popularLabel={texts.popularLabel} />}
      </SectionBody>
    </Section>
  );
}

/** Hosting packages in a group of their own, left out if there are none; requirement SVC-07. */
export function HostingPackages({ texts, packages }: PackagesProps) {
  if (packages.ok && packages.value.total === 0) return null;
  return (
    <Section
      className={`${layoutStyles.section} ${layoutStyles.flush}`}
      id="hosting"
      title={texts.hostingTitle}
      lead={texts.hostingLead}
    >
      <SectionBody
        loaded={packages}
        failure={servicesText.loadPackages}
        empty={servicesText.noPackages}
        href="/quote"
        pageHref={(page) => `/services?hosting=${page}#hosting`}
      >
        {({ list }) => (
          <ul>
            {list.map((offer) => (
              <HostingRow key={offer.id} offer={offer} href={quoteLink(offer.title)} />
            ))}
          </ul>
        )}
      </SectionBody>
    </Section>
  );
}
