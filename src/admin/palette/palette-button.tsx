import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { usePageKeys } from "../../admin-kit/shortcuts.ts";
import { useFirstInteraction } from "../../ui/controls/use-first-interaction.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import styles from "./palette-button.module.css";
import { paletteButtonText as text } from "./palette-button.text.ts";

// React Aria must not be rendered on the server, and few pages need it at once.
const load = () => import("./palette.tsx");
const Palette = lazyPart(load);

/** The text typed while the palette's code is loading, wherever the focus is; the palette opens with this text. */
function useTyped(isWaiting: boolean): string {
  const [typed, setTyped] = useState("");
  useEffect(() => {
    if (!isWaiting) return;
    setTyped("");
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setTyped((before) => before + event.key);
    };
    document.addEventListener("keydown", onKeyDown, true);
    return () => document.removeEventListener("keydown", onKeyDown, true);
  }, [isWaiting]);
  return typed;
}

/** The search of the top bar. Ctrl-K or Cmd-K opens it everywhere except in a dialog; requirement ADM-02. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(false);
  const isUsed = useFirstInteraction();
  const typed = useTyped(isOpen && !isThere);
  const [keys, setKeys] = useState(text.keys.other);
  useEffect(() => {
    if (isUsed)
      load().then(
        () => setThere(true),
        () => {},
      ); // a failure is shown when the palette is opened
  }, [isUsed]);
  useEffect(() => {
    if (/mac|iphone|ipad/i.test(navigator.platform)) setKeys(text.keys.mac);
  }, []);
  usePageKeys((event) => {
    // The key's position counts too, because on an Arabic keyboard the key writes another letter.
    const isK = event.code === "KeyK" || event.key.toLowerCase() === "k";
    if (!isK || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={styles.search}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
      >
        <Icon of={Search} />
        <span>{text.open}</span>
        <kbd>
          <bdi dir="ltr">{keys}</bdi>
        </kbd>
      </button>
      <MountOnOpen isOpen={isOpen}>
        <Palette isOpen={isOpen} begun={typed} onClose={() => setOpen(false)} />
      </MountOnOpen>
    </>
  );
}
