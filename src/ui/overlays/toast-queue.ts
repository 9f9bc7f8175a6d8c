export type ToastTone = "success" | "error";

export type ToastMessage = {
  id: number;
  tone: ToastTone;
  /** The text, about all messages that were merged into this one. */
  message: string;
  undo?: (() => unknown) | undefined;
  isUndoing?: boolean;
  /** Milliseconds on the screen; null stays until it is closed. */
  lifetime: number | null;
  /** Messages of one kind are merged while they are shown; `count` is the number of records that they are about. */
  kind: string;
  count: number;
};

type ToastOptions = {
  /** Reverts what the message is about. The undo of merged messages reverts all of them, the latest first. */
  undo?: () => unknown;
  /** Messages of one kind are merged while the first is shown; by default the kind is the message itself. */
  kind?: string;
  /** How many records the message is about; 1 by default. */
  count?: number;
  /** The message for so many records; by default the message with their number behind it. */
  words?: (count: number) => string;
};

const atOnce = 4;

/** The messages on the screen, oldest first. Screens read it through `subscribe` and `read`. */
export class ToastQueue {
  /** How long a success is shown, in milliseconds. Tests prolong it, because a busy machine clicks late. */
  lifetime = 6_000;
  #messages: readonly ToastMessage[] = [];
  #listeners = new Set<() => void>();
  #lastId = 0;

  /** Says for 6 seconds that something succeeded. The same kind again in that time is merged, with one undo for all. */
  success(message: string, { undo, kind = message, count = 1, words }: ToastOptions = {}) {
    const former = this.#messages.find(
      (other) => other.kind === kind && other.undo && undo && !other.isUndoing,
    );
    if (!former) return this.#add({ tone: "success", message, undo, lifetime: this.lifetime, kind, count });
    const sum = former.count + count;
    return this.#add({
      tone: "success",
      message: words?.(sum) ?? `${message} (${sum})`,
      undo: async () => {
        await undo?.();
        await former.undo?.();
      },
      lifetime: this.lifetime,
      kind,
      count: sum,
    });
  }

  /** Says that something failed, until it is closed. */
  error(message: string) {
    return this.#add({ tone: "error", message, lifetime: null, kind: message, count: 1 });
  }

  close(id: number) {
    this.#set(this.#messages.filter((message) => message.id !== id));
  }

  /** Runs the undo of a message, by default of the latest that has one; false if there is none. */
  async undo(id?: number): Promise<boolean> {
    const message = this.#messages.findLast(
      (other) => other.undo && !other.isUndoing && (id === undefined || other.id === id),
    );
    if (!message) return false;
    this.#set(this.#messages.map((other) => (other === message ? { ...message, isUndoing: true } : other)));
    try {
      await message.undo?.();
    } finally {
      this.close(message.id);
    }
    return true;
  }

  readonly read = () => this.#messages;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  #add(message: Omit<ToastMessage, "id">) {
    this.#lastId += 1;
    const isOther = ({ tone, kind, isUndoing }: ToastMessage) =>
      tone !== message.tone || kind !== message.kind || isUndoing === true;
    this.#set([...this.#messages.filter(isOther), { ...message, id: this.#lastId }].slice(-atOnce));
    return this.#lastId;
  }

  #set(messages: readonly ToastMessage[]) {
    this.#messages = messages;
    for (const listener of this.#listeners) listener();
  }
}

/** The queue of the admin: `toasts.success("…")`, `toasts.error("…")`. Drawn by <Toasts/>. */
export const toasts = new ToastQueue();
