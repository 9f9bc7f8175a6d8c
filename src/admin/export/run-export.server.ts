import { Hono } from "hono";
import { runOwnCommand } from "../../kernel/background/own-command.server.ts";
import type { Api, ApiEnv } from "../../kernel/http/http.server.ts";
import type { Kernel, Session } from "../../kernel/process/kernel.server.ts";
import { described } from "../../resources.server.ts";
import { exportCommand } from "./export-command.ts";
import { failExport, findExport } from "./exports-store.server.ts";
import type { Ask } from "./lists.server.ts";
import { makeExport } from "./make-export.server.ts";

type ApiOf = (kernel: Kernel) => Api;

/** Makes an export: in a process of its own, or in this one where no built server is to be started. Never throws. */
export async function runExport(kernel: Kernel, id: number, apiOf: ApiOf): Promise<void> {
  try {
    if (import.meta.env.PROD) await runOwnCommand(kernel, exportCommand, String(id));
    else await exportSite(kernel, id, apiOf);
  } catch (err) {
    kernel.log.error({ err }, "the export of the site failed");
    await failExport(kernel, id).catch(() => {});
  }
}

/** Makes the archive of an export that was begun, by calls of the owner who began it. */
export async function exportSite(kernel: Kernel, id: number, apiOf: ApiOf): Promise<void> {
  const begun = await findExport(kernel, id);
  if (begun?.state !== "running") return;
  const session: Session = {
    sessionId: exportCommand,
    reauthenticatedAt: kernel.now().toISOString(),
    user: {
      ...{ id: begun.author_id ?? 0, name: begun.author_name, email: "" },
      ...{ role: "admin", access: "owner", avatar: null },
    },
  };
  const api = apiOf({ ...kernel, authenticate: async () => session });
  const reads = new Set(
    api.routes.filter(({ method }) => method === "GET").map(({ path }) => path.replace(/\/$/, "")),
  );
  const names = described.map(({ resource }) => resource.path).filter((name) => reads.has(`/${name}`));
  const lists = names.map((name) => ({ name, isTable: reads.has(`/${name}/export.csv`) }));
  await makeExport({ kernel, id, ask: askerOf(api), lists });
}

function askerOf(api: Api): Ask {
  const mounted = new Hono<ApiEnv>().route("/api", api);
  return async (path) => {
    const answer = await mounted.fetch(new Request(`http://localhost${path}`), {
      remoteAddress: "127.0.0.1",
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  };
}
