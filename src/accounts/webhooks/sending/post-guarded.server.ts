import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "../../../kernel/http/public-addresses.server.ts";
import type { DeliveryFault } from "../answers.ts";

type Post = { address: string; headers: Record<string, string>; body: string | Uint8Array };
type Resolved = { address: string; family: number };

type Guard = {
  /** Hosts that may be in a private network and be reached without TLS; `WEBHOOK_HOSTS`. */
  privateHosts: readonly string[];
  /** The limit of the whole call, in ms. */
  timeout?: number;
  /** Resolves a host name; called at most once per call. */
  resolve?: (host: string) => Promise<Resolved[]>;
  /** Ends the call when the process shuts down. */
  signal?: AbortSignal;
};

/** The outcome of a post: the status with the beginning of the answer, or why there was no answer. */
export type Posted =
  | { status: number; answer: string; fault: null }
  | { status: null; answer: ""; fault: DeliveryFault };

const longestAnswer = 1024; // bytes
const lookUpAll = (host: string) => lookup(host, { all: true });

/**
 * Posts to an address that an owner typed. All addresses of its host are checked, and the connection is made to a checked
 * address, so that a second lookup cannot lead elsewhere. Redirects are not followed but count as answers. Only the first
 * kilobyte of the answer is read. Never throws; requirement TOKEN-01.
 */
export async function postGuarded(
  { address, headers, body }: Post,
  { privateHosts, timeout = 10_000, resolve = lookUpAll, signal }: Guard,
): Promise<Posted> {
  const ends = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
  try {
    const url = new URL(address);
    const host = hostOf(url);
    const isPrivate = privateHosts.includes(host);
    if (url.protocol !== "https:" && !isPrivate) return failed("insecure");
    const places = isIP(host) ? [{ address: host, family: isIP(host) }] : await within(ends, resolve(host));
    if (places.length === 0) return failed("unknown-host");
    if (!isPrivate && !places.every((place) => isPublicAddress(place.address)))
      return failed("private-address");
    const response = await send(url, { headers, body, places, signal: ends });
    return { status: response.statusCode ?? 0, answer: await beginningOf(response), fault: null };
  } catch (error) {
    return failed(ends.aborted ? "timeout" : faultOf(error));
  }
}

/** The host of an address as `WEBHOOK_HOSTS` spells it: an IPv6 address without brackets. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, "");

const failed = (fault: DeliveryFault): Posted => ({ status: null, answer: "", fault });

function send(
  url: URL,
  {
    headers,
    body,
    places,
    signal,
  }: { headers: Post["headers"]; body: Post["body"]; places: Resolved[]; signal: AbortSignal },
): Promise<IncomingMessage> {
  const [first] = places;
  const known: LookupFunction = (_host, { all }, answer) =>
    all ? answer(null, places) : answer(null, first?.address ?? "", first?.family);
  const request = url.protocol === "https:" ? overHttps : overHttp;
  return new Promise((resolve, reject) => {
    // Without an agent the connection is not shared with other calls and is closed afterwards.
    request(url, { method: "POST", agent: false, lookup: known, headers, signal })
      .on("response", resolve)
      .on("error", reject)
      .end(body);
  });
}

/** The first kilobyte of an answer, or what came of it before it broke off or timed out: its status is already known. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      length += part.length;
      if (length >= longestAnswer) break;
    }
  } catch {
    // The parts that arrived are enough.
  }
  const bytes = Buffer.concat(parts).subarray(0, longestAnswer);
  // A letter cut in half is left out. Control characters are removed, because PostgreSQL cannot store NUL.
  return new TextDecoder().decode(bytes, { stream: true }).replace(/[^\P{Cc}\n\t]/gu, "");
}

/** Waits for a value until the signal aborts, since a name server may not answer either. */
function within<Value>(signal: AbortSignal, value: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    value.then(resolve, reject);
  });
}

function faultOf(error: unknown): DeliveryFault {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ERR_INVALID_URL") return "unknown-host";
  return /CERT|TLS|SSL|EPROTO|SELF_SIGNED|UNABLE_TO/.test(code) ? "certificate" : "unreachable";
}
