import { useQuery } from "@tanstack/react-query";
import { quoteClient, readPaper } from "./client.ts";
import { quotesKey } from "./quotes-key.ts";

/** A quote with what its screen shows beside it. */
export function useQuote(id: string) {
  const queryKey = [quotesKey, "one", id];
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      const quote = await quoteClient.read(id);
      return { quote, paper: await readPaper(quote) };
    },
  });
  return { ...query, queryKey };
}
