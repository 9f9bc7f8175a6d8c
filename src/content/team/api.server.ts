import { serves } from "../../kernel/resource/serves.server.ts";
import { members } from "./members.ts";
import { teamTable } from "./store.server.ts";

export const teamApi = serves(members, { table: teamTable });
