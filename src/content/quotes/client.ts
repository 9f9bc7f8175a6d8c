import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { fromAnswer, wireNameOf } from "../../kernel/resource/wire.ts";
import { type QuoteLink, type QuoteRecord, quotes } from "./quotes.ts";

const client = resourceClient<typeof quotes, QuoteLink>(quotes);
const requestName = wireNameOf(quotes, "requestId");
const step = async ({ id }: QuoteRecord, name: string): Promise<QuoteRecord> =>
  fromAnswer<typeof quotes, QuoteLink>(quotes, await callApi("POST", `/api/${quotes.path}/${id}/${name}`));

export const listQuotes = (requestId: number) => client.list({ [requestName]: requestId });
export const createQuote = (requestId: number, body: object) =>
  client.create({ ...body, [requestName]: requestId });
export const updateQuote = (quote: QuoteRecord, body: object) => client.update(quote.id, body, quote);
export const withdrawQuote = (quote: QuoteRecord) => step(quote, "withdraw");
export const sendQuote = (quote: QuoteRecord) => step(quote, "send");
export const renewLink = (quote: QuoteRecord) => step(quote, "link");
export const deleteQuote = ({ id }: QuoteRecord) => client.remove(id);
export const restoreQuote = ({ id }: QuoteRecord) => client.restore(id);

/** The whole address of a quote's link, or null where there is none to show. */
export const linkOf = ({ path }: QuoteLink) => path && new URL(path, window.location.origin).href;

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
