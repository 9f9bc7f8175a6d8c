import type { Db } from "../../../kernel/db/database.server.ts";
import { addDays, isoDay, isoDayAfter, startOfDay } from "../../../kernel/text/format.ts";
import type { QuoteNews } from "./news.ts";

const shownFor = 7; // days
const mostShown = 50;
const toldAhead = 15 / 24; // days: at nine o'clock in Riyadh before the last day

/** The open quotes that their customers opened within a week, and those that end tomorrow or today; newest first. NOTICE-01 */
export async function readQuoteNews(db: Db, now: Date): Promise<QuoteNews[]> {
  const open = db
    .selectFrom("quotes")
    .select(["id", "request_id", "number", "customer_name", "customer_company", "seen_at", "valid_until"])
    .where("state", "=", "sent")
    .where("deleted_at", "is", null)
    .limit(mostShown);
  const [seen, expiring] = await Promise.all([
    open.where("seen_at", ">", addDays(now, -shownFor).toISOString()).orderBy("seen_at", "desc").execute(),
    open
      .where("valid_until", ">=", isoDay(now))
      .where("valid_until", "<=", isoDayAfter(now, 1))
      .orderBy("valid_until", "desc")
      .execute(),
  ]);
  type Row = (typeof seen)[number];
  const newsOf = (kind: QuoteNews["kind"], row: Row, at: string): QuoteNews => ({
    id: row.id,
    kind,
    requestId: row.request_id,
    number: row.number ?? "",
    name: row.customer_company || row.customer_name,
    at,
  });
  const ends = (row: Row) => addDays(startOfDay(row.valid_until), -toldAhead);
  return [
    ...seen.map((row) => newsOf("seen", row, row.seen_at ?? "")),
    ...expiring
      .filter((row) => ends(row) <= now)
      .map((row) => newsOf("expiring", row, ends(row).toISOString())),
  ].sort((one, other) => other.at.localeCompare(one.at));
}
