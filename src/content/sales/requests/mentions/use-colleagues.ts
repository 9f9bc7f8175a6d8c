import { useQuery } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { callApi } from "../../../../kernel/http/api-client.ts";
import type { Colleague } from "../../../../kernel/text/mentions.ts";
import { arrivalsFeed } from "../arrivals/arrivals-feed.ts";
import { requests } from "../requests.ts";

const nobody: readonly Colleague[] = [];
const path = `/api/${requests.path}`;

/** The users who may read requests and so can be named in notes; requirement DESK-07. */
export function useColleagues(): readonly Colleague[] {
  const { data } = useQuery({
    queryKey: ["colleagues"],
    queryFn: () => callApi<Colleague[]>("GET", `${path}/colleagues`),
    staleTime: 60_000,
  });
  return data ?? nobody;
}

/** Marks the mentions of the signed-in user in an open request as seen. */
export function useMentionsSeen(requestId: number) {
  const arrivals = useSyncExternalStore(arrivalsFeed.subscribe, arrivalsFeed.read, () => null);
  const rings = arrivals?.mentions.some((mention) => mention.requestId === requestId) ?? false;
  useEffect(() => {
    if (!rings) return;
    callApi("POST", `${path}/${requestId}/mentions/seen`)
      .then(() => arrivalsFeed.refresh())
      .catch(() => {}); // the mention stays in the bell, and opening the request again retries
  }, [rings, requestId]);
}
