import { write } from "../../kernel/db/write.server.ts";
import type { Config } from "../../kernel/process/config.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { passkeysOf } from "../factors/passkeys.server.ts";
import { demoAccountText } from "../users/accounts.text.ts";
import { createUser, findForSignIn, foldEmail, hasUsers } from "../users/store.server.ts";
import { hashPassword, verifyPassword } from "./password.server.ts";

export type DemoHint = { email: string; password: string };

const demo: DemoHint = { email: "admin@shurfa.example", password: "shurfa-demo-2026" };

/** Creates the demo account in demo mode, when no user ever existed; requirement RUN-04. */
export async function ensureDemoAccount(kernel: Kernel) {
  if (!kernel.config.demo || (await hasUsers(kernel.reads))) return;
  const passwordHash = await hashPassword(demo.password);
  const user = { name: demoAccountText.name, email: demo.email, access: "owner", passwordHash } as const;
  try {
    await write(kernel, system, (change) => createUser(change, user));
  } catch (error) {
    // When two processes start at once, the second fails because the first has created the account.
    if (!(await hasUsers(kernel.reads))) throw error;
  }
}

/** The credentials to show on the login screen: only while the account exists with its demo password; requirement AUTH-02. */
export async function demoHint(kernel: Kernel): Promise<DemoHint | null> {
  if (!kernel.config.demo) return null;
  const account = await findForSignIn(kernel.reads, demo.email);
  return account?.passwordHash && (await isDemoPassword(account.passwordHash)) ? demo : null;
}

/** Whether these are the published demo credentials outside demo mode, where they are refused. */
export function isClosedDemoPassword(
  { demo: isDemoMode }: Pick<Config, "demo">,
  email: string,
  password: string,
) {
  return !isDemoMode && foldEmail(email) === demo.email && password === demo.password;
}

/**
 * The id of the demo account outside demo mode, while it has its published password and no passkey; else undefined. Nobody
 * can sign in with it, so it does not count as an administrator; requirements AUSR-01, RUN-04.
 */
export async function closedDemoId({ config, reads }: Pick<Kernel, "config" | "reads">) {
  if (config.demo) return undefined;
  const account = await findForSignIn(reads, demo.email);
  if (!account?.passwordHash || !(await isDemoPassword(account.passwordHash))) return undefined;
  const { id } = account.user;
  return (await passkeysOf(reads, id)).length > 0 ? undefined : id;
}

/** Whether a user is the demo account while it is closed, as `closedDemoId` says. */
export async function isClosedDemo(
  kernel: Pick<Kernel, "config" | "reads">,
  { id, email }: { id: number; email: string },
): Promise<boolean> {
  return email === demo.email && (await closedDemoId(kernel)) === id;
}

let judged: { hash: string; isDemo: boolean } | undefined;

/** The result is remembered per hash, so that showing the login page does not cost a password check each time. */
async function isDemoPassword(hash: string) {
  if (judged?.hash !== hash) judged = { hash, isDemo: await verifyPassword(hash, demo.password) };
  return judged.isDemo;
}
