import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { members } from "./members.ts";
import { teamTable } from "./store.server.ts";

export const teamApi = serveResource(members, { table: teamTable });
