import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { homepage } from "../../content/page-content/sections/texts/homepage.text.ts";
import { shownOfProject } from "../../content/projects/projects.ts";
import { findProjects } from "../../content/projects/store.server.ts";
import { shownOfService } from "../../content/services/services.ts";
import { listActiveServices } from "../../content/services/store.server.ts";
import type { Settings } from "../../content/settings/settings.ts";
import { shownOfReview } from "../../content/testimonials/reviews.ts";
import { findReviews } from "../../content/testimonials/store.server.ts";
import { only } from "../../kernel/db/stored.ts";
import { latestArticles } from "../articles/shown-articles.server.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import type { PageHandle } from "../frame/page-handle.ts";
import { load, loadAllSettings, loadSettings, loadTexts } from "../loading/load.server.ts";
import { ActionLinks } from "../parts/action-links.tsx";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedQuestions } from "../parts/featured-questions.tsx";
import { FeaturedTestimonials } from "../parts/featured-testimonials.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/home-page.ts";
import { HomeArticles } from "./home-articles.tsx";
import { ClientNames, FeaturedCase, LargeQuote } from "./home-case.tsx";
import { chooseCase, chooseQuote } from "./home-choices.ts";
import { StepsAndAbout } from "./home-closing.tsx";
import { Hero, Highlights, WhyUs } from "./home-opening.tsx";
import { HomeServices } from "./home-services.tsx";

export const handle: PageHandle = { scripts: false };
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta("homepage", matches),
  ...(loaderData?.proofs ?? []),
];

const servicesShown = 3;

/** If the services store throws, `services` is null and built-in cards replace the services; requirement HOME-03. */
export async function loader({ context }: Route.LoaderArgs) {
  const [texts, settings, services] = await Promise.all([
    loadTexts(context, homepage),
    loadSettings(context),
    load(context, (kernel) => listActiveServices(kernel.reads, { limit: servicesShown })),
  ]);
  const [projects, reviews, articles] = await Promise.all([
    load(context, ({ reads }) =>
      findProjects(
        reads,
        texts.featuredProjects.map(({ projectId }) => projectId),
      ),
    ),
    load(context, ({ reads }) =>
      findReviews(
        reads,
        texts.featuredQuotes.map(({ testimonialId }) => testimonialId),
      ),
    ),
    load(context, ({ reads }) => latestArticles(reads)),
  ]);
  return withBlocks(context, {
    texts,
    featured: projects.ok
      ? chooseCase(texts.featuredProjects, shownBy(projects.value, shownOfProject))
      : null,
    quote: reviews.ok ? chooseQuote(texts.featuredQuotes, shownBy(reviews.value, shownOfReview)) : null,
    agencyName: settings.agencyName,
    proofs: proofsOf(await loadAllSettings(context)),
    articles: articles.ok ? articles.value : [],
    services: services.ok ? services.value.map((service) => only(service, shownOfService)) : null,
  });
}

/** The codes by which search consoles know whose site it is; requirement OWN-02. */
function proofsOf({ googleProof, bingProof }: Pick<Settings, "googleProof" | "bingProof">) {
  // foreign name: of the search consoles
  const all = { "google-site-verification": googleProof, "msvalidate.01": bingProof };
  return Object.entries(all).flatMap(([name, content]) => (content ? [{ name, content }] : []));
}

/** Records with only the fields that visitors may see. */
function shownBy<Item extends object, Name extends keyof Item>(
  found: ReadonlyMap<string, Item>,
  names: readonly Name[],
) {
  return new Map([...found].map(([id, record]) => [id, only(record, names)]));
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, agencyName, services, featured, quote, articles } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <Hero texts={texts}>
            <ActionLinks links={texts.heroLinks} />
          </Hero>
        ),
        highlights: <Highlights items={texts.highlights} agencyName={agencyName} />,
        case: featured && <FeaturedCase shown={featured} link={texts.featuredProjectLink} />,
        clients: <ClientNames title={texts.clientsTitle} names={texts.clientNames} />,
        services: <HomeServices texts={texts} services={services} />,
        quote: quote && <LargeQuote quote={quote} link={texts.featuredQuoteLink} />,
        reviews: (
          <FeaturedTestimonials title={texts.featuredTestimonialsTitle} items={texts.featuredTestimonials} />
        ),
        why: <WhyUs texts={texts} agencyName={agencyName} />,
        steps: <StepsAndAbout texts={texts} />,
        questions: <FeaturedQuestions title={texts.featuredQuestionsTitle} items={texts.featuredQuestions} />,
        articles: <HomeArticles texts={texts} articles={articles} />,
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
