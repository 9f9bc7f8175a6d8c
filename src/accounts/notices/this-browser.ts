import { AppError } from "../../kernel/errors.ts";
import { callApi } from "../../kernel/http/api-client.ts";
import { workerPath } from "./notice-paths.ts";

const scope = "/admin";

/** What this browser can do: `home-screen` is an iPhone that shows notices of installed pages alone. */
export type PushState = "on" | "off" | "denied" | "home-screen" | "unsupported";

const isSupported = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The state of this browser, without asking the person; the address of its subscription if it has one. */
export async function readPush(): Promise<{ state: PushState; endpoint?: string }> {
  if (!isSupported())
    return { state: /iPhone|iPad/.test(navigator.userAgent) ? "home-screen" : "unsupported" };
  if (Notification.permission === "denied") return { state: "denied" };
  const subscription = await ownSubscription();
  return subscription ? { state: "on", endpoint: subscription.endpoint } : { state: "off" };
}

/** Asks the person, and tells the server of this browser. Call it in a click alone: browsers refuse it elsewhere. */
export async function allowPush(pushKey: string): Promise<PushState> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "denied" : "off";
  await navigator.serviceWorker.register(workerPath, { scope });
  const registration = await navigator.serviceWorker.ready;
  await registration.pushManager.getSubscription().then((before) => before?.unsubscribe()); // perhaps with a former key
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callApi<void>("POST", "/api/account/notices/devices", { endpoint, keys });
  return "on";
}

/** Ends the subscription of this browser; does nothing without one. */
export async function endPush(): Promise<void> {
  if (!isSupported()) return;
  const subscription = await ownSubscription();
  await subscription?.unsubscribe();
}

/**
 * Tells the server that this browser, which shows notices already, is signed in anew, so that they end with this session. Ends the
 * subscription if it is not this person's: somebody else left it, or it was ended while the browser was away. Does nothing without one, and never throws.
 */
export async function claimPush(): Promise<void> {
  try {
    const { endpoint } = await readPush();
    if (endpoint) await callApi<void>("PUT", "/api/account/notices/devices", { endpoint });
  } catch (error) {
    if (error instanceof AppError && error.code === "not-found") await leavePush();
  }
}

const patience = 3000; // ms

/** Ends the subscription of this browser where it can; never throws, and waits for a push service that is away only so long. */
export async function leavePush(): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, patience));
  await Promise.race([endPush().catch(() => {}), late]);
}

async function ownSubscription() {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}
