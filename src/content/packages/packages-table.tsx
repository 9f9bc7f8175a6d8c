// biome-ignore-all lint/a11y/noRedundantRoles: stacked cards lose the display, and with it the roles, of a table
import { RecordTable } from "../../admin-kit/list/record-table.tsx";
import { RowActions, type RowProps } from "../../admin-kit/rows/row-actions.tsx";
import toolStyles from "../../admin-kit/rows/row-tools.module.css";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { formatPrice } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import tableStyles from "../../ui/data-table.module.css";
import typeStyles from "../../ui/styles/type.module.css";
import { HitText } from "../../ui/text/hit-text.tsx";
import { HostingLook } from "./hosting-look.tsx";
import { mostPopular } from "./most-popular.ts";
import { lookOf, unitOf } from "./package-facts.ts";
import type { PackageRecord } from "./packages.ts";
import { type PackagesKind, packagesAdminText } from "./packages-admin.text.ts";
import styles from "./packages-table.module.css";

type TableProps = RowProps<PackageRecord> & {
  kind: PackagesKind;
  packages: readonly PackageRecord[];
  /** All packages, of which the table may show a part. */
  all: readonly PackageRecord[];
};

/** The columns of APKG-01; stacked cards on phones, where only the roles keep it a table for screen readers. */
export function PackagesTable({ packages, all, ...row }: TableProps) {
  const { heads, title } = packagesAdminText[row.kind];
  // Only active packages count, since visitors see only those. SVC-04 applies to website packages only.
  const popular = row.kind === "packages" ? mostPopular(all.filter(({ isActive }) => isActive)) : undefined;
  return (
    <RecordTable tableClass={styles.offers} label={title} heads={heads}>
      {packages.map((offer) => (
        <Row key={offer.id} {...row} offer={offer} isPopular={offer === popular} />
      ))}
    </RecordTable>
  );
}

type PackageRowProps = Omit<TableProps, "packages" | "all"> & { offer: PackageRecord; isPopular: boolean };

function Row({ kind, offer, isPopular, query, selection, ...actions }: PackageRowProps) {
  const text = packagesAdminText[kind];
  const { heads } = text;
  return (
    <tr role="row">
      <td role="cell" data-l={heads.id}>
        <span className={toolStyles.tools}>
          <SelectBox selection={selection} id={offer.id} name={offer.title} />
          <span className={typeStyles.digits}>{offer.id}</span>
        </span>
      </td>
      <td role="cell" data-l={heads.title}>
        <span className={styles.named}>
          {kind === "hosting" && <HostingLook look={lookOf(offer)} />}
          <span>
            <b>
              <TitleButton onOpen={() => actions.onEdit(offer)}>
                <HitText text={offer.title} query={query} />
              </TitleButton>
            </b>
            {isPopular && <small className={styles.popular}>{text.popular}</small>}
          </span>
        </span>
      </td>
      <td role="cell" data-l={heads.description}>
        <HitText as="span" className={typeStyles.muted} text={offer.description} query={query} />
      </td>
      <td role="cell" data-l={heads.price}>
        {offer.price === null ? (
          <span className={`${typeStyles.muted} ${typeStyles.unbroken}`}>{text.noPrice}</span>
        ) : (
          <span className={`${typeStyles.digits} ${typeStyles.unbroken}`}>
            {formatPrice(offer.price, unitOf(offer))}
          </span>
        )}
      </td>
      <td role="cell" data-l={heads.deliveryTime}>
        <span>{offer.deliveryTime ?? text.none}</span>
      </td>
      <td role="cell" data-l={heads.category}>
        <HitText as="span" text={offer.category ?? text.none} query={query} />
      </td>
      <td role="cell" data-l={heads.status}>
        <Badge tone={offer.isActive ? "success" : "neutral"}>
          {offer.isActive ? text.values.isActive.true : text.values.isActive.false}
        </Badge>
      </td>
      <td role="cell" data-l={heads.order}>
        <span className={typeStyles.digits}>{offer.displayOrder ?? text.none}</span>
      </td>
      <td role="cell" className={tableStyles.tools}>
        <RowActions record={offer} name={offer.title} {...actions} />
      </td>
    </tr>
  );
}
