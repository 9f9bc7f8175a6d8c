import webpush from "web-push";
import { dropDevice, findDevice, type Subscription } from "../../accounts/notices/devices-store.server.ts";
import { kindWords } from "../../accounts/notices/notices.text.ts";
import { vapidKeys } from "../../accounts/notices/vapid.server.ts";
import { postGuarded } from "../../accounts/webhooks/sending/post-guarded.server.ts";
import type { ToldNews } from "../../content/sales/notices/news-of.server.ts";
import { senderOf } from "../../kernel/background/mailer.server.ts";
import {
  DeferredDelivery,
  type Deliver,
  pauseAfter,
  RefusedDelivery,
} from "../../kernel/background/outbox.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";
import { noticesTold } from "../mail/notice-mail.server.ts";
import { pushText as text } from "./push.text.ts";

/** What the worker of the admin shows; no more than a name of anybody. */
export type PushedNotice = { title: string; body: string; path: string; tag: string };

const keptFor = 12 * 60 * 60; // seconds, at the push service while the device is off
const longestAnswer = 5000; // ms

/** How a test makes the push service answer; left out in the product. */
type Sending = Pick<Parameters<typeof postGuarded>[1], "resolve">;

/**
 * Sends one notice to one browser, encrypted for it (RFC 8291) and signed with this server's keys (RFC 8292). What was read meanwhile is
 * not sent; a browser that its push service no longer knows is forgotten. The address, which a browser gave, is checked as those of webhooks
 * are. NOTICE-01
 */
export const deliverPush =
  (sending: Sending = {}): Deliver =>
  async (kernel, { payload }) => {
    const [userId, id] = [Number(payload.user), Number(payload.device)];
    const subscription = await findDevice(kernel.reads, userId, id);
    const notice = subscription && (await noticeFor(kernel, userId, String(payload.ids)));
    if (!notice) return;
    const posted = await post(kernel, subscription, notice, sending);
    const { status, fault } = posted;
    if (status !== null && status >= 200 && status < 300) return;
    const isGone = status === 404 || status === 410;
    if (isGone || fault === "private-address" || fault === "insecure")
      return dropDevice(kernel.db, { id, endpoint: subscription.endpoint });
    if (status !== null && status < 500 && status !== 429)
      throw new RefusedDelivery(`the push service answered ${status}`);
    throw new DeferredDelivery(kernel.now().getTime() + pauseAfter(1), true, { cause: fault ?? status });
  };

async function post(kernel: Kernel, subscription: Subscription, notice: PushedNotice, sending: Sending) {
  const { publicKey, privateKey } = await vapidKeys(kernel);
  const { config } = kernel;
  const origin = config.publicUrl ?? "";
  const subject = origin.startsWith("https:") ? origin : `mailto:${senderOf(config).replace(/^.*<|>$/g, "")}`;
  const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, JSON.stringify(notice), {
    TTL: keptFor,
    contentEncoding: "aes128gcm",
    vapidDetails: { subject, publicKey, privateKey },
  });
  return postGuarded(
    { address: endpoint, headers: headers as Record<string, string>, body },
    { privateHosts: config.webhookHosts, timeout: longestAnswer, signal: kernel.shutdown.signal, ...sending },
  );
}

/** What a person is shown of what is still news to them; without ids, a trial. Undefined if nothing is left of it. */
async function noticeFor(kernel: Kernel, userId: number, ids: string): Promise<PushedNotice | undefined> {
  if (ids === "") return { title: text.trial, body: text.trialBody, path: "/admin/notices", tag: "trial" };
  const told = (await noticesTold(kernel, userId, ids))?.told ?? [];
  const [only] = told;
  if (!only) return undefined;
  if (told.length > 1)
    return { title: text.collected(told.length), body: "", path: "/admin", tag: "collected" };
  return {
    title: kindWords[only.kind].title,
    body: nameIn(only),
    path: only.path,
    tag: `${only.kind} ${only.subject}`,
  };
}

/** The one name that is shown: of a colleague who mentions or assigns, else of the customer; words of a task are none. */
function nameIn({ kind, title, by }: ToldNews): string {
  if (kind === "assigned" || kind === "mentioned") return by ? text.from(by) : "";
  return kind === "due" ? "" : title;
}
