import { isIP } from "node:net";
import { isPublicAddress } from "../http/public-addresses.server.ts";

/** In ms. */
const mailTimeouts = {
  dnsTimeout: 5000,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 15_000,
};

/**
 * Nodemailer's options for an `SMTP_URL`. A server beyond this machine and its network is spoken to through TLS alone, because
 * mails hold personal data, links that set passwords, and the password of the URL; `?requireTLS=false` in the URL is an
 * operator's own exception. Requirement SEC-08.
 */
export function mailOptions(url: string) {
  return { url, ...mailTimeouts, requireTLS: !isLocalHost(new URL(url).hostname) };
}

/** An address that is not public, a name without a dot, or a name that is never given to a public host. */
export function isLocalHost(name: string) {
  const host = name.replace(/^\[|\]$/g, "").toLowerCase();
  if (isIP(host) !== 0) return !isPublicAddress(host);
  return !host.includes(".") || /\.(localhost|local|internal|lan|home\.arpa)$/.test(host);
}
