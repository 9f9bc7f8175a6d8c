/*
 * Whether this browser still has a session, as far as its calls have shown. Code that polls (notifications, the editor) stops
 * when the session has ended, and continues once somebody signs in, in this tab or another; requirement SEC-01.
 */

type Listener = (where: "here" | "elsewhere") => void;

const channelName = "shurfa-signed-in";
const listeners = new Set<Listener>();
let isOver = false;
let signIns = 0;
let channel: BroadcastChannel | undefined;

/** True from the first call that was refused (401) until somebody signs in. */
export function isSignedOut(): boolean {
  return isOver;
}

/** How often somebody has signed in since the page was loaded: a call that was sent before the last time tells nothing of the session now. */
export function signInsSoFar(): number {
  return signIns;
}

/** Notes that a call was refused because the session has ended. From now on this tab listens for a sign-in in other tabs. */
export function noteSignedOut() {
  isOver = true;
  openChannel();
}

/** Notes that somebody signed in in this tab. */
export function noteSignedIn() {
  openChannel()?.postMessage("");
  tellSignedIn("here");
}

/** Calls back whenever somebody has signed in; answers a function that ends this. */
export function onSignedIn(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves at once while there is a session, otherwise when somebody signs in or the signal aborts. */
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
    channel.addEventListener("message", () => tellSignedIn("elsewhere"));
  }
  return channel;
}

function tellSignedIn(where: "here" | "elsewhere") {
  isOver = false;
  signIns += 1;
  for (const listener of [...listeners]) listener(where);
}
