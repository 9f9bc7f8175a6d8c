import { GripVertical } from "lucide-react";
import { useState } from "react";
import {
  Button as AriaButton,
  type DropItem,
  GridList,
  GridListItem,
  isTextDropItem,
  useDragAndDrop,
} from "react-aria-components";
import { Link, useSearchParams } from "react-router";
import orderStyles from "../../../../admin-kit/rows/reorder.module.css";
import { formatNumber, formatPrice } from "../../../../kernel/text/format.ts";
import buttonStyles from "../../../../ui/controls/buttons.module.css";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import typeStyles from "../../../../ui/styles/type.module.css";
import { BidiName } from "../../../../ui/text/bidi-text.tsx";
import { StageWord } from "../desk/stage-word.tsx";
import { deskText as text } from "../desk.text.ts";
import { wantedOf } from "../names.ts";
import type { Assignee, BoardColumn, DeskRequest, RequestKind, RequestStatus } from "../requests.ts";
import { stageFilter, stageOf } from "../stages.ts";
import { CardFoot } from "./card-foot.tsx";
import { columnsOf, type ShownColumn } from "./columns.ts";
import { StatusMenu } from "./desk-menus.tsx";
import styles from "./requests-board.module.css";

type BoardProps = {
  kind: RequestKind;
  columns: readonly BoardColumn[];
  /** The order in which each column is read. */
  sort: string;
  now: Date;
  assignees: readonly Assignee[];
  onOpen(request: DeskRequest): void;
  /** Returns whether the move was stored; undefined when the person cancelled it. */
  onMove(request: DeskRequest, status: RequestStatus): Promise<boolean | undefined>;
};

const dragType = "application/x-shurfa-request";

/**
 * The requests by status. A card is moved to another column with the pointer, with the keyboard on its grip (Enter, Tab,
 * Enter), or by its status menu. Each move is announced to screen readers once it is stored; requirement AREQ-02.
 */
export default function RequestsBoard({ kind, columns, sort, onMove, ...card }: BoardProps) {
  const [announcement, setAnnouncement] = useState("");
  const all = columns.flatMap(({ requests }) => requests);
  const move = async (request: DeskRequest, status: RequestStatus) => {
    const stage = stageOf({ kind, status });
    if (stage === stageOf(request)) return;
    const isStored = await onMove(request, status);
    if (isStored === undefined) return;
    setAnnouncement(isStored ? text[kind].moved(request.name, stage.label) : text.saveFailed);
  };
  const drop = async (items: readonly DropItem[], status: RequestStatus) => {
    for (const item of items) {
      if (!isTextDropItem(item)) continue;
      const id = await item.getText(dragType);
      const request = all.find((known) => String(known.id) === id);
      if (request) await move(request, status);
    }
  };
  return (
    <>
      <div className={styles.whole}>
        <p className={`${typeStyles.muted} ${typeStyles.small} ${styles.help}`}>{text.boardHelp}</p>
        <section className={styles.board} aria-label={text[kind].boardLabel}>
          {columnsOf(kind, columns, sort).map((column) => (
            <Column
              key={column.stage.value}
              kind={kind}
              column={column}
              {...card}
              onDrop={(items) => void drop(items, column.stage.stored)}
              onMove={(request, status) => void move(request, status)}
            />
          ))}
        </section>
      </div>
      <p className={typeStyles.unseen} role="status">
        {announcement}
      </p>
    </>
  );
}

type ColumnProps = Omit<BoardProps, "columns" | "sort" | "onMove"> & {
  column: ShownColumn;
  onDrop(items: readonly DropItem[]): void;
  onMove(request: DeskRequest, status: RequestStatus): void;
};

function Column({ kind, column, now, assignees, onOpen, onMove, onDrop }: ColumnProps) {
  const { stage, total, worth, requests } = column;
  const [params] = useSearchParams();
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [dragType]: String(key),
        "text/plain": requests.find(({ id }) => id === key)?.name ?? "",
      })),
    acceptedDragTypes: [dragType],
    getDropOperation: () => "move",
    onRootDrop: ({ items }) => onDrop(items),
    onInsert: ({ items }) => onDrop(items),
  });
  return (
    <div className={styles.column}>
      <h2>
        <StageWord stage={stage} /> <span className={typeStyles.digits}>{formatNumber(total)}</span>
        {worth > 0 && (
          <small className={typeStyles.unbroken}>
            <span className={typeStyles.unseen}>{text.columnWorth}</span> {formatPrice(worth / 100)}
          </small>
        )}
      </h2>
      <GridList
        aria-label={stage.label}
        items={requests}
        dragAndDropHooks={dragAndDropHooks}
        dependencies={[requests, now, assignees]}
        onAction={(key) => {
          const request = requests.find(({ id }) => id === key);
          if (request) onOpen(request);
        }}
        renderEmptyState={() => (
          <p className={`${typeStyles.muted} ${typeStyles.small}`}>{text.emptyColumn}</p>
        )}
      >
        {(request) => (
          <GridListItem
            id={request.id}
            textValue={request.name}
            className={request.news ? `${styles.request} ${styles.unread}` : styles.request}
          >
            <span className={styles.title}>
              <AriaButton
                slot="drag"
                className={`${buttonStyles.iconButton} ${orderStyles.grip}`}
                data-grip
                aria-label={text.grip(request.name)}
              >
                <Icon of={GripVertical} />
              </AriaButton>
              <b>
                {request.news && <span className={typeStyles.unseen}>{text.unreadMark}</span>}
                <BidiName text={request.name} />
              </b>
            </span>
            {request.companyName && (
              <span className={`${typeStyles.muted} ${typeStyles.small}`}>
                <BidiName text={request.companyName} />
              </span>
            )}
            <span className={typeStyles.small}>{wantedOf(request).join(text.comma)}</span>
            <CardFoot request={request} now={now} assignees={assignees}>
              <StatusMenu request={request} onChoose={(chosen) => onMove(request, chosen)} />
            </CardFoot>
          </GridListItem>
        )}
      </GridList>
      {total > requests.length && (
        <Link
          className={`${buttonStyles.button} ${buttonStyles.ghost} ${buttonStyles.small}`}
          to={tableOf(params, stageFilter(kind), stage.value)}
        >
          {text.more(total - requests.length)}
        </Link>
      )}
    </div>
  );
}

/** The address of all requests of a column, with the board's other filters, in the table, which has pages. */
function tableOf(params: URLSearchParams, name: string, stage: string) {
  const changed = new URLSearchParams(params);
  changed.set("view", "table");
  changed.set(name, stage);
  return `?${changed}`;
}
