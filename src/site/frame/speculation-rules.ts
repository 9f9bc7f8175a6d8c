/*
 * Same-site links are fetched when a reader is about to follow them. Not what only staff or programs ask for, and not an
 * address with free text: those pages are made anew each time.
 */
const never = ["/admin", "/admin/*", "/api/*", "/uploads/*", "/social/*", "/*\\?*q=*", "/quote\\?*=*"];

/** The text of the page's one `<script type="speculationrules">`. */
export const speculationRules = JSON.stringify({
  prefetch: [
    // foreign name: of the browsers' rules
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: never } }] }, eagerness: "moderate" },
  ],
});
