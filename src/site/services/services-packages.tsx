import { HostingCard } from "../../content/packages/hosting-card.tsx";
import { mostPopular } from "../../content/packages/most-popular.ts";
import { PackageCard } from "../../content/packages/package-card.tsx";
import type { ShownPackage } from "../../content/packages/packages.ts";
import { servicesText } from "../frame/site.text.ts";
import type { Loaded } from "../loading/loaded.ts";
import type { Paged } from "../loading/pagination.ts";
import { Section } from "../parts/section.tsx";
import { quoteLink } from "../quote/quote-wire.ts";
import { SectionBody, type ServicesTexts } from "./services-sections.tsx";

type PackagesProps = { texts: ServicesTexts; packages: Loaded<Paged<ShownPackage>> };

/** The pricing grid; exactly one package is the most popular; requirements SVC-02 to SVC-05. */
export function Packages({ texts, packages }: PackagesProps) {
  return (
    <Section id="packages" title={texts.packagesTitle} lead={texts.packagesLead}>
      <SectionBody
        loaded={packages}
        failure={servicesText.loadPackages}
        empty={servicesText.noPackages}
        href="/quote"
        pageHref={(page) => `/services?packages=${page}#packages`}
      >
        {({ list, page }) => (
          <div className={list.length % 4 === 0 || list.length > 6 ? "prices" : "prices three"}>
            {list.map((offer) => (
              <PackageCard
                key={offer.id}
                offer={offer}
                popularLabel={page === 1 && offer === mostPopular(list) ? texts.popularLabel : undefined}
                href={quoteLink(offer.title)}
              />
            ))}
          </div>
        )}
      </SectionBody>
    </Section>
  );
}

/** Hosting packages in a group of their own, left out while there are none; requirement SVC-07. */
export function HostingPackages({ texts, packages }: PackagesProps) {
  if (packages.ok && packages.value.total === 0) return null;
  return (
    <Section className="section flush" id="hosting" title={texts.hostingTitle} lead={texts.hostingLead}>
      <SectionBody
        loaded={packages}
        failure={servicesText.loadPackages}
        empty={servicesText.noPackages}
        href="/quote"
        pageHref={(page) => `/services?hosting=${page}#hosting`}
      >
        {({ list }) => (
          <div className="hosts">
            {list.map((offer) => (
              <HostingCard key={offer.id} offer={offer} href={quoteLink(offer.title)} />
            ))}
          </div>
        )}
      </SectionBody>
    </Section>
  );
}
