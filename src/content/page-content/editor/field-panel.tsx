import { ChevronDown, ChevronUp } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { Address } from "../../../kernel/resource/address.ts";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/pictures/icon.tsx";
import { addressOnPage, fieldOnPage } from "../sections/page-address.ts";
import type { PageField, Section } from "../sections/section.ts";
import styles from "./field-panel.module.css";
import { FloatingPanel } from "./floating-panel.tsx";
import { onPageText as words } from "./on-page/on-page.text.ts";

type FieldPanelProps = {
  section: Section;
  /** The fields to step through. */
  fields: readonly PageField[];
  /** The address of the field that is shown. */
  address: Address;
  /** Called when the field is rendered, so that it can take the focus. */
  onShown(panel: HTMLElement): void;
  /** Steps to the field before or behind it on the page; to `otherwise` if the page does not show this field. */
  onStep(by: 1 | -1, otherwise: Address | null): void;
  onClose(): void;
  /** The control of the field. */
  children: ReactNode;
};

/**
 * Shows the field of what was chosen on the page, over the page: beside the text on wide windows, as a sheet from below on
 * phones. Pictures and lists are edited here, because they cannot be typed in place; requirement EDIT-01.
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
  const at = fields.findIndex(({ id }) => id === fieldOnPage(address));
  const addressOf = (index: number) => {
    const beside = fields[index];
    return beside ? addressOnPage(section.key, beside.id) : null;
  };
  const step = (by: 1 | -1, label: string) => (
    <IconButton aria-label={label} onClick={() => onStep(by, addressOf(at + by))}>
      <Icon of={by > 0 ? ChevronDown : ChevronUp} />
    </IconButton>
  );
  const tools = (
    <>
      {fields.length > 1 && step(-1, words.previous)}
      {fields.length > 1 && step(1, words.next)}
      <Button small onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
  return (
    <FloatingPanel
      ref={panel}
      headingId="field-panel"
      title={fields[at]?.label}
      className={styles.field}
      tools={tools}
      onClose={onClose}
    >
      {children}
    </FloatingPanel>
  );
}
