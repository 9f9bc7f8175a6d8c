import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { onPageText as words } from "../../content/page-content/editor/on-page/on-page.text.ts";
import { knownSection } from "../../content/page-content/sections/known-sections.ts";
import { pageAt } from "../../content/page-content/sections/page-address.ts";
import { fieldAt } from "../../content/page-content/sections/text-at.ts";
import type { Address } from "../../kernel/resource/address.ts";
import badgeStyles from "../../ui/badge.module.css";
import { Button } from "../../ui/controls/button.tsx";
import styles from "./on-page.module.css";
import { followBar } from "./page-text-place.ts";
import { sendToEditor } from "./preview-dom.ts";

/** Describes a text that belongs to another section: its name, its origin, the pages it changes, and a link to it. EDIT-01 */
export function ForeignText({ address, onClose }: { address: Address; onClose(): void }) {
  const layer = useRef<HTMLDivElement>(null);
  const section = knownSection(pageAt(address) ?? "");
  const label = fieldAt(address)?.label;
  useEffect(() => {
    if (!layer.current) return;
    layer.current.querySelector("button")?.focus({ preventScroll: true });
    return followBar(address, layer.current);
  }, [address]);
  if (!section || label === undefined) return null;
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the note wherever the focus is inside it
    <div
      className={styles.layer}
      data-edit-layer
      ref={layer}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className={styles.tools} role="toolbar" aria-label={words.toolbar(label)}>
        <b>{label}</b>
        <span className={badgeStyles.badge}>{words.from(section.label)}</span>
        <small>{section.route === null ? words.changesAll : words.changes(section.label)}</small>
        <Button small onClick={() => sendToEditor({ kind: "chosen", address })}>
          {words.openThere}
        </Button>
      </div>
    </div>,
    document.body,
  );
}
