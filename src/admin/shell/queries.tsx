import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

/** What the screens, and the notifications above them, read and keep of the server's answers. */
export function Queries({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

/** No silent retries: each screen shows its failure with a retry of its own. */
function createQueries() {
  return new QueryClient({
    defaultOptions: {
      // Offline too a call is tried, so that it fails and says so instead of waiting.
      queries: { retry: false, networkMode: "always" },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
