import { serveResource } from "../../kernel/resource/serve-resource.server.ts";
import { featuresMember } from "./features.server.ts";
import { deliveryFaults } from "./service-facts.ts";
import { services } from "./services.ts";
import { servicesTable } from "./store.server.ts";

export const servicesApi = serveResource(services, {
  table: servicesTable,
  composed: [featuresMember],
  faultsTogether: (rows) => rows.map(deliveryFaults),
});
