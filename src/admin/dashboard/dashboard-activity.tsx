import type { ReactNode } from "react";
import { Link } from "react-router";
import { Box } from "../../admin-kit/box.tsx";
import { staffCounted } from "../../admin-kit/staff-counts.text.ts";
import { countOf, relativeTime } from "../../kernel/text/format.ts";
import { wordFor } from "../../kernel/text/word-for.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import boneStyles from "../../ui/skeleton.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { recordNames } from "../palette/palette.text.ts";
import { recordAddress } from "../palette/palette-options.ts";
import { screenNames } from "../shell/admin.text.ts";
import { addressOf, screenIcons } from "../shell/screens.ts";
import { ActivityChanges } from "./activity-changes.tsx";
import dashboardStyles from "./dashboard.module.css";
import { dashboardText } from "./dashboard.text.ts";
import styles from "./dashboard-activity.module.css";
import type { Activity } from "./dashboard-answer.ts";

const text = dashboardText.activity;
type ActivityProps = { activity: Activity[] | undefined; failed: boolean; now: Date };

/** The latest changes: what was done to which record, by whom and when. */
export function DashboardActivity({ activity, failed, now }: ActivityProps) {
  return (
    <Box title={text.title}>
      {!activity && !failed && <Waiting />}
      {(failed || activity?.length === 0) && (
        <p className={`${typeStyles.muted} ${typeStyles.small}`}>
          {failed ? "-" : `${text.none}. ${text.noneText}`}
        </p>
      )}
      <ul className={dashboardStyles.rows}>
        {activity?.map((entry) => (
          <li key={entry.revision}>
            <Row entry={entry}>
              <span className={dashboardStyles.glyph}>
                <Icon of={screenIcons[entry.screen]} />
              </span>
              <div className={styles.words}>
                <p>
                  <BidiText {...sentenceOf(entry)} />
                  {isByStaff(entry) && (
                    <small className={typeStyles.muted}>
                      <BidiText {...authorOf(entry)} />
                    </small>
                  )}
                </p>
                <ActivityChanges changes={entry.changes} />
              </div>
              <time dateTime={entry.at}>{relativeTime(entry.at, now)}</time>
            </Row>
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Row({ entry: { screen, id }, children }: { entry: Activity; children: ReactNode }) {
  if (id === null) return <div>{children}</div>;
  const address = screen === "content" ? addressOf(screen) : recordAddress(screen, id);
  return <Link to={address}>{children}</Link>;
}

/** The sentence of an entry, with the record's name filled in. */
function sentenceOf({ action, screen, title, actor }: Activity) {
  const name = <b>{title || text.untitled}</b>;
  if (screen === "content") return { text: text.publishedTexts, values: { name } };
  const isOwn = action === "create" && !isByStaff({ actor });
  if (isOwn && screen === "quote-requests") return { text: text.newRequest, values: { name } };
  if (isOwn && screen === "messages") return { text: text.newMessage, values: { name } };
  if (isOwn && screen === "clients") return { text: text.registered, values: { name } };
  const sentence = wordFor(text.actions, action) ?? text.actions.other;
  const kind = wordFor(recordNames, screen) ?? screenNames[screen];
  return { text: sentence.replace("{kind}", () => kind), values: { name } };
}

/** Who made the change, and in how many saves if there were several. */
function authorOf({ actor, count }: Activity) {
  if (count === 1) return { text: text.by, values: { name: actor } };
  return { text: text.byInSeveral, values: { name: actor, count: countOf(staffCounted.edit, count) } };
}

const isByStaff = ({ actor }: Pick<Activity, "actor">) => actor !== "visitor" && actor !== "system";

function Waiting() {
  return (
    <ul className={dashboardStyles.rows}>
      {Array.from({ length: 5 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholder rows are alike
        <li key={row}>
          <div>
            <span className={dashboardStyles.glyph} />
            <i className={boneStyles.bone} data-bone />
          </div>
        </li>
      ))}
    </ul>
  );
}
