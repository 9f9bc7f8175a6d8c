/*
 * What may know what. The rules are those of docs/architecture: slices do not know each other, everything
 * rests on kernel and ui, and server code is reached from server code and from loaders only.
 */

const server = "\\.server\\.tsx?$";
const tests = "(\\.test\\.tsx?|/test-[^/]*\\.tsx?)$";
// Pages, screens and layouts: React Router takes their loader, action and headers out of the browser's bundle.
const routeModules =
  "^src/(root|(site|admin|accounts|content)/.*[/-](page|screen|layout|route|resource|error)s?)\\.tsx?$";

// Which file of a slice reads another slice, mostly a table of it through its store, and why.
const foreignImports = [
  {
    from: "content/analytics/store",
    to: ["content/sales/requests/figures/summary-store"],
    reason: "The report sets the requests of each day beside its visits.",
  },
  {
    from: "content/page-content/drafts/publish-store",
    to: ["accounts/users/store"],
    reason: "A schedule ends when its author may no longer publish.",
  },
  {
    from: "content/sales/clients/store",
    to: ["content/projects/store"],
    reason: "How many projects a client has, and what they are worth, is counted and not stored.",
  },
  {
    from: "content/sales/clients/timeline-api",
    to: ["content/projects/store"],
    reason: "The projects of a client are part of what happened with it.",
  },
  {
    from: "content/sales/conversion/conversion",
    to: ["content/projects/projects", "content/projects/store"],
    reason: "An accepted quote becomes a project.",
  },
  {
    from: "content/sales/conversion/conversion-calls",
    to: ["content/projects/projects", "content/projects/store"],
    reason: "An accepted quote becomes a project.",
  },
  {
    from: "content/sales/conversion/project-dialog",
    to: ["content/projects/projects"],
    reason: "An accepted quote becomes a project, whose category is chosen.",
  },
  {
    from: "content/sales/notices/recipients",
    to: [
      "accounts/notices/choices-store",
      "accounts/notices/devices-store",
      "accounts/notices/quiet",
      "accounts/users/store",
      "content/settings/store",
    ],
    reason:
      "People are told of what happens at the desk as they chose, and standardly if the settings name their address.",
  },
  {
    from: "content/sales/quotes/begin-quote",
    to: ["content/packages/package-facts", "content/packages/store", "content/settings/store"],
    reason:
      "A quote begins with the package that was chosen, and with the terms and the agency of the settings.",
  },
  {
    from: "content/sales/quotes/file/quote-file",
    to: [
      "content/media/picture-process",
      "content/media/store",
      "content/page-content/sections/store",
      "content/page-content/sections/texts/brand.text",
      "content/settings/settings.text",
      "content/settings/store",
    ],
    reason:
      "The file of a quote has the logo and the type of the brand, and is drawn in the process of pictures.",
  },
  {
    from: "content/sales/renewals/reminder",
    to: ["content/projects/projects", "content/projects/store"],
    reason: "A renewal reminds only while its project is there.",
  },
  {
    from: "content/sales/renewals/renewals-store",
    to: ["content/projects/projects", "content/projects/store"],
    reason: "The tasks of renewals come and go with their project.",
  },
  {
    from: "content/sales/renewals/table",
    to: ["content/projects/store"],
    reason: "The renewals of a client are those of its projects.",
  },
  {
    from: "content/sales/renewals/upcoming-store",
    to: ["content/projects/store"],
    reason: "The report of sales names the projects that renew something.",
  },
  {
    from: "content/sales/report/read-report",
    to: ["content/settings/store"],
    reason: "The report of sales weighs open requests by the chances of the settings.",
  },
  {
    from: "content/sales/requests/calls/desk-calls",
    to: ["content/settings/store"],
    reason: "Answers to replies come to the agency's mailbox.",
  },
  {
    from: "content/sales/requests/desk",
    to: ["accounts/users/store"],
    reason: "Requests are assigned to users.",
  },
  {
    from: "content/sales/tasks/links-store",
    to: ["accounts/users/store", "content/projects/store"],
    reason: "Tasks are assigned to users, and name the project that they are about.",
  },
];
const files = (paths) => paths.map((path) => `^src/${path}(\\.server)?\\.tsx?$`);
const importers = foreignImports.map(({ from }) => from);

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "slices-apart",
      comment:
        "content/X imports content/Y only as foreignImports says, and what all share: site and admin compose slices.",
      severity: "error",
      from: { path: "^src/content/([^/]+)/", pathNot: files(importers) },
      to: { path: "^src/content/", pathNot: "^src/content/($1|shared)/" },
    },
    ...foreignImports.map(({ from, to }) => ({
      name: `${from}-reads-another-slice`,
      comment: "Those that foreignImports names.",
      severity: "error",
      from: { path: `^src/(${from.replace(/^([^/]+\/[^/]+)\//, "$1)/")}\\.` },
      to: {
        path: "^src/(content|accounts)/",
        pathNot: ["^src/$1/", "^src/content/shared/", ...files(to)],
      },
    })),
    {
      name: "kernel-and-ui-at-the-bottom",
      severity: "error",
      from: { path: "^src/(kernel|ui)/" },
      to: { path: "^src/", pathNot: "^src/(kernel|ui)/" },
    },
    {
      name: "kernel-without-screens",
      severity: "error",
      from: { path: "^src/kernel/" },
      to: { path: "^src/ui/" },
    },
    {
      name: "admin-kit-on-kernel-and-ui",
      severity: "error",
      from: { path: "^src/admin-kit/" },
      to: { path: "^src/", pathNot: "^src/(kernel|ui|admin-kit)/" },
    },
    {
      name: "slices-on-the-three-kits",
      comment: "Their tests may call the whole API.",
      severity: "error",
      from: { path: "^src/(content|accounts)/", pathNot: tests },
      to: { path: "^src/", pathNot: "^src/(kernel|ui|admin-kit|content|accounts)/" },
    },
    {
      name: "content-without-accounts",
      severity: "error",
      from: { path: "^src/content/", pathNot: files(importers) },
      to: { path: "^src/accounts/" },
    },
    {
      name: "accounts-without-content",
      severity: "error",
      from: { path: "^src/accounts/" },
      to: { path: "^src/content/" },
    },
    {
      name: "site-on-top",
      comment: "Only routes.ts names its modules; root, the API and the app mount what they need of it.",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: "^src/(site|testing)/" },
      to: { path: "^src/site/" },
    },
    {
      name: "admin-on-top",
      severity: "error",
      from: { path: "^src/[^/]+/", pathNot: "^src/(admin|testing)/" },
      to: { path: "^src/admin/" },
    },
    {
      name: "public-pages-without-the-editor",
      comment: "A page reads what is published; share links alone show a draft.",
      severity: "error",
      from: { path: "^src/site/", pathNot: "^src/site/frame/shared-draft-layout\\.tsx$" },
      to: { path: "^src/content/page-content/(editor|drafts|preview)/" },
    },
    {
      name: "published-texts-without-the-editor",
      severity: "error",
      from: { path: "^src/content/page-content/sections/" },
      to: { path: "^src/content/page-content/(editor|drafts|preview)/" },
    },
    {
      name: "server-code-stays-on-the-server",
      comment: "Types may be shared: they are gone before anything is bundled.",
      severity: "error",
      from: { path: "^src/", pathNot: [server, tests, routeModules, "^src/server\\.ts$"] },
      to: { path: [`^src/.*${server}`, "^src/server\\.ts$"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "kysely-in-the-stores",
      severity: "error",
      from: { path: "^src/", pathNot: [`^src/kernel/.*${server}`, "(^|[/-])store\\.server\\.ts$", tests] },
      to: { path: "(^|/)node_modules/(kysely|pg|better-sqlite3)/" },
    },
    {
      name: "hono-at-the-door",
      severity: "error",
      from: { path: "^src/", pathNot: [server, "^src/server\\.ts$", tests] },
      to: { path: "(^|/)node_modules/(hono|@hono)/" },
    },
    {
      name: "tests-stay-outside",
      severity: "error",
      from: { path: "^src/", pathNot: tests },
      to: { path: [`^src/.*${tests}`, "(^|/)node_modules/(vitest|@playwright)/"] },
    },
    { name: "no-barrels", severity: "error", from: {}, to: { path: "^src/.*/index\\.tsx?$" } },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "/\\+types/"] },
    },
    {
      name: "declared",
      comment:
        "What the server loads or ships, also when it is bundled, is in dependencies: what audits and lists of parts read; decision 32.",
      severity: "error",
      from: { path: "^src/", pathNot: tests },
      to: {
        dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"],
        dependencyTypesNot: ["type-only"],
        pathNot: "node_modules/(@types|@react-router/dev)/",
      },
    },
  ],
  options: {
    parser: "swc",
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\+types/|\\.css$" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
