import { serves } from "../../kernel/resource/serves.server.ts";
import { services } from "./services.ts";
import { servicesTable } from "./store.server.ts";

export const servicesApi = serves(services, { table: servicesTable });
