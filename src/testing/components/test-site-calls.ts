import type { StaffRole } from "../../kernel/roles.ts";

/** What a component test chooses about its site. */
export type SiteOptions = {
  role?: StaffRole;
  /** Whether the person is a stored account that has signed in, in place of one that is made up. */
  hasAccounts?: boolean;
  /** Whether the site is new, so that its owner has to set it up. */
  isNew?: boolean;
  /** Whether visitors have come on each of the last days, as in the demo. */
  hasVisits?: boolean;
  /** Whether the page is one of a visitor, who has not signed in, on the site of the demo: its pages are answered too. */
  isVisited?: boolean;
};

/** What a test changes about its site: the role of a person who is made up, and by how many minutes its clock is ahead. */
export type SiteChanges = { role?: StaffRole; minutesAhead?: number };

/** The person of a site with accounts, with id 1. */
export const owner = {
  name: "سارة العتيبي",
  email: "sara@mail.example",
  password: "جملة طويلة لا يعرفها أحد",
};

/** A call that a screen made, as it was sent. */
export type Call = { method: string; path: string; ifMatch: string | null; body: unknown };

/**
 * What happens to the calls of a method whose path, with its query, begins as named: they fail with a 500, a 503 as of
 * a store that is away or a 401 as after the end of a session or a 429 as beyond a limit, get no answer as without a network, are done but their answer is lost, or wait until the test mends them.
 */
export type Fault = {
  method: string;
  path: string;
  how: "failed" | "unavailable" | "unauthorized" | "too-many" | "unanswered" | "lost" | "held";
};

/** The cookie by which each page of the tests names its site; it goes along with every kind of call. */
export const siteCookie = "test-site";

/** The address at which a test makes and steers its sites. */
export const controlPath = "/test-sites";

/** The address of axe as the browser tests use it too. */
export const axePath = `${controlPath}/axe.js`;

/** Marks the test's own calls, which are neither noted nor broken. */
export const testHeader = "x-of-test";

/** Marks a request for the data of a page. */
export const pageHeader = "x-of-page";

/** A text of a page as an earlier edition had it. */
export type FormerText = { section: string; field: string; content: string };
