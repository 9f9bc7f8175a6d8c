import { Columns3, List, PanelRight } from "lucide-react";
import { Icon } from "../../../../ui/pictures/icon.tsx";
import { deskText } from "../desk.text.ts";
import type { DeskAddress, DeskView } from "./use-desk-address.ts";
import styles from "./view-switch.module.css";

const { views: text } = deskText;
const icons = { list: PanelRight, table: List, board: Columns3 };
const views: DeskView[] = ["list", "table", "board"];

/** Switches between list, table and board. An open request is always shown beside the list. */
export function ViewSwitch({ desk }: { desk: DeskAddress }) {
  const shown = desk.isOpen ? "list" : desk.view;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row
    <div className={styles.switch} role="group" aria-label={text.label}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={shown === view}
          title={text[view]}
          onClick={() => desk.setView(view)}
        >
          <Icon of={icons[view]} />
          <span>{text[view]}</span>
        </button>
      ))}
    </div>
  );
}
