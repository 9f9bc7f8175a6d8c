import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "../errors.ts";
import { clientAddress, isTrustedProxy } from "../http/client-address.server.ts";
import type { Api } from "../http/http.server.ts";
import { route } from "../http/route.server.ts";
import type { Kernel } from "../process/kernel.server.ts";
import { keptLinkSecret } from "../process/link-secret.server.ts";

/** The header whose signature proves to the server that the caller has its secret. */
export const signatureHeader = "x-shurfa-doctor";
const lasts = 5 * 60_000; // ms; allows for clocks that differ

/** How the server saw a request that came through the proxy. */
export const seenAnswer = z.object({
  /** The address that connected to the server. `isTrusted` says whether TRUST_PROXY names it. */
  peer: z.string(),
  isTrusted: z.boolean(),
  /** The visitor's address that the limits use. */
  address: z.string(),
  host: z.string(),
  protocol: z.string(),
  /** The time of the server's clock, ISO in UTC. */
  at: z.string(),
});

/** Signs a call with the secret of the server's links, which the operator has and no visitor. */
export function signDoctorCall(secret: string, at: Date): string {
  const time = String(at.getTime());
  return `${time}.${createHmac("sha256", secret).update(`doctor:${time}`).digest("base64url")}`;
}

async function isSigned({ config, now }: Kernel, header: string) {
  const secret = await keptLinkSecret(config);
  const time = Number(header.split(".")[0]);
  if (secret === undefined || !(Math.abs(now().getTime() - time) < lasts)) return false;
  const [given, right] = [header, signDoctorCall(secret, new Date(time))].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    right !== undefined &&
    given.length === right.length &&
    timingSafeEqual(given, right)
  );
}

/** Adds the call that tells `npm run doctor` how its request arrived; others get `not-found`. Requirement RUN-07. */
export function addDoctorCall(api: Api, kernel: Kernel) {
  route(api, {
    call: "GET /doctor",
    summary: "How the server received a request that `npm run doctor` signed",
    open: true,
    headers: z.object({ [signatureHeader]: z.string() }),
    answers: { 200: seenAnswer },
    refuses: { 404: "Not signed with the secret of this server" },
    handle: async (c) => {
      const { headers } = c.req.raw;
      if (!(await isSigned(kernel, headers.get(signatureHeader) ?? ""))) throw new AppError("not-found");
      const { remoteAddress } = c.env;
      return c.json({
        peer: remoteAddress,
        isTrusted: isTrustedProxy(kernel, remoteAddress),
        address: clientAddress(kernel, { remoteAddress, headers }),
        host: headers.get("x-forwarded-host") ?? headers.get("host") ?? "",
        protocol: headers.get("x-forwarded-proto") ?? "http",
        at: kernel.now().toISOString(),
      });
    },
  });
}
