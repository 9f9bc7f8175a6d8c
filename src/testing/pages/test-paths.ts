/** The pages of the site map without parameters; requirement SHELL-01. */
export const publicPaths = [
  "/",
  "/services",
  "/projects",
  "/about",
  "/contact",
  "/leadership",
  "/testimonials",
  "/faq",
  "/vision2030",
  "/quote",
  "/register",
  "/privacy",
  "/terms",
] as const;

/** The path of a page that does not exist. */
export const missingPath = "/no-such-page";
