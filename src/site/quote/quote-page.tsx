import { listActivePackages, packagesTable } from "../../content/packages/store.server.ts";
import { useDrafted } from "../../content/page-content/sections/drafted-data.ts";
import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { submitRequest } from "../../content/sales/requests/store.server.ts";
import { linkTo } from "../../content/shared/pages.ts";
import { only } from "../../kernel/db/stored.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { countAfterPreposition } from "../../kernel/text/format.ts";
import { withBlocks } from "../blocks/load-blocks.server.ts";
import { PageParts } from "../blocks/page-parts.tsx";
import { answerPost } from "../forms/answer-post.server.ts";
import { postedAnswer } from "../forms/form-answer.server.ts";
import { FormColumns } from "../forms/form-columns.tsx";
import { honeypotOf } from "../forms/honeypot.tsx";
import { loadAskedChoices } from "../forms/load-asked-choices.server.ts";
import { readPost } from "../forms/read-post.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { quoteText } from "../frame/site.text.ts";
import { shownNotice } from "../legal/notice.server.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { load, loadAllSettings, loadTexts } from "../loading/load.server.ts";
import { toLimitOffset } from "../loading/pagination.ts";
import { HeroFigure } from "../parts/hero-figure.tsx";
import { PriceRuler, priceScale } from "../parts/price-ruler.tsx";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/quote-page.ts";
import { ChosenPackage } from "./chosen-package.tsx";
import { QuoteAside } from "./quote-aside.tsx";
import { QuoteForm, type QuoteState } from "./quote-form.tsx";
import { shownText } from "./quote-prefill.server.ts";
import { quoteErrorsFromWire, quoteFromForm, quotePrefill, quoteToWire } from "./quote-wire.ts";

export const handle: PageHandle = { chat: false };
export const meta: Route.MetaFunction | undefined = import.meta.env.SSR // the scripts of visitors bring no words of the head
  ? ({ matches }) => pageMeta("quote", matches)
  : undefined;

/** The fields of a package that the page shows. */
const shownOfOffer = ["id", "title", "price", "pricePeriod", "priceWords", "deliveryTime"] as const;

/** Text that the address fills in is shown as plain text, whatever it contains; requirement QUOTE-03. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [texts, choices, settings, answer, packages] = await Promise.all([
    loadTexts(context, quote),
    loadAskedChoices(context),
    loadAllSettings(context),
    postedAnswer<QuoteState>({ context, request }),
    load(context, ({ reads }) => listActivePackages(reads, packagesTable, toLimitOffset(1))),
  ]);
  const { selectedTitle, description } = quotePrefill(new URL(request.url).searchParams);
  const title = shownText(selectedTitle, 200);
  const asked = title && texts.prefillSentence.replace("{title}", () => title);
  return withBlocks(context, {
    texts,
    choices,
    answer,
    packages: packages.ok ? packages.value.map((offer) => only(offer, shownOfOffer)) : [],
    settings: only(settings, ["phone"]),
    periods: noticePeriods(settings),
    validity: countAfterPreposition("day", settings.quoteDays),
    selectedTitle: title,
    message: shownText(description, 5000) ?? asked ?? "",
  });
}

/** Handles the form without script: the same submission as by the API, answered by a page; requirement QUOTE-06. */
export async function action({ context, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  const form = await readPost(request);
  const values = quoteFromForm(form);
  return answerPost(
    { context, request },
    {
      values,
      store: () =>
        submitRequest(kernel, quoteToWire(values, honeypotOf(form)), {
          address: context.get(clientAddressContext),
          noticeEdition: (kind) => shownNotice(kernel, kind),
        }),
      errorsFromWire: quoteErrorsFromWire,
      failure: "a quote request could not be stored",
    },
  );
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, blocks, choices, settings, periods, validity, packages, selectedTitle, message } =
    useDrafted(loaderData);
  const priced = packages.filter(({ price }) => price !== null);
  const selected = packages.find(({ title }) => title === selectedTitle);
  const summary = (packages.length > 0 || selectedTitle) && (
    <ChosenPackage title={selectedTitle} offer={selected} />
  );
  return (
    <PageParts
      texts={texts}
      blocks={blocks}
      of={{
        hero: (
          <PageHero
            parent={linkTo("services")}
            current={texts.pageName}
            title={texts.heroTitle}
            lead={texts.heroLead}
            aside={
              priceScale(priced) && (
                <HeroFigure title={quoteText.prices}>
                  <PriceRuler offers={priced} chosen={selected} />
                </HeroFigure>
              )
            }
          />
        ),
        form: (
          <FormColumns>
            <QuoteForm
              texts={texts}
              periods={periods}
              choices={choices}
              selectedTitle={selectedTitle}
              message={message}
              answer={actionData ?? loaderData.answer}
              summary={summary}
            />
            <QuoteAside
              texts={texts}
              settings={settings}
              validity={validity}
              summary={summary}
              choices={choices}
            />
          </FormColumns>
        ),
      }}
    />
  );
}
