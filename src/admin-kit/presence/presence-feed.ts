import type { Present } from "../../kernel/presence/present.ts";

const name = "shurfa-presence";
const nobody: readonly Present[] = [];

type Listener = () => void;

/**
 * Who has which record open, as the stream of notifications reports it. The tab that holds the stream passes this on to the other
 * tabs of the browser; requirement DESK-07.
 */
class PresenceFeed {
  #present = nobody;
  #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  readonly read = () => this.#present;

  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener);
    this.#open();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#channel?.close();
      this.#channel = undefined;
    };
  };

  /** Takes a report of the stream, for this tab and the others. */
  tell(present: readonly Present[]) {
    this.take(present);
    if (!("BroadcastChannel" in window)) return;
    const channel = this.#channel ?? new BroadcastChannel(name);
    channel.postMessage(present);
    if (channel !== this.#channel) channel.close();
  }

  /** Takes the answer of a call, for this tab only. */
  take(present: readonly Present[]) {
    this.#present = present;
    for (const listener of this.#listeners) listener();
  }

  #open() {
    if (this.#channel || !("BroadcastChannel" in window)) return;
    this.#channel = new BroadcastChannel(name);
    this.#channel.addEventListener("message", ({ data }: MessageEvent<readonly Present[]>) =>
      this.take(data),
    );
  }
}

export const presenceFeed = new PresenceFeed();
