import { OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { auditApi } from "./accounts/audit/audit-api.server.ts";
import { noticesApi } from "./accounts/notices/notices-api.server.ts";
import { accountsApi } from "./accounts/sign-in/api.server.ts";
import type { ScopeChoice } from "./accounts/tokens/answers.ts";
import { otherCalls } from "./accounts/tokens/tokens.text.ts";
import { tokensApi } from "./accounts/tokens/tokens-api.server.ts";
import { accountApi } from "./accounts/users/account-api.server.ts";
import { usersApi } from "./accounts/users/users-api.server.ts";
import type { ResourceChoice } from "./accounts/webhooks/answers.ts";
import { webhooksApi } from "./accounts/webhooks/webhooks-api.server.ts";
import { brokenLinksApi } from "./admin/addresses/broken-links-api.server.ts";
import { linkTargetsApi } from "./admin/addresses/link-targets-api.server.ts";
import { apiDocs } from "./admin/api-docs/api-docs.server.ts";
import { dashboardApi } from "./admin/dashboard/dashboard.server.ts";
import { siteExportApi } from "./admin/export/export-api.server.ts";
import { runExport } from "./admin/export/run-export.server.ts";
import { recordFields } from "./admin/page-records/record-fields.ts";
import { pageRecords } from "./admin/page-records/store.server.ts";
import { searchApi } from "./admin/palette/search.server.ts";
import { picturePlaces } from "./admin/pictures/picture-places.server.ts";
import { noteReads } from "./admin/privacy/personal-reads.server.ts";
import { privacyApi } from "./admin/privacy/privacy-api.server.ts";
import { type AddDemo, setupApi } from "./admin/setup/setup-api.server.ts";
import { analyticsApi, visitsApi } from "./content/analytics/api.server.ts";
import { faqCategoriesApi } from "./content/faqs/categories/api.server.ts";
import { uploadApi } from "./content/media/api.server.ts";
import { mediaApi } from "./content/media/library-api.server.ts";
import { pageContentApi } from "./content/page-content/api.server.ts";
import { editsHub } from "./content/page-content/drafts/edits-hub.server.ts";
import { providePageRecords } from "./content/page-content/drafts/page-records.server.ts";
import { withdrawSharesOf } from "./content/page-content/drafts/shares.server.ts";
import { guestApi } from "./content/page-content/review/guest-calls.server.ts";
import { knowRecordFields } from "./content/page-content/sections/record-fields.ts";
import { missingPagesApi } from "./content/redirects/missing/api.server.ts";
import { registrationsApi } from "./content/sales/clients/api.server.ts";
import { clientMarketingApi } from "./content/sales/clients/marketing-api.server.ts";
import { clientTagsApi } from "./content/sales/clients/tags-api.server.ts";
import { clientTimelineApi } from "./content/sales/clients/timeline-api.server.ts";
import { readListed } from "./content/sales/notices/recipients.server.ts";
import { quotesApi } from "./content/sales/quotes/api.server.ts";
import { renewingApi } from "./content/sales/renewals/api.server.ts";
import { salesReportApi } from "./content/sales/report/api.server.ts";
import { salesTargetsApi } from "./content/sales/report/targets/targets-api.server.ts";
import { unplacedApi } from "./content/sales/requests/answers/unplaced-api.server.ts";
import { projectRequestsApi } from "./content/sales/requests/api.server.ts";
import { arrivalsApi } from "./content/sales/requests/arrivals/arrivals-api.server.ts";
import { settingsApi } from "./content/settings/api.server.ts";
import { sitePagesApi } from "./content/settings/site-pages-api.server.ts";
import { addDoctorCall } from "./kernel/doctor/doctor-call.server.ts";
import { AppError } from "./kernel/errors.ts";
import { callerAddress } from "./kernel/http/client-address.server.ts";
import { formTokenApi } from "./kernel/http/form-guard.server.ts";
import { proxyFault, proxyFaultWords, watchProxy } from "./kernel/http/hidden-visitors.server.ts";
import type { Api, ApiEnv } from "./kernel/http/http.server.ts";
import { problemResponse } from "./kernel/http/problem.server.ts";
import { documentOf, route } from "./kernel/http/route.server.ts";
import { assertSameSite } from "./kernel/http/same-site.server.ts";
import { type CallAreas, scopedCalls, staffRouter } from "./kernel/http/staff-router.server.ts";
import { presenceApi } from "./kernel/presence/presence-api.server.ts";
import type { Kernel } from "./kernel/process/kernel.server.ts";
import { assertReady } from "./kernel/process/ready.server.ts";
import { crudRoutes } from "./kernel/resource/calls/routes.server.ts";
import { auditNames, described, resources } from "./resources.server.ts";
import { readAskedChoices } from "./site/forms/load-asked-choices.server.ts";
import { noticeWords, shownNotice, shownRegistration } from "./site/legal/notice.server.ts";
import { isCachedPage } from "./site/loading/cached-pages.ts";
import { linkExists } from "./site/loading/link-exists.server.ts";
import { type SiteLinks, siteLinks } from "./site/loading/site-links.server.ts";
import { siteAddresses } from "./site/seo/site-addresses.server.ts";

/** The calls that the forms of visitors make. */
const visitorsForms = /\/api\/(project-requests|registrations|visits)\/?$/;

/**
 * Every REST mount. All calls answer `no-store`, refuse writes from other sites, and report errors as problem+json. A call
 * that is not declared open is for staff (`staffRouter`).
 */
export function createApi(kernel: Kernel, links: SiteLinks = siteLinks(kernel)): Api {
  const api = new OpenAPIHono<ApiEnv>();
  api.use(async (c, next) => {
    watchProxy(kernel, { remoteAddress: c.env.remoteAddress, headers: c.req.raw.headers });
    const program = await kernel.authenticateToken(c.req.raw, callerAddress(kernel, c));
    // A browser sends cookies by itself but never a token, so only a call without a token must prove that this site sent it.
    if (program) c.set("program", program);
    else assertSameSite(kernel, c.req.raw, c.env.remoteAddress, visitorsForms.test(c.req.path));
    await next();
    c.res.headers.set("Cache-Control", "no-store");
    c.res.headers.set("X-Content-Type-Options", "nosniff");
  });
  api.use(noteReads(kernel));
  api.route("/", staffRouter(kernel, mountCalls(kernel, links), callAreas));
  api.all("*", () => {
    throw new AppError("not-found");
  });
  api.onError((error) => problemResponse(kernel, error));
  return api;
}

/** The area of the calls below each first path segment. A resource declares its own; paths not listed are for owners; ROLE-01. */
export const callAreas: CallAreas = {
  auth: "common",
  account: "common",
  search: "common",
  dashboard: "common",
  docs: "common",
  ...Object.fromEntries(described.map(({ resource }) => [resource.path, resource.area])),
  "project-requests": "sales",
  "sales-report": "sales",
  arrivals: "common",
  presence: "common",
  registrations: "sales",
  "faq-categories": "site",
  content: "site",
  "site-pages": "site",
  "missing-pages": "site",
  "broken-links": "site",
  "link-targets": "site",
  upload: "files",
  analytics: "figures",
};

// Pages that show drafts and scheduled publishing need these registrations too, not only the calls.
knowRecordFields(recordFields);
providePageRecords(pageRecords);

function mountCalls(kernel: Kernel, links: SiteLinks): Api {
  const api = new OpenAPIHono<ApiEnv>();
  addProcessCalls(api, kernel);
  api.route("/auth", accountsApi(kernel));
  api.route("/account", accountApi(kernel));
  api.route("/account/notices", noticesApi(kernel, readListed));
  api.route("/users", usersApi(kernel));
  api.route(
    "/tokens",
    tokensApi(kernel, () => scopeChoices(api), withdrawSharesOf),
  );
  api.route(
    "/webhooks",
    webhooksApi(kernel, () => resourceChoices(api)),
  );
  api.route("/audit", auditApi(kernel, auditNames));
  api.route("/form-token", formTokenApi(kernel));
  mountSales(api, kernel);
  api.route("/arrivals", arrivalsApi(kernel, callAreas, editsHub(kernel)));
  api.route("/presence", presenceApi(kernel, callAreas));
  api.route("/clients", clientTimelineApi(kernel));
  api.route("/clients", clientMarketingApi(kernel));
  api.route("/clients", clientTagsApi(kernel));
  api.route(
    "/registrations",
    registrationsApi(kernel, {
      shown: () => shownRegistration(kernel),
      words: (edition) => noticeWords(kernel.reads, edition),
    }),
  );
  for (const served of resources) api.route(`/${served.resource.path}`, crudRoutes(kernel, served));
  api.route("/faq-categories", faqCategoriesApi(kernel));
  api.route("/upload", uploadApi(kernel));
  api.route(
    "/content",
    pageContentApi(kernel, async (address) => (await links.faultOf(address)) === undefined),
  );
  api.route(
    "/missing-pages",
    missingPagesApi(kernel, () => siteAddresses(kernel)),
  );
  api.route("/link-targets", linkTargetsApi(kernel, links));
  api.route("/broken-links", brokenLinksApi(kernel, links.faultOf));
  api.route("/media", mediaApi(kernel, picturePlaces));
  api.route("/settings", settingsApi(kernel));
  api.route("/review", guestApi(kernel));
  api.route("/site-pages", sitePagesApi(kernel));
  api.route("/search", searchApi(kernel));
  mountHouse(api, kernel);
  api.route("/dashboard", dashboardApi(kernel));
  api.route("/setup", setupApi(kernel, addDemo));
  api.route(
    "/visits",
    visitsApi(kernel, isCachedPage, (path) => linkExists(kernel, path)),
  );
  api.route("/analytics", analyticsApi(kernel));
  api.route("/docs", apiDocs());
  addDocument(api);
  return api;
}

function mountHouse(api: Api, kernel: Kernel) {
  api.route("/privacy", privacyApi(kernel));
  api.route(
    "/site-export",
    siteExportApi(kernel, (id) => runExport(kernel, id, createApi)),
  );
}

function mountSales(api: Api, kernel: Kernel) {
  api.route(
    "/project-requests",
    projectRequestsApi(kernel, {
      noticeEdition: (kind) => shownNotice(kernel, kind),
      askedChoices: readAskedChoices,
    }),
  );
  api.route("/quotes", quotesApi(kernel));
  api.route("/renewals", renewingApi(kernel));
  api.route("/unplaced-mails", unplacedApi(kernel));
  api.route("/sales-report", salesReportApi(kernel));
  api.route("/sales-targets", salesTargetsApi(kernel));
}

/** Loads the demo's records only when somebody asks for them, because most sites never do. */
const addDemo: AddDemo = async (...asked) => (await import("./seed/add-demo.server.ts")).addDemo(...asked);

/** The scopes that a token can have, with their names in the admin. */
function scopeChoices(calls: Api): ScopeChoice[] {
  const titles = new Map(described.map(({ resource }) => [resource.path, resource.words.title]));
  return scopedCalls(calls, callAreas).map(({ resource, deeds }) => ({
    resource,
    title: titles.get(resource) ?? otherCalls[resource] ?? resource,
    deeds,
  }));
}

/** The resources whose changes webhooks can report: those that a token may read. */
function resourceChoices(calls: Api): ResourceChoice[] {
  const paths = new Set(described.map(({ resource }) => resource.path));
  return scopeChoices(calls)
    .filter(({ resource, deeds }) => paths.has(resource) && deeds.includes("read"))
    .map(({ resource, title }) => ({ resource, title }));
}

/** Adds the calls about the process itself: its health and the OpenAPI document. */
function addProcessCalls(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /health",
    summary: "Whether the process answers",
    open: true,
    answers: { 200: z.object({ status: z.literal("ok") }) },
    handle: (c) => c.json({ status: "ok" }),
  });

  addDoctorCall(api, kernel);

  const warning = z.object({ code: z.string(), message: z.string() });
  route(api, {
    call: "GET /ready",
    summary: "Whether the process can take requests; staff read warnings too",
    open: true,
    answers: { 200: z.object({ status: z.literal("ready"), warnings: z.array(warning).optional() }) },
    refuses: { 503: "Not ready" },
    handle: async (c) => {
      await assertReady(kernel);
      // Only staff may read what is wrong with the server.
      if (!(await kernel.authenticate(c.req.raw, { prolong: false }))) return c.json({ status: "ready" });
      const fault = proxyFault(kernel);
      return c.json({
        status: "ready",
        warnings: fault ? [{ code: fault, message: proxyFaultWords[fault] }] : [],
      });
    },
  });
}

function addDocument(api: Api) {
  let document: ReturnType<typeof documentOf> | undefined; // built once, because building it takes longer than any other answer
  route(api, {
    call: "GET /openapi.json",
    summary: "The OpenAPI document",
    open: true,
    answers: { 200: z.looseObject({ openapi: z.literal("3.1.0") }) },
    handle: (c) => {
      document ??= documentOf(api, callAreas);
      return c.json(document);
    },
  });
}
