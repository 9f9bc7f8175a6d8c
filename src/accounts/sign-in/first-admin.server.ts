import { write } from "../../kernel/db/write.server.ts";
import { type Kernel, system } from "../../kernel/process/kernel.server.ts";
import { hasUsers } from "../users/store.server.ts";
import { linkAddress, makeLink } from "./links.server.ts";

/**
 * A link that makes an administrator, once, within 24 hours; requirement SEC-05. Whoever may run commands beside the
 * database gets one at any time: it is also the way back for an agency that has locked itself out.
 */
export async function firstAdminLink(kernel: Kernel, origin: string): Promise<string> {
  const token = await write(kernel, system, (change) => makeLink(change, "first", null));
  return linkAddress(origin, token);
}

/** Whether nobody can sign in yet. */
export async function needsFirstAdmin({ reads }: Pick<Kernel, "reads">): Promise<boolean> {
  return !(await hasUsers(reads));
}
