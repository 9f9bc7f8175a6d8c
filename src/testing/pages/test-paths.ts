import { pageList } from "../../content/shared/pages.ts";

/** The pages of the site; requirement SHELL-01. */
export const publicPaths = pageList.map(({ path }) => path);

/** The path of a page that does not exist. */
export const missingPath = "/no-such-page";
