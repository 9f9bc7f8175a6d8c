import { sql } from "kysely";
import { type DatabaseHandle, loose } from "../../kernel/db/database.server.ts";

/*
 * What a copy of the site that leaves the house must not have: what opens the site to somebody, and what would be sent once more. The
 * people of the team stay, because records name them; they get in by `npm run admin-link` and by new links.
 */

/** Tables of which the copy has no row. */
const emptied = [
  ...[
    "account_links",
    "api_tokens",
    "calendar_feeds",
    "passkeys",
    "push_devices",
    "recovery_codes",
    "secrets",
  ],
  ...["sessions", "sign_in_tickets", "rate_limits", "presence", "created_once", "submissions", "jobs"],
  ...["outbox", "webhook_deliveries", "site_exports"],
] as const;

/** Values that the rows of the copy have in these columns. */
const blanked = {
  users: { password_hash: null, totp_secret: null, totp_pending: null, totp_since: null, totp_last: null },
  webhooks: { is_active: 0 },
  // Links to drafts: what was said on them stays, and names them. What is no digest opens nothing.
  page_shares: { token_hash: sql<string>`'none-' || id` },
};

/**
 * Takes out of a copy of the database what gives access, and what the copied site would send; its file keeps no
 * trace of it, because every connection overwrites what it deletes.
 */
export async function removeAccess(copy: DatabaseHandle): Promise<void> {
  const db = loose(copy.db);
  for (const table of emptied) await db.deleteFrom(table).execute();
  for (const [table, values] of Object.entries(blanked)) await db.updateTable(table).set(values).execute();
}
