import { z } from "zod";
import { countRecords } from "../../kernel/db/records.server.ts";
import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { countHits } from "./hits-store.server.ts";
import { faultsTogether } from "./redirect-faults.ts";
import { redirects } from "./redirects.ts";
import { redirectsTable } from "./store.server.ts";

export const redirectsApi = serveResource(redirects, {
  table: redirectsTable,
  summary: {
    schema: z.object({ total: z.number().int() }),
    count: async (db) => ({ total: await countRecords(db, redirectsTable) }),
  },
  countedFor: countHits,
  countedShape: { since: z.string(), hits: z.number().int(), lastHit: z.string().nullable() },
  faultsTogether,
  fromFile: { origin: "file" },
});
