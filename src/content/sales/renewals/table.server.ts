import { type RowOf, recordTable } from "../../../kernel/resource/table.server.ts";
import { clientOfProject } from "../../projects/store.server.ts";
import { withReminder } from "./reminder.server.ts";
import { renewals } from "./renewals.ts";
import { clientFilter } from "./wire.ts";

declare module "../../../kernel/db/database.server.ts" {
  interface Tables {
    renewals: RowOf<typeof renewals>;
  }
}

// Every write takes the lock of the desk first, as those of the tasks do that it changes.
export const renewalsTable = recordTable(renewals, {
  onDesk: true,
  prepare: withReminder,
  computed: { [clientFilter]: clientOfProject("renewals.project_id") },
});
