import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../pictures/icon.tsx";
import { BidiText } from "../text/bidi-text.tsx";
import { text } from "../ui.text.ts";
import { type ToastMessage, type ToastQueue, toasts } from "./toast-queue.ts";

/**
 * Draws the toasts, once in a layout. Success is announced politely, failure at once: the two live regions exist before
 * their messages do. The attribute keeps them reachable while a dialog hides the rest of the page.
 */
export function Toasts({ queue = toasts }: { queue?: ToastQueue }) {
  const messages = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [isHeld, setHeld] = useState(false);
  // A toast that goes takes the pointer and the focus with it, without an event that would say so.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number is what matters
  useEffect(() => setHeld(false), [messages.length]);
  const drawn = (tone: ToastMessage["tone"]) =>
    messages
      .filter((message) => message.tone === tone)
      .map((message) => (
        <Toast key={message.id} {...message} isHeld={isHeld} onClose={() => queue.close(message.id)} />
      ));
  return createPortal(
    <section
      className="toasts"
      aria-label={text.toasts}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status">{drawn("success")}</div>
      <div role="alert">{drawn("error")}</div>
    </section>,
    document.body,
  );
}

type ToastProps = ToastMessage & { isHeld: boolean; onClose(): void };

function Toast({ tone, message, undo, lifetime, isHeld, onClose }: ToastProps) {
  const [isUndoing, setUndoing] = useState(false);
  useLifetime(isHeld || isUndoing ? null : lifetime, onClose);
  const takeBack = async () => {
    setUndoing(true);
    try {
      await undo?.();
    } finally {
      onClose();
    }
  };
  return (
    <div className={tone === "error" ? "toast bad" : "toast"}>
      <Icon of={tone === "error" ? CircleAlert : CircleCheck} />
      <BidiText as="span" text={message} />
      {undo && (
        <button type="button" className="tu" disabled={isUndoing} onClick={takeBack}>
          {text.undo}
        </button>
      )}
      <button type="button" className="tx" aria-label={text.dismiss} onClick={onClose}>
        <Icon of={X} />
      </button>
    </div>
  );
}

/** Calls `onEnd` after `lifetime`; null holds the clock, which starts anew afterwards. */
function useLifetime(lifetime: number | null, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (lifetime === null) return;
    const timer = setTimeout(() => end(), lifetime);
    return () => clearTimeout(timer);
  }, [lifetime]);
}
