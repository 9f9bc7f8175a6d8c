import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import buttonStyles from "../../ui/controls/buttons.module.css";
import { Icon } from "../../ui/pictures/icon.tsx";
import { lazyPart } from "../lazy-part.ts";
import { MountOnOpen } from "../mount-on-open.tsx";

// Loaded with the first menu, so that the screen does not wait for React Aria.
const OpenMenu = lazyPart(() => import("./open-menu.tsx"));

export type MenuEntry =
  | {
      id: string;
      label: string;
      icon?: LucideIcon;
      danger?: boolean;
      isDisabled?: boolean;
      /** The key that does the same while the menu is closed. */
      shortcut?: string | undefined;
      onAction(): void;
    }
  | "separator";

type MenuButtonProps = { label: string; entries: readonly MenuEntry[]; icon?: LucideIcon };

/** A button of three dots that opens a menu. `label` names the button and the menu. */
export function MenuButton({ label, entries, icon = EllipsisVertical }: MenuButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={buttonStyles.iconButton}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
      >
        <Icon of={icon} />
      </button>
      <MountOnOpen isOpen={isOpen}>
        <OpenMenu button={button} isOpen={isOpen} onOpenChange={setOpen} label={label} entries={entries} />
      </MountOnOpen>
    </>
  );
}
