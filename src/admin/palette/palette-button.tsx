import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { lazyPart } from "../../admin-kit/lazy-part.ts";
import { MountOnOpen } from "../../admin-kit/mount-on-open.tsx";
import { usePageKeys } from "../../admin-kit/shortcuts.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { paletteText as text } from "./palette.text.ts";

// React Aria must not be rendered on the server, and few pages need it at once.
const load = () => import("./palette.tsx");
const Palette = lazyPart(load);

/** The search of the top bar. Ctrl-K or Cmd-K opens it from everywhere but out of a dialog; requirement ADM-02. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(text.keys.other);
  useEffect(() => {
    // It is there when the keys are pressed: what is typed after them belongs to it.
    (window.requestIdleCallback ?? setTimeout)(() => void load().catch(() => {}));
    if (/mac|iphone|ipad/i.test(navigator.platform)) setKeys(text.keys.mac);
  }, []);
  usePageKeys((event) => {
    // By its place too: on an Arabic keyboard the key writes another letter.
    const isK = event.code === "KeyK" || event.key.toLowerCase() === "k";
    if (!isK || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className="kbar"
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
        <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
      </MountOnOpen>
    </>
  );
}
