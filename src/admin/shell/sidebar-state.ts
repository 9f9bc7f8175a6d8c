import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { usePageKeys } from "../../admin-kit/shortcuts.ts";

const storageKey = "sidebar";
const narrow = "(max-width: 900px)";

/** Folds the sidebar before the first paint for users who left it folded; requirement ADM-02. */
export const railScript = `try{document.documentElement.classList.toggle("rail",localStorage.getItem("${storageKey}")==="rail")}catch(e){}`;

export type SidebarState = {
  /** Whether the sidebar shows its words. */
  isExpanded: boolean;
  isDrawerOpen: boolean;
  toggle(): void;
  close(): void;
  toggleButton: RefObject<HTMLButtonElement | null>;
};

/** The state of the sidebar. Wide windows fold it to a rail and remember this; narrow ones open it as a drawer over the page. */
export function useSidebar(): SidebarState {
  const [isRail, setRail] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const isDrawerOpen = isNarrow && isOpen;

  useEffect(() => {
    setRail(document.documentElement.classList.contains("rail"));
    const media = window.matchMedia(narrow);
    const follow = () => setNarrow(media.matches);
    follow();
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, []);

  const close = () => {
    setOpen(false);
    // A frame later, because only then can the button take the focus again.
    requestAnimationFrame(() => toggleButton.current?.focus());
  };
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a chosen link closes the drawer
  useEffect(() => setOpen(false), [key]);

  usePageKeys((event) => event.key === "Escape" && close(), isDrawerOpen);

  const toggle = () => {
    if (isNarrow) return setOpen(true);
    setRail(!isRail);
    document.documentElement.classList.toggle("rail", !isRail);
    try {
      localStorage.setItem(storageKey, isRail ? "open" : "rail");
    } catch {
      // The state is not remembered when the browser forbids storage.
    }
  };

  return { isExpanded: isNarrow ? isOpen : !isRail, isDrawerOpen, toggle, close, toggleButton };
}
