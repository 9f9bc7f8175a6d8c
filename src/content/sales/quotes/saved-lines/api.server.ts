import { serveResource } from "../../../../kernel/resource/serve-resource.server.ts";
import { savedLines } from "./saved-lines.ts";
import { savedLinesTable } from "./store.server.ts";

export const savedLinesApi = serveResource(savedLines, { table: savedLinesTable });
