import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

// They share the frame that says so; each gets a module of its own with its screen.
const comingScreens = ["content", "analytics", "settings"];

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
    route("_kit", "admin/kit-route.tsx"),
    route("faq", "content/faqs/admin-screen.tsx"),
    route("vision2030", "content/vision/admin-screen.tsx"),
    route("media", "content/media/admin-screen.tsx"),
    route("users", "accounts/users-screen.tsx"),
    ...comingScreens.map((screen) => route(screen, "admin/later-page.tsx", { id: `admin/${screen}` })),
    route("*", "admin/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
