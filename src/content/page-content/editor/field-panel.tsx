import { ChevronDown, ChevronUp } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import type { FieldAddress } from "../preview/preview-marks.ts";
import type { PageField, Section } from "../sections/section.ts";
import styles from "./field-panel.module.css";
import { onPageText as words } from "./on-page/on-page.text.ts";

type FieldPanelProps = {
  section: Section;
  /** All that can be gone to. */
  fields: readonly PageField[];
  /** Whose field is shown. */
  address: FieldAddress;
  /** The field is there, and takes the focus. */
  onShown(panel: HTMLElement): void;
  /** The field before or behind it on the page; `otherwise` where the page does not show it. */
  onStep(by: 1 | -1, otherwise: FieldAddress | null): void;
  onClose(): void;
  /** The field. */
  children: ReactNode;
};

/**
 * The field of what was chosen on the page, over it: beside the text on wide windows, a sheet from below on phones. Pictures,
 * rich texts and lists have theirs here, for they are not typed where they stand; requirement EDIT-01.
 */
export default function FieldPanel({
  section,
  fields,
  address,
  onShown,
  onStep,
  onClose,
  children,
}: FieldPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const show = useEffectEvent(() => panel.current && onShown(panel.current));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another field
  useEffect(() => void show(), [address]);
  const at = fields.findIndex(({ id }) => id === address.split("/")[1]);
  const addressOf = (index: number) => {
    const beside = fields[index];
    return beside ? `${section.key}/${beside.id}` : null;
  };
  const step = (by: 1 | -1, label: string) => (
    <IconButton aria-label={label} onClick={() => onStep(by, addressOf(at + by))}>
      <Icon of={by > 0 ? ChevronDown : ChevronUp} />
    </IconButton>
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented) onClose();
  };
  const label = fields[at]?.label;
  return (
    <section className={styles.panel} aria-label={label} ref={panel} onKeyDown={onKeyDown}>
      <header>
        <h2>{label}</h2>
        {step(-1, words.previous)}
        {step(1, words.next)}
        <Button small onClick={onClose}>
          {words.done}
        </Button>
      </header>
      {children}
    </section>
  );
}
