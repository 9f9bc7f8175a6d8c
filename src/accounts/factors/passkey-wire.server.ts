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
  // Extension results are dropped: nothing depends on them.
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** The browser's response for a new passkey. This schema checks its shape; the library verifies its contents. */
export const registrationField: z.ZodType<RegistrationResponseJSON> = z.object({
  ...shared,
  response: z.object({ clientDataJSON: base64Field, attestationObject: base64Field }),
});

/** The browser's response for a sign-in. This schema checks its shape; the library verifies its contents. */
export const signInField: z.ZodType<AuthenticationResponseJSON> = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64Field,
    authenticatorData: base64Field,
    signature: base64Field,
    userHandle: z.string().max(200).optional(),
  }),
});

/** The origin that passkeys and links belong to: that of the site as this browser reaches it. Throws `bad-request`. */
export function originOf(kernel: Kernel, c: ApiContext): string {
  const origin = siteOrigin(kernel, c.req.raw, c.env.remoteAddress);
  if (!origin) throw new AppError("bad-request");
  return origin;
}
