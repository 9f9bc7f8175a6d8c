import { resourceClient } from "../../admin-kit/resource-client.ts";
import { type RedirectHits, redirects } from "./redirects.ts";

export const redirectsKey = "redirects";
export const redirectClient = resourceClient<typeof redirects, RedirectHits>(redirects);
