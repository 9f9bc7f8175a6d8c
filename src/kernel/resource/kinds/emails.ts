import { kindOf } from "../field.ts";
import { addressSchema } from "./email.ts";

/** Up to 20 e-mail addresses. */
export const emails = kindOf<string[]>("emails", () => ({
  stored: "json",
  initial: () => [],
  schema: (z) => z.array(z.string().trim().max(320).pipe(addressSchema(z))).max(20),
}));
