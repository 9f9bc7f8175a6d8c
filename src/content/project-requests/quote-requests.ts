import { useQuery, useQueryClient } from "@tanstack/react-query";
import { apiClient } from "../../kernel/api-client.ts";
import { foldForSearch } from "../../kernel/arabic.ts";
import { displayPhone } from "../../kernel/format.ts";
import { serviceNames, quoteRequestsText as text } from "./quote-requests.text.ts";
import { type ProjectRequest, parseServiceKeys } from "./schema.ts";
import { projectRequestWire } from "./wire.ts";

type Fields = { [field: string]: unknown };

/** A quote request as the admin reads it. */
export type QuoteRequest = Pick<
  ProjectRequest,
  "id" | "name" | "companyName" | "phone" | "email" | "message" | "createdAt"
> & { services: string[] };

const client = apiClient<Fields>("/api/project-requests");
const queryKey = ["quote-requests"];

/** The quote requests, newest first, and what can be done with them. The calls throw an AppError when they fail. */
export function useQuoteRequests() {
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: readQuoteRequests });
  const reload = () => cache.invalidateQueries({ queryKey });
  return {
    /** Undefined until the first answer. Kept while a reload fails. */
    requests: query.data,
    error: query.error,
    isFetching: query.isFetching,
    reload: () => void query.refetch(),
    async remove({ id }: QuoteRequest) {
      await client.remove(id);
      // Gone at once, also when the list cannot be read again; requirement AREQ-01.
      cache.setQueryData<QuoteRequest[]>(queryKey, (requests) =>
        requests?.filter((other) => other.id !== id),
      );
      await reload();
    },
    async restore({ id }: QuoteRequest) {
      await client.restore(id);
      await reload();
    },
  };
}

async function readQuoteRequests() {
  return (await client.list({ kind: "quote" })).map(quoteRequestFromWire);
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

/** The Arabic name of a known key; an unknown one as it is. */
export function serviceName(key: string): string {
  return Object.hasOwn(serviceNames, key) ? serviceNames[key as keyof typeof serviceNames] : key;
}

/** Those in which every word of the query occurs, spelled in whatever variant; requirements ADM-03, AR-01. */
export function searchQuoteRequests(requests: readonly QuoteRequest[], query: string): QuoteRequest[] {
  const words = foldForSearch(query).split(/\s+/).filter(Boolean);
  return requests.filter((request) => {
    const folded = foldForSearch(searchedText(request));
    return words.every((word) => folded.includes(word));
  });
}

/** Phones as stored, as shown, and as people dial them at home. */
function searchedText({ id, name, companyName, email, phone, services, message }: QuoteRequest) {
  const phones = [phone, displayPhone(phone), phone.replace(/^\+966/, "0")];
  return [id, name, companyName, email, ...phones, ...services.map(serviceName), message].join("\n");
}

/** `prefix` and what went wrong, in the server's or the browser's words; requirement ERR-10. */
export function loadFailure(error: Error): string {
  const { cause } = error;
  const reason = cause instanceof Error ? cause.message : cause;
  return text.failedPrefix + (typeof reason === "string" && reason ? reason : text.failedDefault);
}
