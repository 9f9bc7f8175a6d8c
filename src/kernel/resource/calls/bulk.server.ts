import { z } from "zod";
import { type AnyRecord, partOf } from "../../db/stored.ts";
import { deleteRecord, undeleteRecord, updateRecord, type Write, write } from "../../db/write.server.ts";
import { AppError } from "../../errors.ts";
import type { Api } from "../../http/http.server.ts";
import { route } from "../../http/route.server.ts";
import type { Kernel } from "../../process/kernel.server.ts";
import type { ServedResource } from "../served-resource.server.ts";
import { idList, readIds } from "./ids.server.ts";

type BulkAction = "activate" | "deactivate" | "delete" | "restore";

const missing = { 404: "One of the records does not exist" };

/** `POST /bulk` with `{ids, action}`: applies the action to all records or, if one is missing, to none. */
export function addBulk(api: Api, kernel: Kernel, served: ServedResource) {
  const { table, activeField, beforeDelete } = served;
  const actions: BulkAction[] = activeField
    ? ["activate", "deactivate", "delete", "restore"]
    : ["delete", "restore"];
  route(api, {
    call: "POST /bulk",
    summary: "Applies one action to several records: to all of them, or to none",
    body: z.object({ ids: idList(table).min(1), action: z.enum(actions) }),
    read: readIds,
    refuses: beforeDelete ? { ...missing, 409: "One of the records cannot be deleted now" } : missing,
    handle: async (_c, { actor, body }) => {
      const { ids, action } = await body();
      await write(kernel, actor, async (tx) => {
        for (const id of new Set(ids)) await apply(tx, served, id, action);
      });
    },
  });
}

async function apply(
  tx: Write,
  { table, activeField, beforeDelete }: ServedResource,
  id: AnyRecord["id"],
  action: BulkAction,
) {
  if (action === "delete") {
    await beforeDelete?.(tx, id);
    return deleteRecord(tx, table, id);
  }
  if (action === "restore") return undeleteRecord(tx, table, id);
  if (!activeField) throw new AppError("bad-request");
  return updateRecord(tx, table, id, partOf({ [activeField]: action === "activate" }));
}
