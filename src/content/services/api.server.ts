import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { services } from "./services.ts";
import { servicesTable } from "./store.server.ts";

export const servicesApi = serveResource(services, { table: servicesTable });
