import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { z } from "zod";
import { AppError } from "../../kernel/errors.ts";
import type { ApiContext } from "../../kernel/http/http.server.ts";
import { siteOrigin } from "../../kernel/http/same-site.server.ts";
import type { Kernel } from "../../kernel/process/kernel.server.ts";

const base64Field = z.string().min(1).max(20_000);
const shared = {
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
  // Whatever the browser says besides decides nothing.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What the browser answers for a new passkey; the library checks what it says. */
export const registrationField: z.ZodType<RegistrationResponseJSON> = z.object({
  ...shared,
  response: z.object({ clientDataJSON: base64Field, attestationObject: base64Field }),
});

/** What the browser answers for a sign-in. */
export const signInField: z.ZodType<AuthenticationResponseJSON> = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64Field,
    authenticatorData: base64Field,
    signature: base64Field,
    userHandle: z.string().max(200).optional(),
  }),
});

/** The origin that passkeys and links belong to: the site as this browser knows it. */
export function originOf(kernel: Kernel, c: ApiContext): string {
  const origin = siteOrigin(kernel, c.req.raw, c.env.remoteAddress);
  if (!origin) throw new AppError("bad-request");
  return origin;
}
