/*
 * Same-site links are prefetched when a reader is about to follow them. Excluded are paths that only staff or programs request,
 * and addresses with free text, whose pages are not cached.
 */
const never = ["/admin", "/admin/*", "/api/*", "/uploads/*", "/social/*", "/*\\?*q=*", "/quote\\?*=*"];

/** The text of the page's one `<script type="speculationrules">`. */
export const speculationRules = JSON.stringify({
  prefetch: [
    // foreign name: of the browsers' rules
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: never } }] }, eagerness: "moderate" },
  ],
});
