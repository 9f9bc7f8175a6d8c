// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table

import { Trash2 } from "lucide-react";
import toolStyles from "../../admin-kit/rows/row-tools.module.css";
import { keysOf } from "../../kernel/objects.ts";
import { joiners } from "../../kernel/text/format.text.ts";
import { formatDate, relativeTime } from "../../kernel/text/format.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import cardStyles from "../../ui/card.module.css";
import { IconButton } from "../../ui/controls/button.tsx";
import tableStyles from "../../ui/data-table.module.css";
import { DataTable } from "../../ui/data-table.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import type { ScopeChoice, TokenRow } from "./answers.ts";
import styles from "./panel.module.css";
import { text, tokenWords } from "./tokens.text.ts";

const { heads } = text;
const tones: Record<TokenRow["state"], BadgeTone> = {
  active: "success",
  expired: "neutral",
  blocked: "warn",
};

type TokensListProps = {
  tokens: readonly TokenRow[];
  choices: readonly ScopeChoice[];
  onRevoke(token: TokenRow): void;
};

/** The tokens as a table, on phones as stacked cards. */
export function TokensList({ tokens, choices, onRevoke }: TokensListProps) {
  return (
    <div className={`${cardStyles.card} ${cardStyles.clipping}`}>
      <DataTable label={tokenWords.title} heads={heads} stacked tableClass={styles.list}>
        {tokens.map((token) => (
          <Row key={token.id} token={token} choices={choices} onRevoke={() => onRevoke(token)} />
        ))}
      </DataTable>
    </div>
  );
}

type RowProps = { token: TokenRow; choices: readonly ScopeChoice[]; onRevoke(): void };

function Row({ token, choices, onRevoke }: RowProps) {
  const { name, scopes, userName, lastUsedAt, expiresAt, state } = token;
  return (
    <tr role="row">
      <td role="cell" data-l={heads.name}>
        <b>
          <BidiName text={name} />
        </b>
      </td>
      <td role="cell" data-l={heads.scopes}>
        <span className={styles.lines}>
          {scopesInWords(scopes, choices).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </td>
      <td role="cell" data-l={heads.user}>
        <BidiName text={userName} />
      </td>
      <td role="cell" data-l={heads.lastUsed}>
        <span className={typeStyles.unbroken}>
          {lastUsedAt ? relativeTime(lastUsedAt, new Date()) : text.never}
        </span>
      </td>
      <td role="cell" data-l={heads.expires}>
        <time className={typeStyles.unbroken} dateTime={expiresAt}>
          {formatDate(expiresAt)}
        </time>
      </td>
      <td role="cell" data-l={heads.state}>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <span className={toolStyles.tools}>
          <IconButton danger aria-label={text.revokeItem(name)} onClick={onRevoke}>
            <Icon of={Trash2} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}

/** One line for what may be read and one for what may be written, in the order of the choices. */
function scopesInWords(scopes: readonly string[], choices: readonly ScopeChoice[]): string[] {
  return keysOf(text.deeds).flatMap((deed) => {
    const offered = choices.filter(({ deeds }) => deeds.includes(deed));
    const titles = offered
      .filter(({ resource }) => scopes.includes(`${resource}:${deed}`))
      .map(({ title }) => title);
    if (titles.length === 0) return [];
    const told = titles.length === offered.length ? text.everything : titles.join(joiners.comma);
    return [text.scopesOf(text.deeds[deed], told)];
  });
}
