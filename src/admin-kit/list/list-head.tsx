import { ArrowDownUp, Check, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { CsvColumn } from "../../kernel/resource/csv/csv.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, LinkButton } from "../../ui/controls/button.tsx";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { ErrorState } from "../../ui/states.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiName } from "../../ui/text/bidi-text.tsx";
import { text as kitText } from "../admin-kit.text.ts";
import { CsvButtons } from "../csv/csv-buttons.tsx";
import { useMay } from "../may.ts";
import headStyles from "../page-head.module.css";
import type { Item } from "./list.ts";
import type { ListAddressControl } from "./use-list-address.ts";
import type { ListScreenState } from "./use-list-screen.ts";
import { useTrashAddress } from "./use-trash-address.ts";

export type ListHeadProps = {
  text: { title: string; add: string; import?: string };
  /** Shown under the title. */
  summary: ReactNode;
  /** Buttons shown before those that every list has. */
  actions?: ReactNode;
  path: string;
  address: ListAddressControl<string>;
  /** The columns of files that can be imported. */
  importing?: readonly CsvColumn[] | undefined;
  /** The filters for the export under their wire names, when these differ from the address. */
  exported?: { [name: string]: string } | undefined;
  /** False for resources without CSV files. */
  hasFiles?: boolean;
  isReady: boolean;
  onAdd(): void;
  onImported(): unknown;
  ordering?: { isOn: boolean; toggle(): void } | undefined;
};

/** Title, summary and the actions on the whole list. */
export function ListHead({ text, address, importing, ordering, ...props }: ListHeadProps) {
  const canWrite = useMay("write");
  const { toTrash } = useTrashAddress();
  return (
    <div className={headStyles.head} data-page-head>
      <div>
        <h1>{text.title}</h1>
        <p>{props.summary}</p>
      </div>
      <div className={buttonStyles.actions}>
        {canWrite && ordering && (
          <Button variant="line" small aria-pressed={ordering.isOn} onClick={ordering.toggle}>
            <Icon of={ordering.isOn ? Check : ArrowDownUp} />
            {ordering.isOn ? kitText.reorderDone : kitText.reorder}
          </Button>
        )}
        <LinkButton variant="line" small to={toTrash}>
          <Icon of={Trash2} />
          {kitText.trash.open}
        </LinkButton>
        {props.actions}
        {(props.hasFiles ?? true) && (
          <CsvButtons
            path={props.path}
            query={{ q: address.query, ...(props.exported ?? address.filters), sort: address.sort }}
            {...(canWrite &&
              importing && {
                importing: { title: text.import ?? "", columns: importing, onImported: props.onImported },
              })}
          />
        )}
        {canWrite && (
          <Button small disabled={!props.isReady} onClick={props.onAdd}>
            <Icon of={Plus} />
            {text.add}
          </Button>
        )}
      </div>
    </div>
  );
}

type ListFailureProps<T extends Item> = {
  screen: Pick<ListScreenState<T, unknown, string>, "failure" | "list" | "failureOf">;
  title?: string | undefined;
  /** The name of the screen, when the failure replaces the whole screen. */
  takesAll?: string;
};

/** Shows a failure: as a banner above a loaded list, else in place of the list or of the whole screen. */
export function ListFailure<T extends Item>({ screen, title, takesAll }: ListFailureProps<T>) {
  const { failure, list, failureOf } = screen;
  const ofLoad = failureOf("load", list.error);
  if (takesAll !== undefined)
    return (
      <div role="alert">
        <h1 className={typeStyles.unseen}>{takesAll}</h1>
        <ErrorState title={ofLoad} onRetry={list.reload} />
      </div>
    );
  if (failure.sentence)
    return (
      <Banner tone="bad" onDismiss={failure.dismiss} onRetry={failure.isOfLoad ? list.reload : undefined}>
        {title ? (
          <>
            <b>{title}</b>
            <br />
            <BidiName text={failure.sentence} />
          </>
        ) : (
          failure.sentence
        )}
      </Banner>
    );
  if (list.shown || !list.error) return null;
  return (
    <ErrorState title={title ?? ofLoad} onRetry={list.reload}>
      {title && <BidiName text={ofLoad} />}
    </ErrorState>
  );
}
