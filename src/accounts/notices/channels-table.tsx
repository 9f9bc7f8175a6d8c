import { Bell, Lock, type LucideIcon, Mail, Smartphone } from "lucide-react";
import { alwaysInBell, type NoticeKind, type NoticeWay, noticeWays as ways } from "../../kernel/notices.ts";
import cardStyles from "../../ui/card.module.css";
import formStyles from "../../ui/controls/forms.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import type { OwnNotices } from "./answers.ts";
import styles from "./channels-table.module.css";
import { kindWords, noticesText as text, wayWords } from "./notices.text.ts";

type ChannelsTableProps = {
  notices: OwnNotices;
  onChange(kind: NoticeKind, way: NoticeWay, isOn: boolean): void;
};

const groups = {
  own: ["assigned", "mentioned", "due"],
  sales: ["request", "answered", "seen", "accepted", "declined", "expiring"],
} as const satisfies Record<keyof typeof text.groups, readonly NoticeKind[]>;

const icons: Record<NoticeWay, LucideIcon> = { bell: Bell, mail: Mail, push: Smartphone };

/** Each kind with its ways; on a phone each kind is a block with the names of the ways beside their ticks. */
export function ChannelsTable({ notices, onChange }: ChannelsTableProps) {
  return (
    <section>
      <h2>{text.table}</h2>
      <div className={`${cardStyles.card} ${cardStyles.clipping}`}>
        <table className={styles.channels}>
          <thead>
            <tr>
              <th scope="col">{text.kind}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  <Icon of={icons[way]} /> {wayWords[way]}
                </th>
              ))}
            </tr>
          </thead>
          {(["own", "sales"] as const).map((group) => (
            <tbody key={group}>
              <tr className={styles.group}>
                <th colSpan={ways.length + 1} scope="rowgroup">
                  {text.groups[group]}
                </th>
              </tr>
              {groups[group].map((kind) => (
                <Row key={kind} kind={kind} notices={notices} onChange={onChange} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      <p className={`${formStyles.hint} ${styles.note}`}>
        <Icon of={Lock} /> {text.staysInBell} {!notices.canMail && text.noMail}
      </p>
    </section>
  );
}

function Row({ kind, notices, onChange }: ChannelsTableProps & { kind: NoticeKind }) {
  const { title, hint } = kindWords[kind];
  return (
    <tr>
      <th scope="row">
        {title}
        {hint && <small>{hint}</small>}
      </th>
      {ways.map((way) => (
        <td key={way}>
          <label className={styles.tick}>
            <input
              type="checkbox"
              className={formStyles.checkbox}
              aria-label={text.each(wayWords[way], title)}
              checked={notices.channels[kind][way]}
              disabled={way === "bell" && alwaysInBell.includes(kind)}
              onChange={(event) => onChange(kind, way, event.currentTarget.checked)}
            />
            <span aria-hidden="true">{wayWords[way]}</span>
          </label>
        </td>
      ))}
    </tr>
  );
}
