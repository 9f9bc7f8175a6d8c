import { useQuery, useQueryClient } from "@tanstack/react-query";
import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { type FaqCategory, faqs } from "./faqs.ts";

export const faqClient = resourceClient(faqs);

const path = "/api/faq-categories";
const queryKey = ["faq-categories"];

/** The categories and the calls that change them. Each call resolves once the list shows the server's state; AFAQ-02. */
export function useFaqCategories() {
  const cache = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => callApi<FaqCategory[]>("GET", path) });
  const thenReload = async <Result>(change: Promise<Result>) => {
    const result = await change;
    await cache.invalidateQueries({ queryKey });
    return result;
  };
  return {
    /** Undefined while loading. */
    categories: query.data,
    error: query.error,
    reload: () => void query.refetch(),
    add: (label: string) => thenReload(callApi<FaqCategory>("POST", path, { label })),
    rename: (key: string, label: string) => thenReload(callApi<FaqCategory>("PUT", at(key), { label })),
    async remove(key: string) {
      await callApi<void>("DELETE", at(key));
      // Removed from the list at once, even if reloading fails.
      cache.setQueryData<FaqCategory[]>(queryKey, (all) => all?.filter((category) => category.key !== key));
      await cache.invalidateQueries({ queryKey });
    },
  };
}

export type FaqCategories = ReturnType<typeof useFaqCategories>;

const at = (key: string) => `${path}/${encodeURIComponent(key)}`;
