import { quote } from "../../content/page-content/sections/texts/quote.text.ts";
import { submitRequest } from "../../content/project-requests/store.server.ts";
import { validDays } from "../../content/quotes/quotes.ts";
import { clientAddressContext, kernelContext } from "../../kernel/process/kernel.server.ts";
import { countAfterPreposition } from "../../kernel/text/format.ts";
import { answerPost } from "../forms/answer-post.server.ts";
import { postedAnswer } from "../forms/form-answer.server.ts";
import styles from "../forms/forms.css?url";
import { honeypotOf } from "../forms/honeypot.tsx";
import { readPost } from "../forms/read-post.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import { PageHero } from "../frame/page-hero.tsx";
import { PageStyle } from "../frame/page-style.tsx";
import { siteText } from "../frame/site.text.ts";
import { shownNotice } from "../legal/notice.server.ts";
import { noticePeriods } from "../legal/notice-periods.ts";
import { loadSettings, loadTexts } from "../loading/load.server.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/quote-page.ts";
import { QuoteAside } from "./quote-aside.tsx";
import { QuoteForm, type QuoteState } from "./quote-form.tsx";
import { shownText } from "./quote-prefill.server.ts";
import { quoteErrorsFromWire, quoteFromForm, quotePrefill, quoteToWire } from "./quote-wire.ts";

export const handle: PageHandle = { chat: false };
export const meta: Route.MetaFunction = ({ matches }) => pageMeta("quote", matches);

/** What the address fills in is shown as text, whatever it contains; requirement QUOTE-03. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const [texts, settings, answer] = await Promise.all([
    loadTexts(context, quote),
    loadSettings(context),
    postedAnswer<QuoteState>({ context, request }),
  ]);
  const { selectedTitle, description } = quotePrefill(new URL(request.url).searchParams);
  const title = shownText(selectedTitle, 200);
  const asked = title && texts.prefillSentence.replace("{title}", () => title);
  return {
    texts,
    answer,
    phone: settings.phone,
    periods: noticePeriods(settings),
    validity: countAfterPreposition("day", validDays),
    selectedTitle: title,
    message: shownText(description, 5000) ?? asked ?? "",
  };
}

/** The form without script: the same submission as the API's, answered by a page; requirement QUOTE-06. */
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
      failure: "a quote request was not stored",
    },
  );
}

export default function QuotePage({ loaderData, actionData }: Route.ComponentProps) {
  const { texts, phone, periods, validity, selectedTitle, message } = loaderData;
  return (
    <>
      <PageStyle href={styles} />
      <PageHero
        parent={["/services", siteText.nav.services]}
        current={siteText.nav.quote}
        title={texts.heroTitle}
        lead={texts.heroLead}
      />
      <section className="formsec">
        <div className="wrap formgrid">
          <QuoteForm
            texts={texts}
            periods={periods}
            selectedTitle={selectedTitle}
            message={message}
            answer={actionData ?? loaderData.answer}
          />
          <QuoteAside texts={texts} phone={phone} validity={validity} />
        </div>
      </section>
    </>
  );
}
