import { useQuery } from "@tanstack/react-query";
import { listQuotes } from "./client.ts";
import { quotesKey } from "./quotes-key.ts";

/** The quotes of a request, newest first. */
export function useQuotesOf(requestId: number, { enabled = true } = {}) {
  return useQuery({
    queryKey: [quotesKey, requestId],
    queryFn: () => listQuotes(requestId),
    enabled,
  });
}
