import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { pageList } from "./content/shared/pages.ts";

const moduleOf = ({ module }: { module: string }) => `site/${module}.tsx`;
const pathOf = ({ path }: { path: string }) => path.slice(1);

/** The pages with editable texts a second time, for another frame; the section makes each route id unique. */
const draftPages = (frame: string) =>
  layout("site/frame/layout.tsx", { id: `${frame}/shared` }, [
    ...pageList.map((page) => {
      const id = `${frame}/${page.key}`;
      return page.path === "/" ? index(moduleOf(page), { id }) : route(pathOf(page), moduleOf(page), { id });
    }),
    route("articles/:address", "site/articles/article-page.tsx", { id: `${frame}/articles/:address` }),
    route("projects/:id", "site/projects/project-page.tsx", { id: `${frame}/projects/:id` }),
    route(":address", "site/own-page/own-page.tsx", { id: `${frame}/:address` }),
  ]);

/** Every page of the site and its module: the site map. */
export default [
  layout("site/frame/layout.tsx", { id: "site" }, [
    ...pageList.map((page) =>
      page.path === "/" ? index(moduleOf(page)) : route(pathOf(page), moduleOf(page)),
    ),
    route("projects/:id", "site/projects/project-page.tsx"),
    route("projects/:id/pictures/:place", "site/projects/picture-page.tsx"),
    route("articles/:address", "site/articles/article-page.tsx"),
    // Where a form whose fields an editor chose is sent, and answered.
    route("forms/:section/:block", "site/own-form/own-form-page.tsx"),
    // Where a client ends the consent to news.
    route("unsubscribe/:token", "site/unsubscribe/unsubscribe-page.tsx"),
    route(":address", "site/own-page/own-page.tsx"),
    route("*", "site/errors/not-found-page.tsx"),
  ]),
  // Drafts, for their editors in a frame of the admin, and for anybody who has a share link.
  route("admin/preview", "admin/preview/preview-layout.tsx", { id: "preview", caseSensitive: true }, [
    layout("site/blocks/live-blocks.tsx", [draftPages("preview")]),
  ]),
  route("draft/:token", "site/frame/shared-draft-layout.tsx", { id: "draft", caseSensitive: true }, [
    draftPages("draft"),
  ]),
  // The same for whoever is asked to remark on a draft or to approve it: its own page alone, drawn by scripts too.
  route("review/:token", "site/frame/shared-draft-layout.tsx", { id: "review", caseSensitive: true }, [
    layout("admin/review/review-layout.tsx", [
      layout("site/blocks/live-blocks.tsx", { id: "review/blocks" }, [draftPages("review")]),
    ]),
  ]),
  // A quote document for one client, without the frame of the site.
  route("q/:token", "site/quote-document/quote-document-page.tsx"),
  // Only this spelling of /admin gets the headers of the admin; any other spelling is an unknown page of the site.
  route("admin", "admin/shell/layout.tsx", { id: "admin", caseSensitive: true }, [
    index("admin/dashboard/dashboard-page.tsx"),
    route("setup", "admin/setup/setup-screen.tsx"),
    route("services", "content/services/admin-screen.tsx"),
    route("articles", "content/articles/admin-screen.tsx"),
    route("team", "content/team/admin-screen.tsx"),
    route("testimonials", "content/testimonials/admin-screen.tsx"),
    route("packages", "admin/shell/packages-page.tsx"),
    route("packages-server", "admin/shell/hosting-packages-page.tsx"),
    route("quote-requests/:id?", "content/sales/requests/screen/quote-requests-screen.tsx"),
    route("quotes", "content/sales/quotes/admin-screen.tsx"),
    route("quotes/:id", "content/sales/quotes/workspace-screen.tsx"),
    route("saved-lines", "content/sales/quotes/saved-lines/admin-screen.tsx"),
    route("quote-terms", "content/sales/quotes/terms/admin-screen.tsx"),
    route("sales-report", "content/sales/report/admin-screen.tsx"),
    route("messages/:id?", "content/sales/requests/screen/messages-screen.tsx"),
    route("tasks", "content/sales/tasks/admin-screen.tsx"),
    route("reply-templates", "content/sales/requests/templates/admin-screen.tsx"),
    route("own-fields", "content/sales/own-fields/admin-screen.tsx"),
    route("projects", "content/projects/admin-screen.tsx"),
    route("clients", "content/sales/clients/admin-screen.tsx"),
    route("analytics", "content/analytics/admin-screen.tsx"),
    route("privacy", "admin/privacy/privacy-page.tsx"),
    route("export", "admin/export/export-page.tsx"),
    route("faq", "content/faqs/admin-screen.tsx"),
    route("question-categories", "content/faqs/categories/admin-screen.tsx"),
    route("vision2030", "content/vision/admin-screen.tsx"),
    route("media", "content/media/admin-screen.tsx"),
    route("addresses", "admin/addresses/addresses-page.tsx"),
    route("users", "accounts/users/users-screen.tsx"),
    route("notices", "accounts/notices/notices-screen.tsx"),
    route("pages", "admin/site-pages/pages-screen.tsx"),
    route("content/:section?", "admin/page-records/content-page.tsx"),
    route("content/:section/versions", "admin/page-records/versions-page.tsx"),
    route("settings", "content/settings/admin-screen.tsx"),
    route("*", "admin/shell/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
