import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The pages with texts of their own once more, in another frame; each is known by its section. */
function draftPages(frame: string) {
  const page = (path: string, file: string) => route(path, file, { id: `${frame}/${path}` });
  return layout("site/layout.tsx", { id: `${frame}/shared` }, [
    index("site/home-page.tsx", { id: `${frame}/homepage` }),
    page("services", "site/services-page.tsx"),
    page("projects", "site/projects-page.tsx"),
    page("about", "site/about-page.tsx"),
    page("contact", "site/contact-page.tsx"),
    page("vision2030", "site/vision-page.tsx"),
    page("register", "site/register-page.tsx"),
    page("privacy", "site/privacy-page.tsx"),
    page("terms", "site/terms-page.tsx"),
    page("leadership", "site/leadership-page.tsx"),
    page("testimonials", "site/testimonials-page.tsx"),
    page("faq", "site/faq-page.tsx"),
    page("quote", "site/quote-page.tsx"),
  ]);
}

/** Every page of the site and its module: the site map. */
export default [
  layout("site/layout.tsx", [
    index("site/home-page.tsx"),
    route("services", "site/services-page.tsx"),
    route("projects", "site/projects-page.tsx"),
    route("projects/:id", "site/project-page.tsx"),
    route("about", "site/about-page.tsx"),
    route("contact", "site/contact-page.tsx"),
    route("vision2030", "site/vision-page.tsx"),
    route("register", "site/register-page.tsx"),
    route("privacy", "site/privacy-page.tsx"),
    route("terms", "site/terms-page.tsx"),
    route("leadership", "site/leadership-page.tsx"),
    route("testimonials", "site/testimonials-page.tsx"),
    route("faq", "site/faq-page.tsx"),
    route("quote", "site/quote-page.tsx"),
    route("*", "site/not-found-page.tsx"),
  ]),
  // Drafts: for their editors, in a frame of the admin, and for whoever has a share link.
  route("admin/preview", "admin/preview-layout.tsx", { id: "preview", caseSensitive: true }, [
    draftPages("preview"),
  ]),
  route("draft/:token", "site/shared-draft-layout.tsx", { id: "draft", caseSensitive: true }, [
    draftPages("draft"),
  ]),
  // A letter to one reader, without the frame of the site.
  route("q/:token", "site/quote-document-page.tsx"),
  // The one spelling of /admin gets the headers of the admin; any other is an unknown page of the site.
  route("admin", "admin/layout.tsx", { caseSensitive: true }, [
    index("admin/dashboard-page.tsx"),
    route("services", "content/services/admin-screen.tsx"),
    route("team", "content/team/admin-screen.tsx"),
    route("testimonials", "content/testimonials/admin-screen.tsx"),
    route("packages", "admin/packages-page.tsx"),
    route("packages-server", "admin/hosting-packages-page.tsx"),
    route("quote-requests", "admin/quote-requests-page.tsx"),
    route("messages", "admin/messages-page.tsx"),
    route("projects", "content/projects/admin-screen.tsx"),
    route("clients", "content/clients/admin-screen.tsx"),
    route("analytics", "content/analytics/admin-screen.tsx"),
    route("privacy", "admin/privacy-page.tsx"),
    route("faq", "content/faqs/admin-screen.tsx"),
    route("vision2030", "content/vision/admin-screen.tsx"),
    route("media", "content/media/admin-screen.tsx"),
    route("users", "accounts/users-screen.tsx"),
    route("content/:section?", "content/page-content/admin-screen.tsx"),
    route("content/:section/versions", "content/page-content/versions-screen.tsx"),
    route("settings", "content/settings/admin-screen.tsx"),
    route("*", "admin/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
