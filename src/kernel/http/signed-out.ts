/*
 * Whether this browser still has a session, as far as its calls have shown. Code that polls (notifications, the editor) stops when
 * it has ended, and goes on as soon as somebody signs in, in this tab or in another; requirement SEC-01.
 */

type Listener = (where: "here" | "elsewhere") => void;

const channelName = "shurfa-signed-in";
const listeners = new Set<Listener>();
let isOver = false;
let channel: BroadcastChannel | undefined;

/** True from the first call that was refused (401) until somebody signs in. */
export function isSignedOut(): boolean {
  return isOver;
}

/** A call was refused because the session has ended. From now on this tab listens to the others. */
export function noteSignedOut() {
  isOver = true;
  openChannel();
}

/** Somebody signed in in this tab. */
export function noteSignedIn() {
  openChannel()?.postMessage("");
  goOn("here");
}

/** Calls back whenever somebody has signed in; answers how to stop that. */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves at once with a session, else when somebody signs in or the signal ends the waiting. */
export function untilSignedIn(signal: AbortSignal): Promise<void> {
  if (!isOver || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      stop();
      signal.removeEventListener("abort", done);
      resolve();
    };
    const stop = onSignedIn(done);
    signal.addEventListener("abort", done);
  });
}

function openChannel() {
  if (typeof window === "undefined" || !("BroadcastChannel" in window)) return undefined;
  if (!channel) {
    channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", () => goOn("elsewhere"));
  }
  return channel;
}

function goOn(where: "here" | "elsewhere") {
  isOver = false;
  for (const listener of [...listeners]) listener(where);
}
