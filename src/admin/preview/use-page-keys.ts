import { useEffect, useEffectEvent } from "react";
import type { PageStep } from "../../content/page-content/preview/preview-messages.ts";
import type { Address } from "../../kernel/resource/address.ts";
import { keepReachable } from "./keep-reachable.ts";
import { sendToEditor } from "./preview-dom.ts";
import { closeSheets, openSheet } from "./sheets.ts";

/** Keyboard use of the page while it is edited: Tab reaches its texts, Enter and F2 call `onChoose` with the one in focus. */
export function usePageKeys(onChoose: (address: Address) => void) {
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    const unreach = keepReachable();
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      const step = stepOf(event);
      if (step) {
        event.preventDefault();
        sendToEditor({ kind: "step", step });
      }
      if (!(target instanceof Element) || target.closest("[data-edit-layer]")) return;
      if (event.key === "Escape") closeSheets();
      if (event.key === "ArrowDown" && event.altKey && openSheet(target)) event.preventDefault();
      if (event.key !== "F2" && (event.key !== "Enter" || event.altKey)) return;
      if (!(target instanceof HTMLElement) || target.dataset.field === undefined) return;
      event.preventDefault();
      choose(target.dataset.field);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      unreach();
    };
  }, []);
}

/** The editor's shortcuts, which work on the page too; by key code, because an Arabic keyboard types other letters. */
function stepOf({ code, ctrlKey, metaKey, shiftKey }: KeyboardEvent): PageStep | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  if (code === "KeyZ") return shiftKey ? "redo" : "undo";
  const steps: Readonly<Record<string, PageStep>> = { KeyY: "redo", KeyS: "save", KeyE: "fields" };
  return steps[code];
}
