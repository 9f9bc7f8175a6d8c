import { data, type RouterContextProvider, redirect } from "react-router";
import { listCategories } from "../../content/faqs/categories/store.server.ts";
import { builtInCategories } from "../../content/faqs/faqs.text.ts";
import { findActiveFaqs, placeOfFaq } from "../../content/faqs/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { faq } from "../../content/page-content/sections/texts/faq.text.ts";
import { isRowId } from "../../kernel/db/stored.ts";
import { excerpt } from "../../kernel/text/arabic.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { NotFoundBoundary } from "../errors/not-found.tsx";
import { checkPlace } from "../loading/beyond-last.server.ts";
import { load, loadSettings, loadTexts } from "../loading/load.server.ts";
import { pageNumber, pageOfPlace, toLimitOffset } from "../loading/pagination.ts";
import { ClosingCall } from "../parts/closing-call.tsx";
import { FeaturedQuestions } from "../parts/featured-questions.tsx";
import { JsonLd } from "../seo/json-ld.tsx";
import { missingMeta, pageMeta } from "../seo/page-meta.ts";
import { faqData } from "../seo/structured-data.ts";
import type { Route } from "./+types/faq-page.ts";
import { FaqBrowser } from "./faq-browser.tsx";
import { FaqHelp } from "./faq-help.tsx";
import { faqHref, faqPlaceHref } from "./faq-search.ts";

export const ErrorBoundary = NotFoundBoundary;
export const meta: Route.MetaFunction | undefined = import.meta.env.SSR // the scripts of visitors bring no words of the head
  ? ({ loaderData, matches }) => {
      if (!loaderData) return missingMeta(matches);
      const { asked } = loaderData;
      return pageMeta("faq", matches, isNarrowed(asked) ? {} : { page: asked.page });
    }
  : undefined;

/**
 * The questions of a category, and the search in the address. If the store of questions throws: the error state, status 503
 * (FAQ-04); if the store of categories throws: the built-in categories (FAQ-02).
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const wanted = Number(searchParams.get("question"));
  if (wanted) throw redirect(await addressOfQuestion(context, wanted));
  const category = searchParams.get("category") || "all";
  const asked = {
    category,
    query: excerpt(searchParams.get("q") ?? "", 200),
    page: pageNumber(searchParams),
  };
  const filter = { category: category === "all" ? undefined : category, search: asked.query };
  const [texts, settings, categories, faqs] = await Promise.all([
    loadTexts(context, faq),
    loadSettings(context),
    load(context, ({ reads }) => listCategories(reads)),
    load(context, ({ reads }) => findActiveFaqs(reads, filter, toLimitOffset(asked.page))),
  ]);
  if (faqs.ok) {
    const { faqs: sent, total } = faqs.value;
    const { page } = asked;
    // without a total all questions were sent
    await checkPlace(context, { page, total: total ?? sent.length, isNarrowed: isNarrowed(asked) });
  }
  const found = {
    categories: categories.ok ? categories.value : builtInCategories,
    questions: faqs.ok ? faqs.value.faqs.map(shownOf) : null,
    total: faqs.ok ? faqs.value.total : null,
  };
  return data(await withBlocks(context, { texts, settings, asked, found }), { status: faqs.ok ? 200 : 503 });
}

const isNarrowed = ({ category, query }: { category: string; query: string }) =>
  category !== "all" || query.trim() !== "";

/** The address that opens a question on its page of the list; the list itself when there is no such question. FAQ-05 */
async function addressOfQuestion(context: Readonly<RouterContextProvider>, id: number): Promise<string> {
  const place = await load(context, async ({ reads }) =>
    isRowId(id) ? await placeOfFaq(reads, id) : undefined,
  );
  // The address needs a fragment, because browsers add the old one when a redirect has none.
  if (!place.ok || place.value === undefined) return `${faqHref({})}#questions`;
  return faqPlaceHref(id, pageOfPlace(place.value));
}

type Shown = { id: number; question: string; answer: string; category: string };
const shownOf = ({ id, question, answer, category }: Shown): Shown => ({ id, question, answer, category });

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const { texts, blocks, settings, asked, found } = useDrafted(loaderData);
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        list: (
          <>
            <FaqBrowser
              key={JSON.stringify(asked)}
              title={texts.heroTitle}
              lead={texts.heroLead}
              asked={asked}
              found={found}
            >
              <FeaturedQuestions items={texts.featuredQuestions} />
            </FaqBrowser>
            {found.questions && <JsonLd data={import.meta.env.SSR ? faqData(found.questions) : null} />}
          </>
        ),
        help: <FaqHelp texts={texts} settings={settings} />,
        call: <ClosingCall texts={texts} />,
      }}
    />
  );
}
