import type { RowProps } from "../../admin-kit/rows/row-actions.tsx";
import { RowActions } from "../../admin-kit/rows/row-actions.tsx";
import { SelectBox } from "../../admin-kit/rows/select-box.tsx";
import { TitleButton } from "../../admin-kit/rows/title-button.tsx";
import { counted } from "../../kernel/text/format.text.ts";
import { countOf } from "../../kernel/text/format.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Progress } from "../../ui/progress.tsx";
import typeStyles from "../../ui/styles/type.module.css";
import { BidiText } from "../../ui/text/bidi-text.tsx";
import { DotLine } from "../../ui/text/dot-lines.tsx";
import { HitText } from "../../ui/text/hit-text.tsx";
import tileStyles from "../../ui/tiles.module.css";
import { coloursOf } from "./type-colours.tsx";
import { text } from "./vision-admin.text.ts";
import styles from "./vision-card.module.css";
import { itemIcons } from "./vision-icons.ts";
import { hasFigure, type VisionRecord } from "./vision-items.ts";

type VisionCardProps = RowProps<VisionRecord> & { item: VisionRecord };

const shownInitiatives = 2;

/** One item in the admin's grid, in the look of its type; requirement AVIS-01. */
export function VisionCard({ item, query, selection, ...on }: VisionCardProps) {
  const title = titleOf(item);
  const look = `${styles.item} ${coloursOf(item.type)}${item.isActive ? "" : ` ${tileStyles.inactive} ${styles.inactive}`}`;
  return (
    <Card as="article" className={look} aria-label={title}>
      <div className={styles.head}>
        <SelectBox selection={selection} id={item.id} name={title} />
        <span className={styles.drawing}>
          <Icon of={itemIcons[item.icon]} />
        </span>
        <span className={styles.kind}>{text.values.type[item.type]}</span>
        <Badge tone={item.isActive ? "success" : "neutral"}>
          {item.isActive ? text.values.isActive.true : text.values.isActive.false}
        </Badge>
      </div>
      {item.image && <Picture path={item.image} alt="" sizes="(max-width: 600px) 88vw, 340px" />}
      <h2>
        <TitleButton onOpen={() => on.onEdit(item)}>
          <HitText text={title} query={query} />
        </TitleButton>
      </h2>
      {item.description !== "" && <HitText as="p" text={item.description} query={query} />}
      {item.type === "pillar" && <Initiatives lines={item.initiatives} />}
      {hasFigure(item) && <Figure item={item} label={title} />}
      {(item.type === "project" || item.type === "text") && item.content !== "" && (
        <BidiText as="p" className={styles.content} text={item.content} />
      )}
      <div className={`${tileStyles.foot} ${styles.foot}`}>
        <span className={`${typeStyles.muted} ${typeStyles.digits}`}>
          {item.order === null ? text.noOrder : text.orderOf(item.order)}
        </span>
        <RowActions record={item} name={title} {...on} />
      </div>
    </Card>
  );
}

function Initiatives({ lines }: { lines: readonly string[] }) {
  const written = lines.filter((line) => line.trim() !== "");
  const hidden = written.length - shownInitiatives;
  if (written.length === 0) return null;
  return (
    <ul className={styles.initiatives}>
      {written.slice(0, shownInitiatives).map((line) => (
        <DotLine key={line} text={line} />
      ))}
      {hidden > 0 && <li className={typeStyles.muted}>{countOf(counted.hiddenMore, hidden)}</li>}
    </ul>
  );
}

function Figure({ item: { value, metric, percentage }, label }: { item: VisionRecord; label: string }) {
  return (
    <>
      {(value !== "" || metric !== "") && (
        <div className={styles.metric}>
          <BidiText as="b" className={typeStyles.digits} text={value} />
          <BidiText as="span" text={metric} />
        </div>
      )}
      {percentage !== null && <Progress percent={percentage} label={label} />}
    </>
  );
}

/** The name of an item on the screen: a blank title can be saved (ADM-08) and needs a substitute. */
export function titleOf({ title }: Pick<VisionRecord, "title">) {
  return title.trim() === "" ? text.untitled : title;
}
