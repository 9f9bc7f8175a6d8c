import type { Kernel, Session } from "../../process/kernel.server.ts";
import { refuseBeyond } from "../rate-limit.server.ts";

const hour = 3600;
const perUser = { limit: 100, windowSeconds: hour };
const perToken = { limit: 20, windowSeconds: hour };

/**
 * Counts a mail that somebody sends to a person outside: at most 100 an hour of a user, programs included, and 20 of a program.
 * Throws `too-many` beyond that; requirement SEC-03.
 */
export async function countMail(kernel: Kernel, { user, token }: Session) {
  const counted = [
    ...(token ? [{ key: `mail of token ${token.id}`, limit: perToken }] : []),
    { key: `mail of user ${user.id}`, limit: perUser },
  ];
  await refuseBeyond(kernel, counted);
}
