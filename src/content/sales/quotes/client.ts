import { resourceClient } from "../../../admin-kit/resource-client.ts";
import { callApi } from "../../../kernel/http/api-client.ts";
import { fromAnswer, wireNameOf } from "../../../kernel/resource/wire.ts";
import type { Agency } from "./agency.ts";
import type { KeptWords } from "./document/kept-words.ts";
import type { QuoteFileKind } from "./file/file-kinds.ts";
import type { Channel } from "./lines-wire.ts";
import { type QuoteLink, type QuoteRecord, type QuoteStage, quotes } from "./quotes.ts";

/** The calls of quotes, for their list and their screen. */
export const quoteClient = resourceClient<typeof quotes, QuoteLink>(quotes);
const requestName = wireNameOf(quotes, "requestId");
const step = async ({ id }: QuoteRecord, name: string, body?: object): Promise<QuoteRecord> =>
  fromAnswer<typeof quotes, QuoteLink>(
    quotes,
    await callApi("POST", `/api/${quotes.path}/${id}/${name}`, body),
  );

export const listQuotes = (requestId: number) => quoteClient.list({ [requestName]: requestId });
export const createQuote = (requestId: number, body: object) =>
  quoteClient.create({ ...body, [requestName]: requestId });
export const updateQuote = (quote: QuoteRecord, body: object) => quoteClient.update(quote.id, body, quote);
export const withdrawQuote = (quote: QuoteRecord) => step(quote, "withdraw");
/** How a quote goes out, and the words of a mail. */
export type Sent = { channel: Channel; subject: string; message: string };
export const sendQuote = (quote: QuoteRecord, sent: Sent) =>
  step(quote, quote.state === "draft" ? "send" : "send-again", sent);
/** A draft of the next edition: the one that is there, or a new one. */
export const reviseQuote = (quote: QuoteRecord) => step(quote, "revise");

export type Conversion = {
  clientId: number | null;
  name: string;
  company: string;
  address: string;
  title: string;
  category: string;
  /** Days; empty for none. */
  startDate: string;
  endDate: string;
};
export const convertQuote = ({ id }: QuoteRecord, body: Conversion) =>
  callApi<{ clientId: number | null; projectId: string }>("POST", `/api/${quotes.path}/${id}/project`, body);
export const noteReceipt = (quote: QuoteRecord, receipt: object) => step(quote, "receipts", receipt);
export const takeBackReceipt = (quote: QuoteRecord, id: number) => step(quote, "receipts/take-back", { id });
const projectName = wireNameOf(quotes, "projectId");
export const listQuotesOfProject = (projectId: string) => quoteClient.list({ [projectName]: projectId });
export const renewLink = (quote: QuoteRecord) => step(quote, "link");
export const deleteQuote = ({ id }: QuoteRecord) => quoteClient.remove(id);
export const restoreQuote = ({ id }: QuoteRecord) => quoteClient.restore(id);

/** The whole address of a quote's link, or null where there is none to show. */
export const linkOf = ({ path }: QuoteLink) => path && new URL(path, window.location.origin).href;

/** The address of a file of a sent quote. */
export const fileOf = ({ id }: QuoteRecord, kind: QuoteFileKind) =>
  `/api/${quotes.path}/${id}/file?kind=${kind}`;

/** What the screen of a quote shows beside the quote itself. */
export type QuotePaper = {
  agency: Agency;
  words: KeptWords | null;
  /** Whether the server can mail it. */
  canMail: boolean;
  /** The newest first. */
  editions: (Pick<QuoteRecord, "id" | "edition" | "sentAt" | "language"> & { stage: QuoteStage })[];
  client: { id: number; name: string } | null;
};
export const readPaper = ({ id }: QuoteRecord) =>
  callApi<QuotePaper>("GET", `/api/${quotes.path}/${id}/paper`);
