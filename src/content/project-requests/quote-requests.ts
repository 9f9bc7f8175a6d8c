import { useRecords } from "../../admin-kit/use-records.ts";
import { apiClient } from "../../kernel/api-client.ts";
import { foldDigits } from "../../kernel/arabic.ts";
import { telLink } from "../../kernel/format.ts";
import { quoteRequestsText as text } from "./quote-requests.text.ts";
import { type ProjectRequest, parseServiceKeys } from "./schema.ts";
import { projectRequestWire } from "./wire.ts";

type Fields = { [field: string]: unknown };

/** A quote request as the admin reads it. */
export type QuoteRequest = Pick<
  ProjectRequest,
  "id" | "name" | "companyName" | "phone" | "email" | "message" | "createdAt"
> & { services: string[] };

const quoteRequestsKey = "quote-requests";

const client = apiClient<QuoteRequest, Fields>("/api/project-requests", quoteRequestFromWire);
const quotesOnly = { ...client, list: () => client.list({ kind: "quote" }) };

/** The quote requests, newest first, without the messages of the contact form; requirements AREQ-01, API-05. */
export function useQuoteRequests() {
  return useRecords<QuoteRequest>(quoteRequestsKey, quotesOnly);
}

/** Reads what the API sends. Services are read from a list, a JSON list in a string and a comma-separated string. */
export function quoteRequestFromWire(wire: Fields): QuoteRequest {
  const fields = projectRequestWire.fromWire(wire);
  return {
    id: Number(wire.id),
    name: fields.name ?? "",
    companyName: fields.companyName ?? "",
    services: parseServiceKeys(fields.requestedServices),
    phone: fields.phone ?? "",
    email: fields.email ?? "",
    message: fields.message ?? "",
    createdAt: fields.createdAt ?? "",
  };
}

/** `tel:` address. Of a phone that was kept as typed only what stands before its first word: the rest is an extension. */
export function dialLink(phone: string): string {
  return telLink(foldDigits(phone).split(/\p{L}/u)[0] ?? "");
}

/** `prefix` and what went wrong, in the server's or the browser's words; requirement ERR-10. */
export function loadFailure(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : cause;
  return text.failedPrefix + (typeof reason === "string" && reason ? reason : text.failedDefault);
}
