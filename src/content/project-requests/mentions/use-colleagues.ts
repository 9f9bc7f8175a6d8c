import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../../../kernel/http/api-client.ts";
import type { Colleague } from "../../../kernel/text/mentions.ts";
import { arrivalsFeed } from "../arrivals/arrivals-feed.ts";
import { requests } from "../requests.ts";

const nobody: readonly Colleague[] = [];
const path = `/api/${requests.path}`;

/** Who may read requests, and so can be named in their notes; requirement DESK-07. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => callApi<Colleague[]>("GET", `${path}/colleagues`),
    staleTime: 60_000,
  });
  return data ?? nobody;
}

/** The bell stops ringing for the mentions of a request that is open. */
export function useMentionsSeen(requestId: number) {
  const arrivals = useSyncExternalStore(arrivalsFeed.subscribe, arrivalsFeed.read, () => null);
  const rings = arrivals?.mentions.some((mention) => mention.requestId === requestId) ?? false;
  useEffect(() => {
    if (!rings) return;
    callApi("POST", `${path}/${requestId}/mentions/seen`)
      .then(() => arrivalsFeed.refresh())
      .catch(() => {}); // it rings on, and the next opening tries again
  }, [rings, requestId]);
}
