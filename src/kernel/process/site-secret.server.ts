import { randomBytes } from "node:crypto";
import { getOrMake } from "../objects.ts";
import type { Kernel } from "./kernel.server.ts";

declare module "../db/database.server.ts" {
  interface Tables {
    secrets: { name: string; value: string };
  }
}

const known = new WeakMap<Kernel, Map<string, string>>();

/** 32 random bytes in base64url, made once and kept in the database, so that all processes sign and encrypt with the same key. */
export async function siteSecret(kernel: Kernel, name: string): Promise<string> {
  const ofKernel = getOrMake(known, kernel, () => new Map<string, string>());
  const secret = ofKernel.get(name);
  if (secret) return secret;
  const stored = () =>
    kernel.db.selectFrom("secrets").select("value").where("name", "=", name).executeTakeFirst();
  if (!(await stored())) {
    await kernel.db
      .insertInto("secrets")
      .values({ name, value: randomBytes(32).toString("base64url") })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
  }
  const made = String((await stored())?.value);
  ofKernel.set(name, made);
  return made;
}
