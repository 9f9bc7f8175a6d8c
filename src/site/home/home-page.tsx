import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { shownOfService } from "../../content/services/services.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadSettings, loadTexts, withPictures } from "../loading/load.server.ts";
import { ActionLinks } from "../parts/action-links.tsx";
import { ClosingCall } from "../parts/closing-call.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/home-page.ts";
import { FeaturedQuestions, FeaturedTestimonials } from "./featured.tsx";
import { AboutBand, Certificates } from "./home-closing.tsx";
import { Hero, Highlights, WhyUs } from "./home-opening.tsx";
import { HomeServices, ProcessSteps } from "./home-services.tsx";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("home", matches);

const servicesShown = 3;

/** With the services store throwing, `services` is null and built-in cards take their place; requirement HOME-03. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, services] = await Promise.all([
    loadTexts(context, homepage),
    loadSettings(context),
    load(context, (kernel) => listActiveServices(kernel.reads, { limit: servicesShown })),
  ]);
  return withPictures(context, {
    texts,
    agencyName: settings.agencyName,
    services: services.ok ? services.value.map((service) => only(service, shownOfService)) : null,
  });
}

export default function HomePage({ loaderData: { texts, agencyName, services } }: Route.ComponentProps) {
  return (
    <>
      <Hero texts={texts}>
        <ActionLinks links={texts.heroLinks} />
      </Hero>
      <Highlights items={texts.highlights} agencyName={agencyName} />
      <WhyUs texts={texts} agencyName={agencyName} />
      <HomeServices texts={texts} services={services} />
      <ProcessSteps texts={texts} />
      <FeaturedTestimonials title={texts.featuredTestimonialsTitle} items={texts.featuredTestimonials} />
      <AboutBand texts={texts} />
      <Certificates texts={texts} />
      <FeaturedQuestions title={texts.featuredQuestionsTitle} items={texts.featuredQuestions} />
      <ClosingCall texts={texts} />
    </>
  );
}
