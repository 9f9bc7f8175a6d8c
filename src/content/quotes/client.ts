import { callApi } from "../../kernel/api-client.ts";
import { type QuoteRecord, type QuoteWire, quotesOf, readQuote, requestOf } from "./wire.ts";

const path = "/api/quotes";
const one = async (
  method: "POST" | "PUT",
  address: string,
  body?: object,
  headers?: Record<string, string>,
) => readQuote(await callApi<QuoteWire>(method, address, body, headers));

export async function listQuotes(requestId: number): Promise<QuoteRecord[]> {
  return (await callApi<QuoteWire[]>("GET", path + quotesOf(requestId))).map(readQuote);
}

export const createQuote = (requestId: number, body: object) =>
  one("POST", path, { ...body, ...requestOf(requestId) });
export const updateQuote = ({ id, version }: QuoteRecord, body: object) =>
  one("PUT", `${path}/${id}`, body, { "If-Match": `"${version}"` });
export const withdrawQuote = ({ id }: QuoteRecord) => one("POST", `${path}/${id}/withdraw`);
export const deleteQuote = ({ id }: QuoteRecord) => callApi<void>("DELETE", `${path}/${id}`);
export const restoreQuote = ({ id }: QuoteRecord) => one("POST", `${path}/${id}/restore`);

/** A quote with the whole address of its link, which is answered this once. */
export type LinkedQuote = { quote: QuoteRecord; link: string };

export const sendQuote = ({ id }: QuoteRecord) => linked(`${path}/${id}/send`);
export const renewLink = ({ id }: QuoteRecord) => linked(`${path}/${id}/link`);

async function linked(address: string): Promise<LinkedQuote> {
  const answer = await callApi<QuoteWire>("POST", address);
  return { quote: readQuote(answer), link: new URL(String(answer.path), window.location.origin).href };
}

/** What can be offered: its title and, where it has one, its price in riyals. */
export type Offer = { title: string; price: number | null };
export type Catalogue = { packages: Offer[]; hosting: Offer[]; services: Offer[] };

export async function readCatalogue(): Promise<Catalogue> {
  const offers = async (resource: string) =>
    (await callApi<{ title: string; price?: number | null }[]>("GET", `/api/${resource}`)).map(
      ({ title, price }) => ({ title, price: price ?? null }),
    );
  const [packages, hosting, services] = await Promise.all(
    ["packages", "packages-server", "services"].map(offers),
  );
  return { packages: packages ?? [], hosting: hosting ?? [], services: services ?? [] };
}
