import { useQuery } from "@tanstack/react-query";
import { callApi } from "../../kernel/http/api-client.ts";

/** A page of the site as `/api/site-pages` answers it. */
export type SitePageAnswer = {
  key: string;
  path: string;
  name: string;
  canBeHidden: boolean;
  isHidden: boolean;
};

export const sitePagesPath = "/api/site-pages";
export const sitePagesKey = ["site-pages"];

/** The pages of the site, and which of them visitors find; requirement OWN-01. */
export const useSitePages = () =>
  useQuery({
    queryKey: sitePagesKey,
    queryFn: () => callApi<SitePageAnswer[]>("GET", sitePagesPath),
    staleTime: 60_000,
  });
