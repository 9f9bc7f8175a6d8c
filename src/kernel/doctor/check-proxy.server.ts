import type { z } from "zod";
import { keptLinkSecret } from "../process/link-secret.server.ts";
import type { CheckContext } from "./check-context.ts";
import { seenAnswer, signatureHeader, signDoctorCall } from "./doctor-call.server.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Proxy");
const clock = findingsAbout("Clock");
const patience = 10_000; // ms
const mostApart = 60_000; // ms
/** An address of a network reserved for documentation, which no visitor can have. */
const borrowed = "203.0.113.77";

type Seen = z.infer<typeof seenAnswer>;

/**
 * Asks the site at its public address how it saw the request, with the forged headers of a dishonest visitor: checks that the
 * proxy passes on what the server needs, and that no visitor can pretend to have another address.
 */
export async function checkProxy({ config, now, fetch }: CheckContext): Promise<Finding[]> {
  const { publicUrl } = config;
  if (!publicUrl) return [warning("PUBLIC_URL is not set, so the proxy could not be checked.")];
  const secret = await keptLinkSecret(config);
  if (secret === undefined)
    return [
      warning(
        "The file link-secret does not exist yet, so the server cannot recognise this command. Start the server first.",
      ),
    ];
  const headers = { [signatureHeader]: signDoctorCall(secret, now()), "x-forwarded-for": borrowed };
  try {
    const response = await fetch(`${publicUrl}/api/doctor`, {
      headers,
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
    const seen = seenAnswer.safeParse(await response.json().catch(() => undefined));
    if (!seen.success) return [fault(unknownAnswer(publicUrl, response))];
    return [...findingsOf(seen.data, new URL(publicUrl)), ...clockFindings(seen.data, now())];
  } catch (error) {
    return [fault(`${publicUrl} cannot be reached from this machine: ${reasonOf(error)}.`)];
  }
}

function unknownAnswer(publicUrl: string, { status, headers }: Response) {
  if (status >= 300 && status < 400)
    return `${publicUrl} redirects to ${headers.get("location")}. Set PUBLIC_URL to the address where the site answers.`;
  if (status === 502 || status === 503 || status === 504)
    return `The proxy of ${publicUrl} answers ${status}, because it cannot reach the server. Check that the server runs and listens on the port to which the proxy forwards.`;
  return `${publicUrl} answers ${status} and does not recognise this command. It is another server, it uses another DATA_DIR or LINK_SECRET, or its clock is wrong.`;
}

function findingsOf({ peer, isTrusted, address, host, protocol }: Seen, url: URL): Finding[] {
  const found: Finding[] = [];
  const isSecure = url.protocol === "https:";
  if (isSecure && !isTrusted)
    found.push(
      fault(
        `TRUST_PROXY does not name the proxy, which connects from ${peer}, so all visitors count as one address. Add the proxy to TRUST_PROXY.`,
      ),
    );
  if (isTrusted && address === borrowed)
    found.push(
      fault(
        "The proxy passes on an X-Forwarded-For header that a visitor forged. For nginx: proxy_set_header X-Forwarded-For $remote_addr;",
      ),
    );
  if (isTrusted && address === peer && peer !== "127.0.0.1")
    found.push(
      fault(
        "The proxy does not send the visitor's address. For nginx: proxy_set_header X-Forwarded-For $remote_addr;",
      ),
    );
  if (host !== url.host)
    found.push(
      fault(
        `The proxy sends the host ${host} instead of ${url.host}. For nginx: proxy_set_header Host $http_host;`,
      ),
    );
  if (isSecure && isTrusted && protocol !== "https")
    found.push(
      fault(
        `The proxy sends the protocol ${protocol} instead of https. For nginx: proxy_set_header X-Forwarded-Proto $scheme;`,
      ),
    );
  return found.length > 0
    ? found
    : [ok(`${url.origin} reaches this site, and the server sees each visitor's address.`)];
}

function clockFindings({ at }: Seen, now: Date): Finding[] {
  const apart = Math.abs(Date.parse(at) - now.getTime());
  if (apart <= mostApart) return [];
  return [
    clock.fault(
      `The clocks of this machine and the server differ by ${Math.round(apart / 1000)} seconds. Synchronise both with NTP.`,
    ),
  ];
}

function reasonOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (cause instanceof Error && cause.name === "TimeoutError") return "no answer within 10 seconds";
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "its host name cannot be resolved";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return `its certificate is not valid (${code})`;
  return cause instanceof Error ? cause.message : String(cause);
}
