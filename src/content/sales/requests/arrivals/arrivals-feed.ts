import { editsFeed } from "../../../../admin-kit/presence/edits-feed.ts";
import { presenceFeed } from "../../../../admin-kit/presence/presence-feed.ts";
import { callApi } from "../../../../kernel/http/api-client.ts";
import { isSignedOut, untilSignedIn } from "../../../../kernel/http/signed-out.ts";
import type { Arrivals, SeenKind } from "./arrivals.ts";

const name = "shurfa-arrivals";
const pollEvery = 4000; // ms, so that 5 s are kept without a stream too; requirement SURV-03
const streamAgainAfter = 15; // polls

type Listener = () => void;

/**
 * Keeps the notifications of the bell equal in all tabs. A browser opens only six connections to a server over HTTP/1.1, so
 * only the tab that holds a lock has the stream, and passes events to the others; when it closes, another tab takes over.
 * Without locks (a site without https) each tab has its own stream. While a stream is down, the feed polls.
 */
class ArrivalsFeed {
  #arrivals: Arrivals | null = null;
  #listeners = new Set<Listener>();
  #stop: (() => void) | undefined;
  #channel: BroadcastChannel | undefined;

  readonly read = () => this.#arrivals;

  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#start();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#stop?.();
      this.#stop = undefined;
    };
  };

  /** Asks the server now, because something was opened in this tab. */
  async refresh() {
    try {
      this.#tell(await callApi<Arrivals>("GET", "/api/arrivals"));
    } catch {
      // The next event or poll brings the same.
    }
  }

  #start() {
    const end = new AbortController();
    const { signal } = end;
    this.#stop = () => end.abort();
    this.#channel = "BroadcastChannel" in window ? new BroadcastChannel(name) : undefined;
    this.#channel?.addEventListener("message", (event: MessageEvent<Arrivals>) => this.#set(event.data), {
      signal,
    });
    signal.addEventListener("abort", () => this.#channel?.close());
    void this.refresh();
    if (navigator.locks && this.#channel)
      navigator.locks.request(name, { signal }, () => this.#follow(signal)).catch(() => {});
    else void this.#follow(signal);
  }

  /**
   * Holds the stream, and polls while it is down, until `signal` aborts. Without a session it does neither: the first refused
   * call opens the sign-in dialog, as for any call, and then this waits until somebody signs in.
   */
  async #follow(signal: AbortSignal) {
    while (!signal.aborted) {
      if ("EventSource" in window) await this.#stream(signal);
      for (let polls = 0; polls < streamAgainAfter && !signal.aborted; polls++) {
        // Another call may have been refused while the stream was still open.
        if (isSignedOut()) break;
        await this.refresh();
        editsFeed.tell(null); // without the stream, anything may have been edited
        if (isSignedOut()) break;
        await pause(pollEvery, signal);
      }
      await untilSignedIn(signal);
    }
  }

  /** Resolves when the stream is closed for good. The browser itself reconnects after a broken connection. */
  #stream(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const source = new EventSource("/api/arrivals/stream");
      const close = () => {
        source.close();
        presenceFeed.tell([]); // without the stream it is unknown who is present
        resolve();
      };
      signal.addEventListener("abort", close, { once: true });
      source.addEventListener("message", (event: MessageEvent<string>) => {
        this.#tell(JSON.parse(event.data));
      });
      source.addEventListener("presence", (event: MessageEvent<string>) => {
        presenceFeed.tell(JSON.parse(event.data));
      });
      source.addEventListener("edits", (event: MessageEvent<string>) => {
        editsFeed.tell(JSON.parse(event.data));
      });
      // What was edited while there was no stream is not told.
      source.addEventListener("open", () => editsFeed.tell(null));
      source.addEventListener("ended", close);
      source.addEventListener("error", () => {
        if (source.readyState === EventSource.CLOSED) close();
      });
    });
  }

  #tell(arrivals: Arrivals) {
    this.#set(arrivals);
    this.#channel?.postMessage(arrivals);
  }

  #set(arrivals: Arrivals) {
    this.#arrivals = arrivals;
    for (const listener of this.#listeners) listener();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export const arrivalsFeed = new ArrivalsFeed();

/** Marks what is new about a request, or that a task was assigned, as seen by the signed-in user. */
export const seeNews = (kind: SeenKind, id: number) =>
  callApi<void>("POST", "/api/arrivals/seen", { kind, id });
