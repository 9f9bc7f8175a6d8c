import type { ScreenKey } from "./screens.ts";

/** How many there are, how many came in the last 30 days, and in the 30 before them. */
export type Figure = { total: number; recent: number; before: number };

/** One line of the audit trail. `screen` and `id` say where its record is; there is none when it was deleted. */
export type Activity = {
  revision: number;
  at: string;
  actor: string;
  action: string;
  screen: ScreenKey;
  id: string | null;
  title: string;
};

/** A week that ends today or a multiple of seven days ago; `from` is its first day. */
export type Week = { from: string; to: string; visits: number; requests: number };

/** What `GET /api/dashboard` answers; requirement ADM-06. */
export type Dashboard = {
  projects: Figure;
  clients: Figure;
  /** Visits of the last 30 days are the total. */
  visitors: Figure;
  reviews: Figure & { rating: number | null };
  newRequests: number;
  newMessages: number;
  activity: Activity[];
  weeks: Week[];
  /** What is wrong with the server itself; null when nothing is. */
  proxyFault: "untrusted-proxy" | "unnamed-visitors" | null;
};
