import { useEffect, useState } from "react";

const signs = ["pointermove", "pointerdown", "keydown"] as const;

/** False until a person moves the pointer, touches the page or presses a key. */
export function useFirstInteraction(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const note = () => setThere(true);
    for (const sign of signs) document.addEventListener(sign, note, { once: true, passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, note);
    };
  }, []);
  return isThere;
}
