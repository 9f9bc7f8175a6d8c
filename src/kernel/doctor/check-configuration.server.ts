import type { CheckContext } from "./check-context.ts";
import { type Finding, findingsAbout } from "./finding.ts";

const { ok, warning, fault } = findingsAbout("Configuration");

/** Finds settings that are each valid but wrong together; a setting that is invalid by itself already prevents every start. */
export async function checkConfiguration({ config }: CheckContext): Promise<Finding[]> {
  const { production, publicUrl, demo } = config;
  const found: Finding[] = [];
  if (publicUrl && !production)
    found.push(
      warning("PUBLIC_URL is set, but NODE_ENV is not production. Set NODE_ENV=production on a public site."),
    );
  if (production && !publicUrl)
    found.push(
      fault("PUBLIC_URL is not set. Links in mails and the origin check of forms need the site's address."),
    );
  if (demo && (production || publicUrl))
    found.push(fault("DEMO is on, so anybody can sign in with the demo password. Set DEMO=0."));
  if (production && publicUrl?.startsWith("http:"))
    found.push(
      warning("PUBLIC_URL is not https, so passwords are sent unencrypted and browsers offer no passkeys."),
    );
  return found.length > 0
    ? found
    : [ok(production ? "A production server." : "A local trial: NODE_ENV is not production.")];
}
