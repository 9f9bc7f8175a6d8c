import { serveResource } from "../../../kernel/resource/serve-resource.server.ts";
import { ownFields } from "./own-fields.ts";
import { ownFieldsTable } from "./store.server.ts";

export const ownFieldsApi = serveResource(ownFields, { table: ownFieldsTable });
