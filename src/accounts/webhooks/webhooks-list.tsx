// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { KeyRound, Pencil, ScrollText, Send, Trash2 } from "lucide-react";
import { text as kitText } from "../../admin-kit/admin-kit.text.ts";
import { MenuButton, type MenuEntry } from "../../admin-kit/menu/menu-button.tsx";
import toolStyles from "../../admin-kit/rows/row-tools.module.css";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { joiners } from "../../kernel/text/format.text.ts";
import { relativeTime } from "../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import cardStyles from "../../ui/card.module.css";
import { IconButton } from "../../ui/controls/button.tsx";
import tableStyles from "../../ui/data-table.module.css";
import { DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import panel from "../tokens/panel.module.css";
import type { ResourceChoice, WebhookRow } from "./answers.ts";
import styles from "./webhooks.module.css";
import { text, webhookWords } from "./webhooks.text.ts";

const { heads } = text;
type State = keyof typeof text.states;
const tones: Record<State, BadgeTone> = { active: "success", paused: "warn", off: "neutral" };

type Actions = Record<"onEdit" | "onLog" | "onTest" | "onRotate" | "onRemove", (webhook: WebhookRow) => void>;
type WebhooksListProps = Actions & {
  webhooks: readonly WebhookRow[];
  choices: readonly ResourceChoice[];
};

/** The webhooks as a table, on phones as stacked cards. */
export function WebhooksList({ webhooks, choices, ...actions }: WebhooksListProps) {
  return (
    <div className={`${cardStyles.card} ${cardStyles.clipping}`}>
      <DataTable label={webhookWords.title} heads={heads} stacked tableClass={panel.list}>
        {webhooks.map((webhook) => (
          <Row key={webhook.id} webhook={webhook} choices={choices} {...actions} />
        ))}
      </DataTable>
    </div>
  );
}

type RowProps = Actions & { webhook: WebhookRow; choices: readonly ResourceChoice[] };

function Row({ webhook, choices, ...on }: RowProps) {
  const { name, address, lastDeliveredAt } = webhook;
  const state = stateOf(webhook);
  return (
    <tr role="row">
      <td role="cell" data-l={heads.name}>
        <b>
          <TitleButton onOpen={() => on.onEdit(webhook)}>
            <BidiName text={name} />
          </TitleButton>
        </b>
        <span className={styles.address}>
          <bdi dir="ltr">{address}</bdi>
        </span>
      </td>
      <td role="cell" data-l={heads.events}>
        <span className={panel.lines}>
          {eventsInWords(webhook, choices).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </td>
      <td role="cell" data-l={heads.last}>
        <span className={typeStyles.unbroken}>
          {lastDeliveredAt ? relativeTime(lastDeliveredAt, new Date()) : text.never}
        </span>
      </td>
      <td role="cell" data-l={heads.state}>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        {webhook.stopReason && <span className={styles.reason}>{text.stopped[webhook.stopReason]}</span>}
      </td>
      <td role="cell" className={tableStyles.tools}>
        <span className={toolStyles.tools}>
          <IconButton data-open aria-label={kitText.row.edit(name)} onClick={() => on.onEdit(webhook)}>
            <Icon of={Pencil} />
          </IconButton>
          <MenuButton label={kitText.row.options(name)} entries={entriesOf(webhook, on)} />
        </span>
      </td>
    </tr>
  );
}

function entriesOf(webhook: WebhookRow, on: Actions): MenuEntry[] {
  const { entries } = text;
  const isDisabled = !webhook.isActive;
  return [
    { id: "log", label: entries.log, icon: ScrollText, onAction: () => on.onLog(webhook) },
    { id: "test", label: entries.test, icon: Send, isDisabled, onAction: () => on.onTest(webhook) },
    { id: "rotate", label: entries.rotate, icon: KeyRound, onAction: () => on.onRotate(webhook) },
    "separator",
    { id: "remove", label: entries.remove, icon: Trash2, danger: true, onAction: () => on.onRemove(webhook) },
  ];
}

const stateOf = ({ isActive, failingSince }: WebhookRow): State =>
  !isActive ? "off" : failingSince ? "paused" : "active";

/** One line for each event; that of changed records names the resources. */
function eventsInWords({ events, resources }: WebhookRow, choices: readonly ResourceChoice[]): string[] {
  const titles = choices.filter(({ resource }) => resources.includes(resource)).map(({ title }) => title);
  return events.map((event) =>
    event === "record.changed"
      ? text.eventOf(text.events[event], titles.join(joiners.comma))
      : text.events[event],
  );
}
