import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every page of the site and its module: the site map. */
export default [
  layout("site/layout.tsx", [
    index("site/home-page.tsx"),
    route("services", "site/services-page.tsx"),
    route("quote", "site/quote-page.tsx"),
    route("*", "site/not-found-page.tsx"),
  ]),
] satisfies RouteConfig;
