import { OpenAPIHono } from "@hono/zod-openapi";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { addDrafts } from "./calls/draft-calls.server.ts";
import { addPublication } from "./calls/publication-calls.server.ts";
import { addShares } from "./calls/share-calls.server.ts";
import { addVersions } from "./calls/version-calls.server.ts";
import type { LinkExists } from "./check/check.server.ts";
import { addReview } from "./review/team-calls.server.ts";

/**
 * The page texts for their editors: drafts field by field, publication now or later, versions, share links; requirements
 * ACNT-01 to ACNT-04. `linkExists` tells whether an address of this site exists.
 */
export function pageContentApi(kernel: Kernel, linkExists: LinkExists): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addDrafts(api, kernel);
  addPublication(api, kernel, linkExists);
  addVersions(api, kernel);
  addShares(api, kernel);
  addReview(api, kernel);
  return api;
}
