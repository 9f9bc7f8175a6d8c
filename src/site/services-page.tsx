import { ArrowLeft } from "lucide-react";
import { hostingPackagesTable, listActivePackages, packagesTable } from "../content/packages/store.server.ts";
import { services as servicesSection } from "../content/page-content/sections/services.text.ts";
import { listActiveServices } from "../content/services/store.server.ts";
import { BidiText } from "../ui/bidi-text.tsx";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/services-page.ts";
import { Lattice } from "./art/lattice.tsx";
import { JsonLd, useOrigin } from "./json-ld.tsx";
import { load, loadTexts, withPictures } from "./load.server.ts";
import type { PageHandle } from "./page-handle.ts";
import { PageHero } from "./page-hero.tsx";
import { pageMeta } from "./page-meta.ts";
import { HostingPackages, Packages } from "./services-packages.tsx";
import { Services, WhyTrio } from "./services-sections.tsx";
import { siteText } from "./site.text.ts";
import { servicesData } from "./structured-data.ts";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("services", matches);

/** Each section fails on its own, with status 200; requirement SVC-06. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, services, packages, hosting] = await Promise.all([
    loadTexts(context, servicesSection),
    load(context, (kernel) => listActiveServices(kernel.reads)),
    load(context, (kernel) => listActivePackages(kernel.reads, packagesTable)),
    load(context, (kernel) => listActivePackages(kernel.reads, hostingPackagesTable)),
  ]);
  return withPictures(context, { texts, services, packages, hosting });
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { texts, services, packages, hosting } = loaderData;
  return (
    <>
      <PageHero current={siteText.nav.services} title={texts.heroTitle} lead={texts.heroLead} />
      <Services services={services} />
      <Packages texts={texts} packages={packages} />
      <HostingPackages texts={texts} packages={hosting} />
      <section className="band section tight ctawrap">
        <div className="wrap">
          <div className="cta">
            <h2 className="h2">
              <BidiText text={texts.customTitle} />
            </h2>
            <p className="lead">
              <BidiText text={texts.customText} />
            </p>
            <div className="acts">
              <a className="btn sun" href="/quote">
                {texts.customLink} <Icon of={ArrowLeft} className="go" />
              </a>
            </div>
          </div>
        </div>
        <Lattice />
      </section>
      <WhyTrio texts={texts} />
      <JsonLd
        data={servicesData(
          services.ok ? services.value : [],
          [packages, hosting].flatMap((loaded) => (loaded.ok ? loaded.value : [])),
          useOrigin(),
        )}
      />
    </>
  );
}
