export type ToastTone = "success" | "error";

export type ToastMessage = {
  id: number;
  tone: ToastTone;
  message: string;
  undo?: (() => unknown) | undefined;
  /** Milliseconds on the screen; null stays until it is closed. */
  lifetime: number | null;
};

const plain = 5_000;
const withUndo = 10_000;
const atOnce = 4;

/** The messages on the screen, oldest first. Screens read it through `subscribe` and `read`. */
export class ToastQueue {
  #messages: readonly ToastMessage[] = [];
  #listeners = new Set<() => void>();
  #lastId = 0;

  /** Something succeeded: 5 seconds, or 10 when it can be taken back. */
  success(message: string, { undo }: { undo?: () => unknown } = {}) {
    return this.#add({ tone: "success", message, undo, lifetime: undo ? withUndo : plain });
  }

  /** Something failed: stays until it is closed. */
  error(message: string) {
    return this.#add({ tone: "error", message, lifetime: null });
  }

  close(id: number) {
    this.#set(this.#messages.filter((message) => message.id !== id));
  }

  readonly read = () => this.#messages;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #add(message: Omit<ToastMessage, "id">) {
    this.#lastId += 1;
    const same = (other: ToastMessage) => other.tone === "error" && other.message === message.message;
    this.#set(
      [...this.#messages.filter((other) => !same(other)), { ...message, id: this.#lastId }].slice(-atOnce),
    );
    return this.#lastId;
  }

  #set(messages: readonly ToastMessage[]) {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }
}

/** The queue of the admin: `toasts.success("…")`, `toasts.error("…")`. Drawn by <Toasts/>. */
export const toasts = new ToastQueue();
