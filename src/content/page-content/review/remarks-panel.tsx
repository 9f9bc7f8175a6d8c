import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Address } from "../../../kernel/resource/address.ts";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Segments } from "../../../ui/controls/segments.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { FloatingPanel } from "../editor/floating-panel.tsx";
import type { Section } from "../sections/section.ts";
import { panelHeading, RemarkItem } from "./remark-item.tsx";
import styles from "./review.module.css";
import { reviewText as words } from "./review-admin.text.ts";
import type { Review } from "./use-review.ts";
import type { Remark } from "./wire.ts";

type Filter = "open" | "done" | "all";

type PanelProps = {
  section: Section;
  review: Review;
  /** The remark that is open; null for none. */
  chosen: number | null;
  onChoose(id: number | null): void;
  onOpenField(address: Address): void;
  /** The control of the field at an address; undefined where it is not edited here. */
  fieldAt(address: Address): ReactNode;
  onClose(): void;
};

/**
 * All remarks on a page beside it. The open one holds the control of its field, so that reading and mending are one place. Requirement
 * SAY-01.
 */
export default function RemarksPanel({ review, chosen, onChoose, onClose, ...given }: PanelProps) {
  const panel = useRef<HTMLElement>(null);
  const remarks = review.view?.remarks ?? [];
  const [filter, setFilter] = useState<Filter>("open");
  const isIn = (remark: Remark) => filter === "all" || (remark.done === null) === (filter === "open");
  const count = (isDone: boolean) => remarks.filter(({ done }) => (done !== null) === isDone).length;
  const shown = remarks.filter((remark) => isIn(remark) || remark.id === chosen);
  useEffect(() => panel.current?.querySelector("button")?.focus(), []);
  return (
    <FloatingPanel
      ref={panel}
      headingId={panelHeading}
      title={words.title}
      className={styles.remarks}
      tools={
        <IconButton aria-label={words.close} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      }
      onClose={onClose}
    >
      <Segments<Filter>
        label={words.filter}
        options={[
          { value: "open", shown: words.filters.open(count(false)) },
          { value: "done", shown: words.filters.done(count(true)) },
          { value: "all", shown: words.filters.all },
        ]}
        chosen={filter}
        onChoose={setFilter}
      />
      {shown.length === 0 && <p className={styles.none}>{words.none[filter]}</p>}
      <ol>
        {shown.map((remark) => (
          <RemarkItem
            key={remark.id}
            remark={remark}
            review={review}
            isChosen={remark.id === chosen}
            onChoose={() => onChoose(remark.id === chosen ? null : remark.id)}
            {...given}
          />
        ))}
      </ol>
    </FloatingPanel>
  );
}
