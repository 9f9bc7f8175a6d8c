import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { fromAnswer, wireNameOf } from "../../kernel/resource/wire.ts";
import { type QuoteRecord, quotes } from "./quotes.ts";

const client = resourceClient(quotes);
const requestName = wireNameOf(quotes, "requestId");
const post = <Answer extends object>({ id }: QuoteRecord, step: string) =>
  callApi<Answer>("POST", `/api/${quotes.path}/${id}/${step}`);

export const listQuotes = (requestId: number) => client.list({ [requestName]: requestId });
export const createQuote = (requestId: number, body: object) =>
  client.create({ ...body, [requestName]: requestId });
export const updateQuote = (quote: QuoteRecord, body: object) => client.update(quote.id, body, quote);
export const withdrawQuote = async (quote: QuoteRecord) => fromAnswer(quotes, await post(quote, "withdraw"));
export const deleteQuote = ({ id }: QuoteRecord) => client.remove(id);
export const restoreQuote = ({ id }: QuoteRecord) => client.restore(id);

/** A quote with the whole address of its link, which is answered this once. */
export type LinkedQuote = { quote: QuoteRecord; link: string };

export const sendQuote = (quote: QuoteRecord) => linked(quote, "send");
export const renewLink = (quote: QuoteRecord) => linked(quote, "link");

async function linked(quote: QuoteRecord, step: string): Promise<LinkedQuote> {
  const { path, ...answer } = await post<{ path: string }>(quote, step);
  return { quote: fromAnswer(quotes, answer), link: new URL(path, window.location.origin).href };
}

/** What can be offered: its title and, where it has one, its price in riyals. */
export type Offer = { title: string; price: number | null };
export type Catalogue = { packages: Offer[]; hosting: Offer[]; services: Offer[] };

export async function readCatalogue(): Promise<Catalogue> {
  const offers = async (resource: string) =>
    (await callApi<{ title: string; price?: number | null }[]>("GET", `/api/${resource}`)).map(
      ({ title, price }) => ({ title, price: price ?? null }),
    );
  const [packages, hosting, services] = await Promise.all([
    offers("packages"),
    offers("packages-server"),
    offers("services"),
  ]);
  return { packages, hosting, services };
}
