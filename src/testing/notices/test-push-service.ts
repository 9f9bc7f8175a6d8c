import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Pushed = { headers: IncomingHttpHeaders; body: Buffer };

/** A push service for a test, with one browser behind it: it keeps what it gets, and reads it as the browser does. */
export async function pushService() {
  let status: number | "hangs" = 201;
  const pushed: Pushed[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      pushed.push({ headers: request.headers, body: Buffer.concat(parts) });
      if (status !== "hangs") response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a listening TCP server has an AddressInfo
  const origin = `http://127.0.0.1:${port}`;
  const browser = createECDH("prime256v1");
  browser.generateKeys();
  const auth = randomBytes(16);
  return {
    origin,
    pushed,
    answer: (next: typeof status) => {
      status = next;
    },
    subscription: (name = "one") => ({
      endpoint: `${origin}/push/${name}`,
      keys: { p256dh: browser.getPublicKey("base64url"), auth: auth.toString("base64url") },
    }),
    /** What the browser shows of a message; throws if it is not for this browser. */
    read: ({ body }: Pushed) => JSON.parse(decrypted(body, browser, auth)),
  };
}

/** RFC 8291, with the encoding of RFC 8188. */
function decrypted(message: Buffer, browser: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const idLength = message.readUInt8(20);
  const senderKey = message.subarray(21, 21 + idLength);
  const encrypted = message.subarray(21 + idLength);
  const shared = browser.computeSecret(senderKey);
  const keyInfo = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), senderKey]);
  const input = Buffer.from(hkdfSync("sha256", shared, auth, keyInfo, 32));
  const derive = (info: string, length: number) =>
    Buffer.from(hkdfSync("sha256", input, salt, `Content-Encoding: ${info}\0`, length));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(encrypted.subarray(-16));
  const padded = Buffer.concat([decipher.update(encrypted.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString(); // the last record ends with 2 and zeros
}

/** The claims of a VAPID token that was signed by the key beside it, and that key; RFC 8292. Throws for a wrong signature. */
export function vapidOf({ headers }: Pushed): {
  key: string;
  claims: { aud: string; exp: number; sub: string };
} {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const [head = "", claims = "", signature = ""] = token.split(".");
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const jwk = { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" };
  const signer = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" as const };
  if (!verify("sha256", Buffer.from(`${head}.${claims}`), signer, Buffer.from(signature, "base64url")))
    throw new Error("the token is not signed by its key");
  return { key, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}
