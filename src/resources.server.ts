import { auditNamesOf } from "./accounts/audit/audit-names.server.ts";
import { tokens } from "./accounts/tokens/tokens.ts";
import { users } from "./accounts/users/users.ts";
import { webhooks } from "./accounts/webhooks/webhooks.ts";
import { breachesApi } from "./admin/privacy/breaches/api.server.ts";
import { privacyRequests } from "./admin/privacy/privacy-requests.ts";
import { articlesApi } from "./content/articles/api.server.ts";
import { faqsApi } from "./content/faqs/api.server.ts";
import { questionCategoriesApi } from "./content/faqs/categories/api.server.ts";
import { media } from "./content/media/media.ts";
import { mediaTable } from "./content/media/store.server.ts";
import { hostingPackagesApi, packagesApi } from "./content/packages/api.server.ts";
import { ownPagesApi } from "./content/page-content/own-pages/api.server.ts";
import { projectsApi } from "./content/projects/api.server.ts";
import { redirectsApi } from "./content/redirects/api.server.ts";
import { attachments } from "./content/sales/attachments/attachments.ts";
import { attachmentsTable } from "./content/sales/attachments/attachments-store.server.ts";
import { clientsApi } from "./content/sales/clients/api.server.ts";
import { ownFieldsApi } from "./content/sales/own-fields/api.server.ts";
import { quotes } from "./content/sales/quotes/quotes.ts";
import { savedLinesApi } from "./content/sales/quotes/saved-lines/api.server.ts";
import { quotesTable } from "./content/sales/quotes/table.server.ts";
import { quoteTermsApi } from "./content/sales/quotes/terms/api.server.ts";
import { renewalsApi } from "./content/sales/renewals/api.server.ts";
import { salesTargets } from "./content/sales/report/targets/sales-targets.ts";
import { requestScreen } from "./content/sales/requests/addresses.ts";
import { unplacedTable } from "./content/sales/requests/answers/take-up-store.server.ts";
import { unplacedMails } from "./content/sales/requests/answers/unplaced-mails.ts";
import { requestNotes, requests } from "./content/sales/requests/requests.ts";
import { notesTable, projectRequestsTable } from "./content/sales/requests/store.server.ts";
import { replyTemplatesApi } from "./content/sales/requests/templates/api.server.ts";
import { savedViewsApi } from "./content/sales/saved-views/api.server.ts";
import { tasksApi } from "./content/sales/tasks/api.server.ts";
import { servicesApi } from "./content/services/api.server.ts";
import { settings } from "./content/settings/settings.ts";
import { teamApi } from "./content/team/api.server.ts";
import { reviewsApi } from "./content/testimonials/api.server.ts";
import { visionItemsApi } from "./content/vision/api.server.ts";
import type { ServedResource } from "./kernel/resource/served-resource.server.ts";
import { type StoredResource, storedResource } from "./kernel/resource/table.server.ts";

/**
 * Every described resource, in the order in which the search shows them. The global search, the dashboard, the audit trail
 * and the register of personal data walk this list; a new resource gets its line here.
 */
export const described: readonly (StoredResource | ServedResource)[] = [
  projectsApi,
  clientsApi,
  storedResource(requests, projectRequestsTable, { screenOf: ({ kind }) => requestScreen(kind) }),
  reviewsApi,
  servicesApi,
  packagesApi,
  hostingPackagesApi,
  teamApi,
  faqsApi,
  questionCategoriesApi,
  visionItemsApi,
  ownPagesApi,
  articlesApi,
  storedResource(media, mediaTable),
  tasksApi,
  renewalsApi,
  storedResource(requestNotes, notesTable),
  storedResource(attachments, attachmentsTable),
  storedResource(unplacedMails, unplacedTable),
  replyTemplatesApi,
  savedLinesApi,
  quoteTermsApi,
  savedViewsApi,
  ownFieldsApi,
  redirectsApi,
  storedResource(quotes, quotesTable),
  breachesApi,
];

/** The resources with the shared calls: mounted, and walked by the picture places and the tests of access and hostile texts. */
export const resources: readonly ServedResource[] = described.filter((line) => "wire" in line);

/** The names of the audit trail: of every described resource, and of descriptions whose records have screens of their own. */
export const auditNames = auditNamesOf([
  ...described.map(({ resource }) => resource),
  settings,
  users,
  tokens,
  webhooks,
  privacyRequests,
  salesTargets,
]);
