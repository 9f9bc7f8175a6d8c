import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Icon } from "../pictures/icon.tsx";
import { BidiText } from "../text/bidi-text.tsx";
import { text } from "../ui.text.ts";
import { type ToastMessage, type ToastQueue, toasts } from "./toast-queue.ts";
import styles from "./toasts.module.css";
import { useRoomBelow } from "./use-room-below.ts";

/**
 * Draws the toasts, once in a layout. Success is announced politely, failure at once: the two live regions exist before
 * their messages do. The attribute keeps them reachable while a dialog hides the rest of the page.
 */
export function Toasts({ queue = toasts }: { queue?: ToastQueue }) {
  const messages = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const [isHeld, setHeld] = useState(false);
  // A toast that disappears under the pointer, or with the focus, sends no event for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of toasts changes
  useEffect(() => setHeld(false), [messages.length]);
  const room = useRoomBelow(messages.length > 0, { margin: 24, height: 44 });
  const drawn = (tone: ToastMessage["tone"]) =>
    messages
      .filter((message) => message.tone === tone)
      .map((message) => (
        <Toast
          key={message.id}
          {...message}
          isHeld={isHeld}
          onUndo={() => queue.undo(message.id)}
          onClose={() => queue.close(message.id)}
        />
      ));
  return createPortal(
    <section
      className={styles.toasts}
      {...(room > 0 && { style: { insetBlockEnd: room } })}
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

type ToastProps = ToastMessage & { isHeld: boolean; onUndo(): unknown; onClose(): void };

function Toast({ tone, message, undo, isUndoing = false, lifetime, isHeld, onUndo, onClose }: ToastProps) {
  const isWaiting = isHeld || isUndoing;
  useLifetime(isWaiting ? null : lifetime, onClose);
  return (
    <div className={styles.toast} data-toast={tone}>
      <Icon of={tone === "error" ? CircleAlert : CircleCheck} />
      <BidiText as="span" text={message} />
      {undo && (
        <button
          type="button"
          className={styles.undo}
          aria-keyshortcuts="Z"
          disabled={isUndoing}
          onClick={() => void onUndo()}
        >
          {text.undo}
          <span aria-hidden="true">
            <kbd>Z</kbd>
          </span>
        </button>
      )}
      <button type="button" className={styles.close} aria-label={text.dismiss} onClick={onClose}>
        <Icon of={X} />
      </button>
      {lifetime !== null && !isWaiting && (
        <i className={styles.time} style={{ animationDuration: `${lifetime}ms` }} />
      )}
    </div>
  );
}

/** Calls `onEnd` after `lifetime` in ms; null stops the timer, which then starts from the beginning again. */
function useLifetime(lifetime: number | null, onEnd: () => void) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (lifetime === null) return;
    const timer = setTimeout(() => end(), lifetime);
    return () => clearTimeout(timer);
  }, [lifetime]);
}
