import { clientsApi } from "./content/clients/api.server.ts";
import { faqsApi } from "./content/faqs/api.server.ts";
import { hostingPackagesApi, packagesApi } from "./content/packages/api.server.ts";
import { projectsApi } from "./content/projects/api.server.ts";
import { servicesApi } from "./content/services/api.server.ts";
import { tasksApi } from "./content/tasks/api.server.ts";
import { teamApi } from "./content/team/api.server.ts";
import { reviewsApi } from "./content/testimonials/api.server.ts";
import { visionItemsApi } from "./content/vision/api.server.ts";
import type { ServedResource } from "./kernel/crud-resource.server.ts";

/**
 * Every resource that is described once, in the order in which searches show them. Walked by the mounts of the API, the
 * search everywhere, the dashboard, the places of pictures, the register of personal data, and the tests of access and
 * hostile texts; a new resource gets its line here.
 */
export const resources: readonly ServedResource[] = [
  projectsApi,
  clientsApi,
  reviewsApi,
  servicesApi,
  packagesApi,
  hostingPackagesApi,
  teamApi,
  faqsApi,
  visionItemsApi,
  tasksApi,
];
