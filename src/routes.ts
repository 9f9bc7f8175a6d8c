import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The pages with editable texts a second time, for another frame; the section makes each route id unique. */
function draftPages(frame: string) {
  const page = (path: string, file: string) => route(path, file, { id: `${frame}/${path}` });
  return layout("site/frame/layout.tsx", { id: `${frame}/shared` }, [
    index("site/home/home-page.tsx", { id: `${frame}/homepage` }),
    page("services", "site/services/services-page.tsx"),
    page("projects", "site/projects/projects-page.tsx"),
    page("articles", "site/articles/articles-page.tsx"),
    page("about", "site/about/about-page.tsx"),
    page("contact", "site/contact/contact-page.tsx"),
    page("vision2030", "site/vision2030/vision-page.tsx"),
    page("register", "site/register/register-page.tsx"),
    page("privacy", "site/legal/privacy-page.tsx"),
    page("terms", "site/legal/terms-page.tsx"),
    page("leadership", "site/leadership/leadership-page.tsx"),
    page("testimonials", "site/testimonials/testimonials-page.tsx"),
    page("faq", "site/faq/faq-page.tsx"),
    page("quote", "site/quote/quote-page.tsx"),
    page(":address", "site/own-page/own-page.tsx"),
  ]);
}

/** Every page of the site and its module: the site map. */
export default [
  layout("site/frame/layout.tsx", { id: "site" }, [
    index("site/home/home-page.tsx"),
    route("services", "site/services/services-page.tsx"),
    route("projects", "site/projects/projects-page.tsx"),
    route("projects/:id", "site/projects/project-page.tsx"),
    route("projects/:id/pictures/:place", "site/projects/picture-page.tsx"),
    route("articles", "site/articles/articles-page.tsx"),
    route("articles/:address", "site/articles/article-page.tsx"),
    route("about", "site/about/about-page.tsx"),
    route("contact", "site/contact/contact-page.tsx"),
    route("vision2030", "site/vision2030/vision-page.tsx"),
    route("register", "site/register/register-page.tsx"),
    route("privacy", "site/legal/privacy-page.tsx"),
    route("terms", "site/legal/terms-page.tsx"),
    route("leadership", "site/leadership/leadership-page.tsx"),
    route("testimonials", "site/testimonials/testimonials-page.tsx"),
    route("faq", "site/faq/faq-page.tsx"),
    route("quote", "site/quote/quote-page.tsx"),
    route(":address", "site/own-page/own-page.tsx"),
    route("*", "site/errors/not-found-page.tsx"),
  ]),
  // Drafts, for their editors in a frame of the admin, and for anybody who has a share link.
  route("admin/preview", "admin/preview/preview-layout.tsx", { id: "preview", caseSensitive: true }, [
    layout("site/blocks/live-blocks.tsx", [draftPages("preview")]),
    layout("site/frame/layout.tsx", { id: "preview/article" }, [
      route("articles/:id", "site/articles/article-preview-page.tsx"),
    ]),
  ]),
  route("draft/:token", "site/frame/shared-draft-layout.tsx", { id: "draft", caseSensitive: true }, [
    draftPages("draft"),
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
    route("quote-requests/:id?", "admin/shell/quote-requests-page.tsx"),
    route("quotes", "admin/use-cases/quotes-page.tsx"),
    route("quotes/:id", "admin/use-cases/quote-page.tsx"),
    route("messages/:id?", "admin/shell/messages-page.tsx"),
    route("tasks", "content/tasks/admin-screen.tsx"),
    route("reply-templates", "content/project-requests/templates/admin-screen.tsx"),
    route("projects", "content/projects/admin-screen.tsx"),
    route("clients", "content/clients/admin-screen.tsx"),
    route("analytics", "content/analytics/admin-screen.tsx"),
    route("privacy", "admin/privacy/privacy-page.tsx"),
    route("faq", "content/faqs/admin-screen.tsx"),
    route("vision2030", "content/vision/admin-screen.tsx"),
    route("media", "content/media/admin-screen.tsx"),
    route("addresses", "admin/addresses/addresses-page.tsx"),
    route("users", "accounts/users/users-screen.tsx"),
    route("pages", "content/page-content/own-pages/admin-screen.tsx"),
    route("content/:section?", "admin/page-records/content-page.tsx"),
    route("content/:section/versions", "admin/page-records/versions-page.tsx"),
    route("settings", "content/settings/admin-screen.tsx"),
    route("*", "admin/shell/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
