import { ArrowLeft } from "lucide-react";
import { Marked } from "../../admin-kit/history/marks.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { dashboardText } from "./dashboard.text.ts";
import styles from "./dashboard-activity.module.css";
import type { Activity } from "./dashboard-answer.ts";

const text = dashboardText.activity;
const mostChanges = 3;

/** The changed fields with old and new values; only the first ones when there are many. */
export function ActivityChanges({ changes }: Pick<Activity, "changes">) {
  if (changes.length === 0) return null;
  // Changes with values come before those that are only named.
  const sorted = changes.toSorted((a, b) => Number(b.values !== null) - Number(a.values !== null));
  const left = changes.length - mostChanges;
  return (
    <>
      <dl className={styles.changes}>
        {sorted.slice(0, mostChanges).map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{values ? <OldAndNew {...values} /> : text.changed}</dd>
          </div>
        ))}
      </dl>
      {left > 0 && <p className={styles.more}>{text.more(countOf(staffCounted.field, left))}</p>}
    </>
  );
}

function OldAndNew({ before, after }: { before: string; after: string }) {
  return (
    <>
      {before !== "" && <Marked piece={{ kind: "del", value: before }} />}
      {before !== "" && after !== "" && <Icon of={ArrowLeft} />}
      {after !== "" && <Marked piece={{ kind: "ins", value: after }} />}
    </>
  );
}
