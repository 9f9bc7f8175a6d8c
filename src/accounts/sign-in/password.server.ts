import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

// argon2id is the package's default algorithm; the parameters are those of SEC-02.
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

// At most two run at once, since each takes 19 MB and a processor core.
const inTurn = pLimit(2);

// The hash of random bytes that were thrown away. It is checked for unknown accounts, so that they cost the same time; SEC-03.
const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$r4MF83L2QQRu5O4yiCFDXA$GGXssj8H5cQ15OK9/dKDnS35yhWXD8tT+w4pAPJ0Gfo";

/** The argon2id hash of a password, in PHC format. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(canonical(password), cost));
}

/** Whether a password matches a hash. Without a hash it takes equally long and returns false. */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await inTurn(() => verify(passwordHash ?? nobodysHash, canonical(password)));
  return matches && Boolean(passwordHash);
}

/** Keyboards compose Arabic letters and marks differently; normalised, the same password is equal on all of them. */
function canonical(password: string) {
  return password.normalize("NFKC");
}
