import { isbot } from "isbot";
import { data, redirect } from "react-router";
import { listAttachments } from "../../content/sales/attachments/attachments-store.server.ts";
import { agencyOf } from "../../content/sales/quotes/agency.ts";
import { wordingOf } from "../../content/sales/quotes/document/document-words.ts";
import type { KeptWords } from "../../content/sales/quotes/document/kept-words.ts";
import { QuoteDocument, type ShownQuote } from "../../content/sales/quotes/document/quote-document.tsx";
import { type Saying, textIn } from "../../content/sales/quotes/document/quote-language.ts";
import { totalsSaid } from "../../content/sales/quotes/document/quote-sayings.ts";
import { paidOf } from "../../content/sales/quotes/payments.ts";
import { isOpen, type Quote } from "../../content/sales/quotes/quotes.ts";
import { noteSeen } from "../../content/sales/quotes/store.server.ts";
import { write } from "../../kernel/db/write.server.ts";
import type { AppError } from "../../kernel/errors.ts";
import { limitFor } from "../../kernel/http/hidden-visitors.server.ts";
import { sentenceFor, toAppError } from "../../kernel/http/problem.server.ts";
import { refuseBeyond } from "../../kernel/http/rate-limit.server.ts";
import {
  clientAddressContext,
  type Kernel,
  kernelContext,
  visitor,
} from "../../kernel/process/kernel.server.ts";
import { isoDay, keepOrder } from "../../kernel/text/format.ts";
import { answerAnchor } from "../forms/answer-anchor.ts";
import { answerByPage, postedAnswer } from "../forms/form-answer.server.ts";
import { readPost } from "../forms/read-post.server.ts";
import type { PageHandle } from "../frame/page-handle.ts";
import siteStyles from "../frame/site.css?url";
import { englishNoticePeriods, noticePeriods } from "../legal/notice-periods.ts";
import { loadAllSettings } from "../loading/load.server.ts";
import type { Route } from "./+types/quote-document-page.ts";
import { answerQuoteLink } from "./answer-quote.server.ts";
import { openLink } from "./open-link.server.ts";
import {
  type Answered,
  type AnswerState,
  QuoteAnswerForm,
  QuoteFiles,
  QuoteStanding,
  type Standing,
  sayOnPage,
} from "./quote-answer.tsx";
import { quoteDocumentText as text } from "./quote-document.text.ts";
import styles from "./quote-document-page.module.css";
import { QuoteReceipts, type Received } from "./quote-receipts.tsx";

/** The page works without script and ships none. */
export const handle: PageHandle = {
  scripts: false,
  isInEnglish: (loaded) => isRecord(loaded) && loaded.language === "en",
};
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Only a person with the link can find the page: it is not cached, not indexed, and not sent as a referrer. */
const secret = {
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex, nofollow",
};

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return new Headers([...loaderHeaders, ...(actionHeaders ?? [])]);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: sayOnPage(loaderData?.language ?? "ar")(loaderData?.quote ? "title" : "missing", {
      number: keepOrder(loaderData?.quote?.number ?? ""),
      agency: loaderData?.agency.name ?? "",
    })[0]?.text,
  },
  { name: "robots", content: "noindex, nofollow" },
];

/** The quote behind a link. A withdrawn quote is shown as such, without its content; requirement AREQ-02. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kernel = context.get(kernelContext);
  const [{ quote, mayAnswer }, settings, refused] = await Promise.all([
    openLink(kernel, params.token),
    loadAllSettings(context),
    postedAnswer<Refused>({ context, request }),
  ]);
  // To everybody who tries an address; where customers pay is told to those who have a quote.
  const agency = { ...agencyOf(settings), bankName: "", iban: "" };
  const seller = quote?.agency ?? agency; // as the sent quote named it
  const periods = noticePeriods(settings);
  const englishPeriods = englishNoticePeriods(settings);
  const language = quote?.language ?? "ar";
  const without = (standing: Standing) => ({
    language,
    agency,
    seller: agency,
    words: null,
    mayAnswer,
    periods,
    englishPeriods,
    quote: null,
    attached: [],
    received: null,
    standing,
    refused,
  });
  if (!quote) return data(without("missing"), { status: 404, headers: secret });
  if (quote.state === "withdrawn") return data(without("withdrawn"), { status: 410, headers: secret });
  await noteVisit(kernel, request, quote);
  const attached = await listAttachments(kernel.reads, { quoteId: quote.id });
  const open = isOpen(quote, isoDay(kernel.now()));
  const standing: Standing =
    quote.state === "accepted" || quote.state === "declined" ? quote.state : open ? "open" : "expired";
  const words = quote.documentWords;
  // Told to the customer alone: the code on a printed sheet leads here too, without the right to answer.
  const received = mayAnswer ? receivedOf(quote) : null;
  return data(
    {
      received,
      language,
      agency,
      seller,
      words,
      mayAnswer,
      periods,
      englishPeriods,
      quote: shownOf(quote),
      attached: attached.map(({ id, name }) => ({ id, name })),
      standing,
      refused,
    },
    { headers: secret },
  );
}

/** What the page shows of a quote. */
function shownOf(quote: Quote): ShownQuote & Answered {
  const { language, number, customerName, customerCompany, items, validUntil, terms } = quote;
  const { sentAt, answeredAt, answeredBy } = quote;
  return {
    language,
    number: number ?? "",
    customerName,
    customerCompany,
    customerAddress: quote.customerAddress,
    customerVatNumber: quote.customerVatNumber,
    // Only staff may see the features that were unticked.
    items: items.map((item) => ({ ...item, features: item.features.filter(({ isIncluded }) => isIncluded) })),
    chosen: quote.chosen,
    discount: quote.discount,
    discountRate: quote.discountRate,
    firstShare: quote.firstShare,
    restDays: quote.restDays,
    parts: quote.parts,
    vatRate: quote.vatRate,
    validUntil,
    terms,
    sentAt: sentAt ?? "",
    answeredAt: answeredAt ?? "",
    answeredBy,
  };
}

/** What came in for an accepted quote; null before the first amount. */
function receivedOf(quote: Quote): Received | null {
  if (quote.state !== "accepted" || quote.receipts.length === 0) return null;
  const { paid, rest } = paidOf(quote);
  return { list: quote.receipts.map(({ by: _, ...receipt }) => receipt), paid, rest };
}

/** Notes when a person first opens an open quote; robots that fetch previews and staff do not count; DESK-02. */
async function noteVisit(kernel: Kernel, request: Request, quote: Quote) {
  if (quote.state !== "sent" || quote.seenAt !== null) return;
  const purpose = request.headers.get("sec-purpose") ?? "";
  if (purpose.includes("prefetch") || isbot(request.headers.get("user-agent"))) return;
  try {
    if (await kernel.authenticate(request, { prolong: false })) return;
    await write(kernel, visitor, (tx) => noteSeen(tx, quote.id));
  } catch (error) {
    // The quote was answered or withdrawn at the same moment, or the disk is full; the visitor can still read it.
    kernel.log.warn({ err: error }, "the first view of a quote could not be stored");
  }
}

const answersAnHour = 30;

type Refused = AnswerState;

/** Handles the answer, a plain form post. The next page shows the state of the quote, also if somebody else answered first. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const kernel = context.get(kernelContext);
  const form = await readPost(request);
  const field = (name: string) => String(form.get(name) ?? "");
  const shownAgain = (answer: Refused, status?: number) =>
    answerByPage<Refused>({ context, request }, answer, status);
  const values = { name: field("name"), note: field("note"), chosen: placesIn(form.getAll("chosen")) };
  const decision = field("decision");
  if (decision === "count") return shownAgain({ values, errors: {}, failure: "", reason: "" });
  if (decision === "accepted" && values.chosen.join() !== field("shown"))
    return shownAgain({ values, errors: {}, failure: text.recount, reason: "recount" }, 409);
  try {
    const address = context.get(clientAddressContext);
    const limit = limitFor(kernel, address, { limit: answersAnHour, windowSeconds: 3600 });
    await refuseBeyond(kernel, [{ key: `quote ${address}`, limit }]);
    await answerQuoteLink(kernel, params.token, { ...values, decision });
  } catch (failure) {
    const error = toAppError(failure);
    if (error.status >= 500) kernel.log.error({ err: failure }, "the answer to a quote could not be stored");
    return shownAgain({ values, errors: error.fields, ...whyOf(error) }, error.status);
  }
  throw redirect(new URL(request.url).pathname, { status: 303 });
}

const mostLines = 50;

/** The places of the lines that were ticked, ascending and each once; what is no place is left out. */
function placesIn(posted: readonly FormDataEntryValue[]): number[] {
  const places = posted.slice(0, mostLines).map(Number);
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < mostLines;
  return [...new Set(places)].filter(isPlace).sort((a, b) => a - b);
}

/** What the page says of a failure; nothing where the fields say it. The sentence of a limit says when it ends. */
function whyOf(error: AppError): Pick<AnswerState, "failure" | "reason"> {
  if (error.code === "invalid") return { failure: "", reason: "" };
  if (error.code === "too-many") return { failure: sentenceFor(error), reason: "tooMany" };
  const reason = error.code === "conflict" ? "changed" : "failed";
  return { failure: text[reason], reason };
}

/** What is paid with the ticked optional lines, in the quote's languages. */
function totalOf(quote: ShownQuote, words: KeptWords | null, picked: readonly number[]): Saying[] {
  const { language, items, vatRate } = quote;
  const chosen = picked.filter((place) => items[place]?.isOptional);
  const totals = totalsSaid({ ...quote, chosen }, wordingOf(language, words).say);
  const total = (lang: Saying["lang"]) => ({ total: textIn(totals, lang) });
  return sayOnPage(language)(vatRate > 0 ? "totalTaxed" : "total", total("ar"), total("en"));
}

export default function QuoteDocumentPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { language, agency, seller, words, mayAnswer, periods, englishPeriods } = loaderData;
  const { quote, attached, received, standing, refused } = loaderData;
  const { token } = params;
  const state = actionData ?? refused ?? null;
  const mayAccept = standing === "open" && mayAnswer;
  const picked = state?.values.chosen ?? [];
  const canChoose = quote?.items.some(({ isOptional }) => isOptional) && mayAccept;
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="site" />
      <main className={mayAccept ? `${styles.page} ${styles.open}` : styles.page} id="main">
        <QuoteStanding
          language={language}
          standing={standing}
          quote={quote}
          agency={agency}
          mayAnswer={mayAnswer}
        />
        {quote && (
          <QuoteFiles
            language={language}
            path={`/q/${token}`}
            isAccepted={standing === "accepted"}
            attached={attached}
          />
        )}
        {received && <QuoteReceipts language={language} received={received} />}
        {quote && (
          <QuoteDocument
            quote={quote}
            agency={seller}
            words={words}
            isOpen={standing === "open"}
            {...(canChoose && { choosing: { form: answerAnchor, picked } })}
          />
        )}
        {quote && mayAccept && (
          <QuoteAnswerForm
            language={language}
            state={state}
            total={totalOf(quote, words, picked)}
            periods={periods}
            englishPeriods={englishPeriods}
          />
        )}
      </main>
    </>
  );
}
