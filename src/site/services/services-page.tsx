import { type Package, type ShownPackage, shownOfPackage } from "../../content/packages/packages.ts";
import {
  countActivePackages,
  hostingPackagesTable,
  listActivePackages,
  packagesTable,
} from "../../content/packages/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { services as servicesSection } from "../../content/page-content/sections/texts/services.text.ts";
import { DeliveryRuler } from "../../content/services/delivery-ruler.tsx";
import { type ShownService, shownOfService } from "../../content/services/services.ts";
import { countActiveServices, listActiveServices } from "../../content/services/store.server.ts";
import { pages } from "../../content/shared/pages.text.ts";
import { only } from "../../kernel/db/stored.ts";
import type { RecordTable } from "../../kernel/resource/record-table.server.ts";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { servicesText } from "../frame/site.text.ts";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadTexts } from "../loading/load.server.ts";
import type { Loaded } from "../loading/loaded.ts";
import { type Paged, pageNumber, toLimitOffset } from "../loading/pagination.ts";
import { JsonLd, useOrigin } from "../seo/json-ld.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import { servicesData } from "../seo/structured-data.ts";
import type { Route } from "./+types/services-page.ts";
import { HostingPackages, Packages } from "./services-packages.tsx";
import { CustomOffer, Services, WhyTrio } from "./services-sections.tsx";

export const handle: PageHandle = { scripts: false };
export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return missingMeta(matches);
  const { services, packages, hosting } = loaderData;
  const numberOf = (list: Loaded<Paged<unknown>>) => (list.ok ? list.value.page : 1);
  return pageMeta("services", matches, {
    page: numberOf(services),
    packages: numberOf(packages),
    hosting: numberOf(hosting),
  });
};

/** 24 records per section, with separate page numbers and separate failures, with status 200; requirements SVC-06, API-08. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const offers = (table: RecordTable<Package>, page: number) =>
    load(context, async ({ reads }): Promise<Paged<ShownPackage>> => {
      const list = await listActivePackages(reads, table, toLimitOffset(page));
      return {
        list: list.map((offer) => only(offer, shownOfPackage)),
        total: await countActivePackages(reads, table),
        page,
      };
    });
  const page = pageNumber(searchParams);
  const [texts, services, packages, hosting] = await Promise.all([
    loadTexts(context, servicesSection),
    load(context, async ({ reads }): Promise<Paged<ShownService>> => {
      const list = await listActiveServices(reads, toLimitOffset(page));
      return {
        list: list.map((service) => only(service, shownOfService)),
        total: await countActiveServices(reads),
        page,
      };
    }),
    offers(packagesTable, pageNumber(searchParams, "packages")),
    offers(hostingPackagesTable, pageNumber(searchParams, "hosting")),
  ]);
  for (const list of [services, packages, hosting]) if (list.ok) await checkPlace(context, list.value);
  return withBlocks(context, { texts, services, packages, hosting });
}

/** The number of services in words; without services or after a failure the sentence has no number. */
function countedServices(services: Loaded<Paged<ShownService>>) {
  const total = services.ok ? services.value.total : 0;
  return total > 0 ? countOf(counted.service, total) : servicesText.uncounted;
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, services, packages, hosting } = useDrafted(loaderData);
  return (
    <>
      <PageParts
        texts={texts}
        blocks={blocks}
        of={{
          hero: (
            <PageHero
              current={pages.services.name}
              title={texts.heroTitle}
              lead={texts.heroLead}
              values={{ services: countedServices(services) }}
              aside={<DeliveryRuler services={services.ok ? services.value.list : []} />}
            />
          ),
          services: <Services texts={texts} services={services} />,
          packages: <Packages texts={texts} packages={packages} />,
          hosting: <HostingPackages texts={texts} packages={hosting} />,
          custom: <CustomOffer texts={texts} />,
          why: <WhyTrio texts={texts} />,
        }}
      />
      <JsonLd
        data={servicesData(
          services.ok ? services.value.list : [],
          packages.ok ? packages.value.list : [],
          hosting.ok ? hosting.value.list : [],
          useOrigin(),
        )}
      />
    </>
  );
}
