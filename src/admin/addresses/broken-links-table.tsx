// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { Badge } from "../../ui/badge.tsx";
import cardStyles from "../../ui/card.module.css";
import { Card } from "../../ui/card.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import tableStyles from "../../ui/data-table.module.css";
import { DataTable } from "../../ui/data-table.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text as words } from "./addresses.text.ts";
import styles from "./addresses-page.module.css";
import type { BrokenLink } from "./wire.ts";

const text = words.broken;
const { heads } = text;

/** The broken links as a table, with a link to the place of each; stacked cards on phones. */
export function BrokenLinksTable({ links }: { links: readonly BrokenLink[] }) {
  return (
    <Card className={cardStyles.clipping}>
      <DataTable stacked label={text.title} heads={heads} tableClass={styles.links}>
        {links.map(({ link, fault, place }) => (
          <tr key={`${place.href} ${place.field} ${link}`} role="row">
            <td role="cell" data-l={heads.link}>
              <bdi dir="ltr">{link}</bdi>
            </td>
            <td role="cell" data-l={heads.fault}>
              <Badge tone="warn">{text.faults[fault]}</Badge>
            </td>
            <td role="cell" data-l={heads.place}>
              <span className={styles.place}>
                <b>
                  <BidiName text={place.title} />
                </b>
                <small className={typeStyles.muted}>{[place.screen, place.field].join(" · ")}</small>
              </span>
            </td>
            <td role="cell" className={tableStyles.tools}>
              <OpenPlace place={place} />
            </td>
          </tr>
        ))}
      </DataTable>
    </Card>
  );
}

/** A button that opens the record or page text that holds the link. */
function OpenPlace({ place: { href, title, field } }: { place: BrokenLink["place"] }) {
  return (
    <LinkButton variant="line" small to={href} aria-label={text.openItem(title, field)}>
      {text.open}
    </LinkButton>
  );
}
