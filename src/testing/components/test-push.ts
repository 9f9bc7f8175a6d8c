import { onTestFinished, vi } from "vitest";

/** The keys of a browser's subscription, as it tells them to the server. */
export async function subscriptionKeys() {
  const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
  const raw = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
  return { p256dh: base64url(raw), auth: base64url(new Uint8Array(16)) };
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Gives this browser a subscription for the rest of the test; answers the spy of its end. */
export function subscribed(endpoint: string, unsubscribe: () => Promise<boolean> = async () => true) {
  const ended = vi.fn(unsubscribe);
  const registration = { pushManager: { getSubscription: async () => ({ endpoint, unsubscribe: ended }) } };
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(
    registration as unknown as ServiceWorkerRegistration, // the part that is read
  );
  permission("granted");
  return ended;
}

/** Lets the person have answered the browser's question so, for the rest of the test. */
export function permission(answer: NotificationPermission) {
  vi.spyOn(Notification, "permission", "get").mockReturnValue(answer);
  onTestFinished(() => void vi.restoreAllMocks());
}
