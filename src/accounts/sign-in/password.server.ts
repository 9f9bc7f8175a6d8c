import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// argon2id is the package's default algorithm; the figures are those of SEC-02.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

// Two at once: each takes 19 MB and a processor.
const inTurn = pLimit(2);

// The hash of random bytes that nobody kept: verified for accounts that do not exist, so that both cost the same; SEC-03.
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$r4MF83L2QQRu5O4yiCFDXA$GGXssj8H5cQ15OK9/dKDnS35yhWXD8tT+w4pAPJ0Gfo";

/** The argon2id hash of a password, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost));
}

/** Whether the password belongs to the hash. Without a hash it takes as long and answers false. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? nobodysHash, canonical(password)));
  return matches && Boolean(passwordHash);
}

/** Keyboards compose Arabic letters and marks differently; the same password is the same on all. */
function canonical(password: string) {
  return password.normalize("NFKC");
}
