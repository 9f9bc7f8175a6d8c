import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** The cache of server answers that the screens and the notifications share. */
export function Queries({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** Queries are not retried silently, because each screen shows its failure with a retry button. */
function createQueries() {
  return new QueryClient({
    defaultOptions: {
      // Calls are tried offline too, so that they fail with a message instead of waiting.
      queries: { retry: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
