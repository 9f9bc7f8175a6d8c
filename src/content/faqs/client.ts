import { useQuery } from "@tanstack/react-query";
import { resourceClient } from "../../admin-kit/resource-client.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { categoriesKey } from "./categories/client.ts";
import { type FaqCategory, faqs } from "./faqs.ts";

export const faqClient = resourceClient(faqs);

/** The categories that questions can have. Cached below the key of their own screen, whose changes so reload them; AFAQ-01. */
export function useFaqCategories() {
  return useQuery({
    queryKey: [categoriesKey, "labels"],
    queryFn: () => callApi<FaqCategory[]>("GET", "/api/faq-categories"),
  });
}
